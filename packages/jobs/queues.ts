import type { Database } from '@poyraz/db'
import { DAY_MS, HOUR_MS, SECOND_MS } from '@poyraz/kernel'
import type { PgBoss, QueueOptions } from 'pg-boss'
import { DEAD_QUEUE, withBoss } from './boss.ts'
import { isShared, type Job, type SharedJob } from './job.ts'

const HEARTBEAT_SECONDS = 30
/** Waiting messages are deleted after this time. */
const WAIT_MS_MAX = 30 * DAY_MS
/** Retention of finished runs. */
const RUN_KEPT_MS = 7 * DAY_MS

/** Creates or updates the queues of these jobs with their settings. Call it before the first `enqueue`. */
export async function syncQueues({ pool }: Pick<Database, 'pool'>, jobs: readonly Job[]): Promise<void> {
  await withBoss(pool, async (boss) => {
    const known = new Set((await boss.getQueues()).map(({ name }) => name))
    for (const job of jobs.filter(isShared)) await syncQueue(boss, job, known.has(job.name))
  })
}

async function syncQueue(boss: PgBoss, job: SharedJob, isKnown: boolean): Promise<void> {
  const options = optionsOf(job)
  const deadLetter = job.kind === 'queue' ? { deadLetter: DEAD_QUEUE } : {}
  // The policy is fixed per queue: at most one waiting or active run of a scheduled job; any number of
  // messages.
  const policy = job.kind === 'queue' ? 'standard' : 'exclusive'
  if (isKnown) await boss.updateQueue(job.name, { ...options, ...deadLetter })
  else await boss.createQueue(job.name, { ...options, ...deadLetter, policy, partition: false })
}

function optionsOf(job: SharedJob): QueueOptions & { notify: boolean } {
  const isQueue = job.kind === 'queue'
  return {
    notify: true,
    retryLimit: job.retry.limit,
    retryDelay: seconds(job.retry.firstMs),
    retryBackoff: true,
    retryDelayMax: seconds(job.retry.mostMs),
    expireInSeconds: seconds(job.timeoutMs),
    heartbeatSeconds: HEARTBEAT_SECONDS,
    retentionSeconds: seconds(isQueue ? WAIT_MS_MAX : DAY_MS),
    // Messages hold names and addresses, so they are deleted early. Copies of dead ones show what failed.
    deleteAfterSeconds: seconds(isQueue ? HOUR_MS : RUN_KEPT_MS),
  }
}

function seconds(ms: number): number {
  return Math.ceil(ms / SECOND_MS)
}
