import type { JobResult, JobWithMetadata, PgBoss } from 'pg-boss'
import { FinalFailure, type QueueJob } from './job.ts'

/** A message whose attempts ended with their server so often, the last one too, is given up. */
const DEATHS_MAX = 8
/** The library's own words about an attempt whose server was heard of no more, or that took too long. */
const LOST: ReadonlySet<unknown> = new Set(['job heartbeat timeout', 'job timed out'])

/** Lower than that of new messages, which have 0: a queue is read by priority and then by age. */
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
 * Puts the retries of a message behind new messages. Written before the attempt, so that it also holds for
 * one that is timed out or ends with its server.
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
