import { MINUTE_MS, SECOND_MS } from '@poyraz/kernel'

/** Guards and locks look back this far. */
export const ATTEMPT_WINDOW_MS = 30 * MINUTE_MS

export type GuardedKind = 'password' | 'code'

/** How many failures in half an hour are let through, each counted with the try under way. */
type Limits = {
  /** Of one account on one device. A device on which the player signed in before has only this counter. */
  readonly device: number
  /** Of one account from one address. */
  readonly place: number
  /** Of one account from all devices that are not known. */
  readonly account: number
  /** Of one address over all accounts. */
  readonly subnet: number
}

export const LIMITS: Readonly<Record<GuardedKind, Limits>> = {
  password: { device: 3, place: 3, account: 30, subnet: 20 },
  code: { device: 5, place: 5, account: 15, subnet: 20 },
}

/** A failed or running try of the window, seen from the one that is judged, which is not among them. */
export type PastAttempt = {
  readonly sameAccount: boolean
  readonly sameDevice: boolean
  readonly sameSubnet: boolean
  /** Made while the account was locked: it does not make the lock longer. */
  readonly late: boolean
  readonly atMs: number
}

/** `flooded` is about the address, whatever the account; `locked` is about the account, seen from here. */
export type Verdict =
  | { readonly kind: 'free' }
  | { readonly kind: 'locked' | 'flooded'; readonly retryAfterSeconds: number }

/** Whether a try may go on: it may while fewer than the limit failed before it. */
export function judge(
  past: readonly PastAttempt[],
  question: { limits: Limits; knownDevice: boolean; nowMs: number },
): Verdict {
  const { limits, knownDevice, nowMs } = question
  const own = past.filter((attempt) => attempt.sameAccount && !attempt.late)
  const device = waitMs(
    own.filter((attempt) => attempt.sameDevice),
    limits.device,
    nowMs,
  )
  if (knownDevice) return verdict('locked', device)
  const flood = waitMs(
    past.filter((attempt) => attempt.sameSubnet),
    limits.subnet,
    nowMs,
  )
  if (flood > 0) return verdict('flooded', flood)
  const place = waitMs(
    own.filter((attempt) => attempt.sameSubnet),
    limits.place,
    nowMs,
  )
  return verdict('locked', Math.max(device, place, waitMs(own, limits.account, nowMs)))
}

/** How long until fewer than `limit` of them are inside the window. */
function waitMs(attempts: readonly PastAttempt[], limit: number, nowMs: number): number {
  const newestFirst = attempts.map((attempt) => attempt.atMs).sort((a, b) => b - a)
  const blocking = newestFirst[limit - 1]
  return blocking === undefined ? 0 : Math.max(0, blocking + ATTEMPT_WINDOW_MS - nowMs)
}

function verdict(kind: 'locked' | 'flooded', ms: number): Verdict {
  return ms === 0 ? { kind: 'free' } : { kind, retryAfterSeconds: Math.ceil(ms / SECOND_MS) }
}
