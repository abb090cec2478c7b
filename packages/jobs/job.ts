import { DAY_MS, MINUTE_MS, SECOND_MS } from '@poyraz/kernel'

/** Retries after a failure: the delay doubles from `firstMs` up to `mostMs`. */
export type Retry = { readonly limit: number; readonly firstMs: number; readonly mostMs: number }

const MESSAGE_DELAY_MS_MAX = 10 * MINUTE_MS

/** Attempts for a day (F26): ten minutes apart after the first nine. */
export const MESSAGE_RETRY: Retry = {
  limit: DAY_MS / MESSAGE_DELAY_MS_MAX + 8,
  firstMs: 2 * SECOND_MS,
  mostMs: MESSAGE_DELAY_MS_MAX,
}

/** Few retries, for jobs that run again on their schedule. */
export const RUN_RETRY: Retry = { limit: 3, firstMs: 10 * SECOND_MS, mostMs: MINUTE_MS }

type Base = {
  /** `module.job`, unique in the process. */
  readonly name: string
  /** Time limit of an attempt. Beyond it the attempt fails and its signal is aborted. */
  readonly timeoutMs: number
  readonly retry: Retry
}

/** Runs once per time of `cron` (Istanbul), on one of the servers, and never in parallel. */
export type ScheduledJob = Base & {
  readonly kind: 'scheduled'
  /** Five fields. Times at which no server ran are made up by one run. */
  readonly cron: string
  run(signal: AbortSignal): Promise<unknown>
}

/** Thrown by a handler when no retry can help. The failure is reported, and the message ends. */
export class FinalFailure extends Error {}

/** Handles the messages of its queue, each at least once. A repeated message has the same `id`. */
export type QueueJob = Base & {
  readonly kind: 'queue'
  handle(data: unknown, id: string, signal: AbortSignal): Promise<unknown>
}

/**
 * Runs on every server by a timer of the process, never in parallel with itself there. For the process's own
 * memory and files, and for frequent polls of rows that are claimed one by one.
 */
export type LocalJob = {
  readonly kind: 'local'
  readonly name: string
  readonly everyMs: number
  /** Runs also when the work starts or stops. */
  readonly alsoAt?: readonly ('start' | 'stop')[]
  run(signal: AbortSignal): Promise<unknown>
}

export type Job = ScheduledJob | QueueJob | LocalJob
export type SharedJob = ScheduledJob | QueueJob

export function isShared(job: Job): job is SharedJob {
  return job.kind !== 'local'
}
