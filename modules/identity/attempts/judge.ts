import { MINUTE_MS, SECOND_MS } from '@poyraz/kernel'

/** Locks and budgets count the failures of this window. */
export const ATTEMPT_WINDOW_MS = 30 * MINUTE_MS

export type GuardedKind = 'password' | 'code'

/** Failures allowed in half an hour before the lock, counting the attempt under way. */
type Limits = {
  /** One account on one device. For a known device this is the only counter. */
  readonly device: number
  /** One account from one address. */
  readonly place: number
  /** One account from all devices that are not known. */
  readonly account: number
}

/**
 * Passwords have no lock over all devices, because strangers could lock the account with it. Beyond a budget,
 * each of their guesses costs a proof of work (`flood.ts`). Codes have one: a code is short, and only
 * somebody who knows the password can try one.
 */
export const LIMITS: Readonly<Record<GuardedKind, Limits>> = {
  password: { device: 3, place: 3, account: Number.POSITIVE_INFINITY },
  code: { device: 5, place: 5, account: 15 },
}

/**
 * Right passwords that a signed-in player may prove in half an hour. Each costs a hash, so a few addresses
 * could otherwise fill the queue of hashes with accounts of their own (C06).
 */
export const CLAIMS_MAX = 60

/** A failed or running try for the same account in the window, without the try that is being judged. */
export type PastAttempt = {
  readonly sameDevice: boolean
  readonly sameSubnet: boolean
  /** Made on a device of the account. */
  readonly known: boolean
  readonly atMs: number
}

export type Verdict =
  | { readonly kind: 'free' }
  | { readonly kind: 'locked'; readonly retryAfterSeconds: number }

/** Returns true if an attempt may proceed: fewer than the limit failed before it. */
export function judge(
  past: readonly PastAttempt[],
  question: { limits: Limits; knownDevice: boolean; nowMs: number },
): Verdict {
  const { limits, knownDevice, nowMs } = question
  const wait = (attempts: readonly PastAttempt[], limit: number) => waitMs(attempts, limit, nowMs)
  const device = wait(
    past.filter((attempt) => attempt.sameDevice),
    limits.device,
  )
  if (knownDevice) return verdict(device)
  const place = wait(
    past.filter((attempt) => attempt.sameSubnet),
    limits.place,
  )
  const account = wait(
    past.filter((attempt) => !attempt.known),
    limits.account,
  )
  return verdict(Math.max(device, place, account))
}

/** `atMs`: of the last `CLAIMS_MAX` right passwords of a signed-in player. */
export function judgeClaims(atMs: readonly number[], nowMs: number): Verdict {
  return verdict(atMs.length < CLAIMS_MAX ? 0 : Math.max(0, Math.min(...atMs) + ATTEMPT_WINDOW_MS - nowMs))
}

/** Returns the time until fewer than `limit` of them are inside the window. */
function waitMs(attempts: readonly PastAttempt[], limit: number, nowMs: number): number {
  const newestFirst = attempts.map((attempt) => attempt.atMs).sort((a, b) => b - a)
  const blocking = newestFirst[limit - 1]
  return blocking === undefined ? 0 : Math.max(0, blocking + ATTEMPT_WINDOW_MS - nowMs)
}

function verdict(ms: number): Verdict {
  return ms === 0 ? { kind: 'free' } : { kind: 'locked', retryAfterSeconds: Math.ceil(ms / SECOND_MS) }
}
