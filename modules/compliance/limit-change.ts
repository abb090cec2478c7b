import type { PlayerLimit } from './store/limits.ts'

export type LimitChange = {
  readonly limit: Pick<PlayerLimit, 'value' | 'nextValue' | 'nextAt'>
  /** When it holds; a time: a second yes is needed from then on. */
  readonly applies: 'now' | Date
}

type Current = Pick<PlayerLimit, 'value' | 'nextValue' | 'nextAt'> | undefined

/**
 * What becomes of a limit that its player wants to be `wanted`; `null` is none at all. Tighter holds at
 * once and takes the place of what waited; looser waits from now on, unless the same already does (GLI
 * A.3.7a, RTS 12).
 */
export function changeLimit(current: Current, wanted: bigint | null, now: LimitClock): LimitChange | null {
  if (!current) return wanted === null ? null : { limit: fixed(wanted), applies: 'now' }
  if (wanted !== null && wanted <= current.value) return { limit: fixed(wanted), applies: 'now' }
  const isSame = current.nextAt !== null && current.nextValue === wanted
  const nextAt = isSame && current.nextAt ? current.nextAt : new Date(now.atMs + now.looserAfterMs)
  return { limit: { value: current.value, nextValue: wanted, nextAt }, applies: nextAt }
}

export type LimitClock = { readonly atMs: number; readonly looserAfterMs: number }

/** The limit after its second yes; `null`: removed. */
export function confirmedLimit(current: { readonly nextValue: bigint | null }) {
  return current.nextValue === null ? null : fixed(current.nextValue)
}

function fixed(value: bigint) {
  return { value, nextValue: null, nextAt: null }
}
