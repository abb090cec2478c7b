import type { JobResult, JobWithMetadata, PgBoss } from 'pg-boss'
import { FinalFailure, type QueueJob } from './job.ts'

/**
 * A message is given up after this many retries if its last attempt was lost with its server or timed out.
 */
const DEATHS_MAX = 8
/** The library's error texts for an attempt without heartbeat, and for one that timed out. */
const LOST: ReadonlySet<unknown> = new Set(['job heartbeat timeout', 'job timed out'])

/** New messages have priority 0. A queue is read by priority, then by age. */
const RETRY_PRIORITY = -1

/** Handles one message and returns its outcome. */
export async function handleMessage(
  boss: PgBoss,
  job: QueueJob,
  message: JobWithMetadata,
  onFailure: (error: unknown) => void,
): Promise<JobResult> {
  const { id, data, retryCount, retryLimit, output, signal } = message
  if (retryCount >= DEATHS_MAX && isLost(output)) {
    onFailure(new Error(`${job.name} ${id} ended with its server too often: given up`))
    return { id, status: 'deadletter', output: { message: 'ended with its server' } }
  }
  try {
    await queueRetryLast(boss, message)
    await job.handle(data, id, signal)
    return { id, status: 'completed' }
  } catch (cause) {
    const isFinal = cause instanceof FinalFailure
    const end = isFinal || retryCount >= retryLimit ? ': given up' : ''
    onFailure(new Error(`${job.name} ${id} failed, attempt ${retryCount + 1}${end}`, { cause }))
    const reason = { message: cause instanceof Error ? cause.message : String(cause) }
    return { id, status: isFinal ? 'completed' : 'failed', output: reason }
  }
}

/**
 * Gives the retries of a message a lower priority than new messages. It is written before the attempt, so
 * that it also holds for an attempt that times out or ends with its server.
 */
async function queueRetryLast(boss: PgBoss, { id, name, priority }: JobWithMetadata): Promise<void> {
  if (priority <= RETRY_PRIORITY) return
  const lower = 'update jobs.job set priority = $1 where name = $2 and id = $3'
  await boss.getDb().executeSql(lower, [RETRY_PRIORITY, name, id])
}

function isLost(output: object | null): boolean {
  const value: unknown = output && 'value' in output ? output.value : null
  return typeof value === 'object' && value !== null && 'message' in value && LOST.has(value.message)
}
