import type { JobResult, JobWithMetadata } from 'pg-boss'
import type { QueueJob } from './job.ts'

/** A message whose attempts ended with their server so often, the last one too, is given up. */
const DEATHS_MAX = 8
/** The library's own words about an attempt whose server was heard of no more, or that took too long. */
const LOST: ReadonlySet<unknown> = new Set(['job heartbeat timeout', 'job timed out'])

/** Handles one message, and says what becomes of it. */
export async function handleMessage(
  job: QueueJob,
  { id, data, retryCount, retryLimit, output, signal }: JobWithMetadata,
  onFailure: (error: unknown) => void,
): Promise<JobResult> {
  if (retryCount >= DEATHS_MAX && isLost(output)) {
    onFailure(new Error(`${job.name} ${id} ended with its server too often: given up`))
    return { id, status: 'deadletter', output: { message: 'ended with its server' } }
  }
  try {
    await job.handle(data, id, signal)
    return { id, status: 'completed' }
  } catch (cause) {
    const end = retryCount >= retryLimit ? ': given up' : ''
    onFailure(new Error(`${job.name} ${id} failed, attempt ${retryCount + 1}${end}`, { cause }))
    return {
      id,
      status: 'failed',
      output: { message: cause instanceof Error ? cause.message : String(cause) },
    }
  }
}

function isLost(output: object | null): boolean {
  const value: unknown = output && 'value' in output ? output.value : null
  return typeof value === 'object' && value !== null && 'message' in value && LOST.has(value.message)
}
