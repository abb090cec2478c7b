import type { ProvidedDatabase } from '@poyraz/db'
import { type Job, startRunner, syncQueues } from '@poyraz/jobs'
import { SECOND_MS } from '@poyraz/kernel'
import type { Context } from './context.ts'
import type { Worker } from './failures.ts'

/** A stop of the server waits longer than this for its background work (`ENDING_MS`). */
const STOP_MS = 4 * SECOND_MS

export type Jobs = {
  /** Writes the queues; before anything is put into them. */
  sync(): Promise<void>
  /** Runs the jobs of every module. The stop function waits for what is under way. */
  start(database: Pick<ProvidedDatabase, 'appUrl' | 'appRole'>): () => Promise<void>
}

type Modules = Pick<Context, 'identity' | 'compliance' | 'promotions' | 'cashier' | 'casino' | 'engagement'>

/** Registers the jobs of every module; their failures are counted with their module. */
export function createJobs(
  modules: Modules,
  { database, failures }: Pick<Context, 'database' | 'failures'>,
): Jobs {
  const owners = new Map<string, Worker>()
  const jobs: Job[] = []
  for (const [owner, module] of entriesOf(modules)) {
    for (const job of module.jobs) {
      owners.set(job.name, owner)
      jobs.push(job)
    }
  }
  const onFailure = (job: string | null, error: unknown) => {
    failures.of((job && owners.get(job)) || 'server')(error)
  }
  return {
    sync: () => syncQueues(database, jobs),
    start: ({ appUrl: url, appRole: role }) => startRunner({ url, role, jobs, onFailure, stopMs: STOP_MS }),
  }
}

function entriesOf({ identity, compliance, promotions, cashier, casino, engagement }: Modules) {
  const modules = { identity, compliance, promotions, cashier, casino, engagement }
  return Object.entries(modules) as [keyof Modules, { readonly jobs: readonly Job[] }][]
}
