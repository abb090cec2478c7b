import type { PlayerLimit } from './store/limits.ts'

export type LimitChange = {
  readonly limit: Pick<PlayerLimit, 'value' | 'nextValue' | 'nextAt'>
  /** `now`, or the time from which the player can confirm the change. */
  readonly applies: 'now' | Date
}

type Current = Pick<PlayerLimit, 'value' | 'nextValue' | 'nextAt'> | undefined

/**
 * Computes the change of a limit to `wanted`; `null` removes it. A tighter value applies at once and cancels
 * a pending change. A looser value, or a removal, is pending for `looserAfterMs`; a repeated request for the
 * same value does not restart the wait (GLI A.3.7a, RTS 12). Returns `null` if there is nothing to remove.
 */
export function changeLimit(current: Current, wanted: bigint | null, now: LimitClock): LimitChange | null {
  if (!current) return wanted === null ? null : { limit: fixed(wanted), applies: 'now' }
  if (wanted !== null && wanted <= current.value) return { limit: fixed(wanted), applies: 'now' }
  const isSame = current.nextAt !== null && current.nextValue === wanted
  const nextAt = isSame && current.nextAt ? current.nextAt : new Date(now.atMs + now.looserAfterMs)
  return { limit: { value: current.value, nextValue: wanted, nextAt }, applies: nextAt }
}

/** Returns the time from which a request can be confirmed; `null` if there is none, or it has lapsed. */
export function stillWaiting(from: Date | null, { atMs, confirmWithinMs }: LapseClock): Date | null {
  return from !== null && atMs < from.getTime() + confirmWithinMs ? from : null
}

export type LapseClock = { readonly atMs: number; readonly confirmWithinMs: number }

/** Returns the limit without a pending change that has lapsed. */
export function withoutLapsed<L extends NonNullable<Current>>(limit: L, clock: LapseClock): L {
  const nextAt = stillWaiting(limit.nextAt, clock)
  return nextAt === null ? { ...limit, nextValue: null, nextAt } : limit
}

export type LimitClock = { readonly atMs: number; readonly looserAfterMs: number }

/** Returns the limit after its pending change was confirmed; `null` means removed. */
export function confirmedLimit(current: { readonly nextValue: bigint | null }) {
  return current.nextValue === null ? null : fixed(current.nextValue)
}

function fixed(value: bigint) {
  return { value, nextValue: null, nextAt: null }
}
