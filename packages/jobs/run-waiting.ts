import type { Database } from '@poyraz/db'
import type { JobWithMetadata, PgBoss } from 'pg-boss'
import { withBoss } from './boss.ts'
import { handleMessage } from './handle.ts'
import type { Job, QueueJob } from './job.ts'

const MESSAGES_MAX = 100

/** Handles the messages that are due in the queues of these jobs, each once, and returns how many succeeded. */
export function runWaiting(
  { pool }: Pick<Database, 'pool'>,
  jobs: readonly Job[],
  onFailure: (error: unknown) => void = () => {},
): Promise<number> {
  return withBoss(pool, async (boss) => {
    let handled = 0
    for (const job of jobs.filter((one) => one.kind === 'queue')) handled += await drain(boss, job, onFailure)
    return handled
  })
}

async function drain(boss: PgBoss, job: QueueJob, onFailure: (error: unknown) => void): Promise<number> {
  let handled = 0
  for (let taken = 0; taken < MESSAGES_MAX; taken++) {
    const [message] = await boss.fetch<object>(job.name, { includeMetadata: true, batchSize: 1 })
    if (!message) break
    const unbound = { ...message, signal: new AbortController().signal } as JobWithMetadata
    const { id, status, output } = await handleMessage(boss, job, unbound, onFailure)
    if (status === 'completed') {
      await boss.complete(job.name, id)
      handled++
    } else {
      await boss.fail(job.name, id, output as object)
    }
  }
  return handled
}
