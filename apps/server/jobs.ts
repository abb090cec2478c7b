import type { ProvidedDatabase } from '@poyraz/db'
import { type Job, startRunner, syncQueues } from '@poyraz/jobs'
import { SECOND_MS } from '@poyraz/kernel'
import type { Context } from './context.ts'
import type { Worker } from './failures.ts'

/** Must be shorter than the shutdown timeout of the server (`ENDING_MS`). */
const STOP_MS = 4 * SECOND_MS

export type Jobs = {
  /** Creates the queues; called before the first job is enqueued. */
  sync(): Promise<void>
  /** Runs the jobs of every module. The returned function stops them and waits for running jobs. */
  start(database: Pick<ProvidedDatabase, 'appUrl' | 'appRole'>): () => Promise<void>
}

type Modules = Pick<
  Context,
  'access' | 'identity' | 'compliance' | 'promotions' | 'cashier' | 'casino' | 'engagement'
>

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

function entriesOf({ access, identity, compliance, promotions, cashier, casino, engagement }: Modules) {
  const modules = { access, identity, compliance, promotions, cashier, casino, engagement }
  return Object.entries(modules) as [keyof Modules, { readonly jobs: readonly Job[] }][]
}
