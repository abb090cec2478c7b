import { DAY_MS, MINUTE_MS, SECOND_MS } from '@poyraz/kernel'

/** Retries after a failure: the delay doubles from `firstMs` up to `mostMs`. */
export type Retry = { readonly limit: number; readonly firstMs: number; readonly mostMs: number }

const MESSAGE_DELAY_MS_MAX = 10 * MINUTE_MS

/** A day of attempts (F26): ten minutes apart after the first nine. */
export const MESSAGE_RETRY: Retry = {
  limit: DAY_MS / MESSAGE_DELAY_MS_MAX + 8,
  firstMs: 2 * SECOND_MS,
  mostMs: MESSAGE_DELAY_MS_MAX,
}

/** For work that comes round again by itself. */
export const RUN_RETRY: Retry = { limit: 3, firstMs: 10 * SECOND_MS, mostMs: MINUTE_MS }

type Base = {
  /** `module.job`, unique in the process. */
  readonly name: string
  /** A run that takes longer counts as failed; its signal is aborted. */
  readonly timeoutMs: number
  readonly retry: Retry
}

/** Runs once per time of `cron` (Istanbul), on one of the servers, and never twice at once. */
export type ScheduledJob = Base & {
  readonly kind: 'scheduled'
  /** Five fields. A time at which no server ran is made up for, once. */
  readonly cron: string
  run(signal: AbortSignal): Promise<unknown>
}

/** Thrown by a handler when no retry can help. It is reported as every failure is, and the message ends. */
export class FinalFailure extends Error {}

/** Handles the messages of its queue, each at least once: `id` tells a repeated message apart. */
export type QueueJob = Base & {
  readonly kind: 'queue'
  handle(data: unknown, id: string, signal: AbortSignal): Promise<unknown>
}

/**
 * Runs on every server by a timer of the process, never twice at once there. For what belongs to this process
 * (its memory, its files), and for looks every few seconds at rows that are claimed one by one.
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
