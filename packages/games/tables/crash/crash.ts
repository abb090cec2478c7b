import type { Draws } from '@poyraz/fairness'
import { assert, err, ok, type Result } from '@poyraz/kernel'
import { DRAWN, heightOf, LEAST_HEIGHT } from '../../height.ts'
import type { TableRules } from '../table-game.ts'
import { GROWTH, multiplierAt, reachMs } from './curve.ts'

/** The house keeps 1 % of each stake, whatever the target of the bet (fairness, section 2). */
export const EDGE_BP = 100
/** Least multiplier that a bet is paid at. A cash-out at 1.00 would return the stake without a risk. */
export const LEAST_TARGET = 101
/** Greatest multiplier of a flight. Every bet that is still open is paid there. */
export const MOST_TARGET = 1_000_000

/** Published rules of crash. `curve.ts` explains the growth. */
export const rules: TableRules = {
  gameId: 'crash',
  version: 1,
  mapping: 'crash-1',
  edgeBp: EDGE_BP,
  leastTarget: LEAST_TARGET,
  mostTarget: MOST_TARGET,
  growthPerMs: GROWTH,
}

/** Draws the crash: the multiplier in hundredths at which the string breaks. */
export function drawCrash(draws: Draws): number {
  return heightOf(EDGE_BP, MOST_TARGET, draws.bigInt(DRAWN))
}

/**
 * Returns the length of a flight in ms. The last multiplier counts to its end: the string breaks in the
 * millisecond in which the next hundredth would be reached, or at once at `MOST_TARGET`.
 */
export function flightMs(crash: number): number {
  if (crash === LEAST_HEIGHT) return 0
  return crash === MOST_TARGET ? reachMs(MOST_TARGET) : reachMs(crash + 1)
}

/** Amounts in kuruş. `auto` is the automatic cash-out in hundredths. */
type Stake = { readonly stake: number; readonly auto: number | null; readonly maxReturn: number }

/**
 * Returns the multiplier at which a bet is cashed out automatically: the smallest of the chosen one, the one
 * at which the return reaches `maxReturn`, and `MOST_TARGET`.
 */
export function targetOf({ stake, auto, maxReturn }: Stake): number {
  assert(stake > 0 && stake * LEAST_TARGET <= maxReturn * 100, 'a stake of which the table can pay a win')
  return Math.min(auto ?? MOST_TARGET, MOST_TARGET, Math.floor((maxReturn * 100) / stake))
}

/** A bet of a flight. `cashedMs` is the time of its cash-out after the start, by the server's clock. */
export type FlyingBet = { readonly target: number; readonly cashedMs: number | null }
export type CashOutRefusal = 'not_rising' | 'crashed' | 'cashed_out'

/**
 * Decides a cash-out that arrives this long after the start, and returns its multiplier. The time of arrival
 * counts, not the multiplier on the screen when the button was pressed. If the target was reached earlier,
 * the bet is cashed out already.
 */
export function cashOut(
  bet: FlyingBet,
  flight: { readonly crash: number; readonly elapsedMs: number },
): Result<number, CashOutRefusal> {
  const { crash, elapsedMs } = flight
  const isCashed = bet.cashedMs !== null && bet.cashedMs <= elapsedMs
  if (isCashed || (bet.target <= crash && elapsedMs >= reachMs(bet.target))) return err('cashed_out')
  if (elapsedMs >= flightMs(crash)) return err('crashed')
  const multiplier = multiplierAt(elapsedMs)
  return multiplier < LEAST_TARGET ? err('not_rising') : ok(multiplier)
}

/**
 * Returns the multiplier that a bet is paid at after the flight; 0 if it is lost. It follows from the crash
 * and the stored time alone, so every server computes the same.
 */
export function paidAt({ target, cashedMs }: FlyingBet, crash: number): number {
  const cashed = cashedMs === null ? target : Math.min(multiplierAt(cashedMs), target)
  return cashed >= LEAST_TARGET && cashed <= crash ? cashed : 0
}

/** Returns the payout of a stake in kuruş, itself included. A fraction of a kuruş is cut. */
export function payoutOf(stake: number, hundredths: number): number {
  return Number((BigInt(stake) * BigInt(hundredths)) / 100n)
}
