import { multiplierAt, payoutOf, reachMs } from '@poyraz/games/tables'
import type { Item } from '../../../../shared/endpoint/procedures.ts'
import type { TableState } from '../../../../shared/tables/table-states.ts'

export type OwnFlight = Item<'tables.bet'>['flights'][number]

/** Stages of a round as its scene shows them. */
export type Stage = 'betting' | 'launching' | 'flying' | 'crashed'

/** Maximum time of a flight in ms, as in `packages/games/tables/crash/curve.ts`. */
const MOST_MS = 2 ** 18 - 1

/** Returns the stage of a round at this server time. */
export function stageOf({ phase, flight }: TableState, nowMs: number): Stage {
  if (phase === 'betting') return 'betting'
  if (phase === 'result') return 'crashed'
  return flight?.startsAt && nowMs >= flight.startsAt ? 'flying' : 'launching'
}

/**
 * Returns the ms since the start of the flight at this server time; after the crash, those of its last
 * multiplier.
 */
export function flownMs(state: TableState, nowMs: number): number {
  const crash = crashOf(state)
  if (crash !== null) return reachMs(crash)
  const startsAt = state.flight?.startsAt
  if (state.phase !== 'drawing' || !startsAt) return 0
  return Math.min(Math.max(0, Math.floor(nowMs - startsAt)), MOST_MS)
}

/** Returns the last multiplier of a flight that has ended. */
export function crashOf({ phase, outcome }: TableState): number | null {
  const crash = (outcome as { readonly crash?: unknown } | null)?.crash
  return phase === 'result' && typeof crash === 'number' ? crash : null
}

export function multiplierOf(state: TableState, nowMs: number): number {
  return crashOf(state) ?? multiplierAt(flownMs(state, nowMs))
}

/**
 * Returns the multiplier that a bet is paid at: 0 for a lost one, `null` while the server has not decided it.
 * The picture may be ahead of the news that the string broke, so a limit that it passed is not a payment yet.
 */
export function paidOf(own: OwnFlight, state: TableState): number | null {
  const paid = own.paid ?? state.flight?.bets.find(({ betID }) => betID === own.betID)?.paid ?? null
  if (paid !== null) return paid
  const crash = crashOf(state)
  if (crash === null) return null
  return own.limit <= crash ? own.limit : 0
}

/** Returns what an open bet is worth at this multiplier, in kuruş. It is cashed out at its limit. */
export const worthOf = ({ stake, limit }: OwnFlight, multiplier: number): number =>
  payoutOf(Number(stake), Math.min(multiplier, limit))
