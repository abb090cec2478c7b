import type { ProvidedDatabase } from '@poyraz/db'
import { type Job, startRunner, syncQueues } from '@poyraz/jobs'
import { SECOND_MS } from '@poyraz/kernel'
import type { Part } from './compose/part.ts'
import type { Context } from './context.ts'

/** Must be shorter than the shutdown timeout of the server (`ENDING_MS`). */
const STOP_MS = 4 * SECOND_MS

export type Jobs = {
  /** Creates the queues; called before the first job is enqueued. */
  sync(): Promise<void>
  /** Runs the jobs and timers of every module. The returned function stops them and waits for running jobs. */
  start(database: Pick<ProvidedDatabase, 'appUrl' | 'appRole'>): () => Promise<void>
}

/** Registers the jobs of every module; their failures are counted with their module. */
export function createJobs(
  parts: readonly Pick<Part, 'name' | 'jobs' | 'start'>[],
  { database, failures }: Pick<Context, 'database' | 'failures'>,
): Jobs {
  const owned = parts.flatMap(({ name, jobs: own = [] }) => own.map((job) => [job, name] as const))
  const jobs = owned.map(([job]): Job => job)
  const owners = new Map(owned.map(([job, owner]) => [job.name, owner]))
  const onFailure = (job: string | null, error: unknown) => {
    failures.of((job && owners.get(job)) || 'server')(error)
  }
  return {
    sync: () => syncQueues(database, jobs),
    start({ appUrl: url, appRole: role }) {
      const stopJobs = startRunner({ url, role, jobs, onFailure, stopMs: STOP_MS })
      const stops = parts.flatMap((part) => part.start?.() ?? [])
      return async () => {
        await Promise.all([stopJobs, ...stops].map((stop) => stop()))
      }
    },
  }
}
