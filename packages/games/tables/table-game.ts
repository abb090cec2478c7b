import type { Draws } from '@poyraz/fairness'
import { add, multiply, type Ratio, ratio } from '../ratio.ts'

/** Plain JSON, of which rules and outcomes consist. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json }

/** A return in basis points of the stake, stake included: 0 is lost, 10,000 returns the stake. */
export const STAKE_BP = 10_000

/** Published rules of a table game. Their hash names them in every proof. */
export type TableRules = {
  readonly gameId: string
  readonly version: number
  /** Mapping of draws to outcomes. */
  readonly mapping: string
  readonly [detail: string]: Json
}

/** The spots of a table's layout; a bet is an amount on one of them. */
export type TableLayout = {
  readonly rules: TableRules
  /** Every spot of the layout that takes chips. */
  readonly spots: ReadonlySet<string>
  /** Returns the return of this spot that the limit of its stake is computed from, in basis points. */
  mostBp(spot: string): number
}

/** A game whose outcome follows from the draws alone. */
export type ProvenGame<Outcome extends Json = Json> = TableLayout & {
  /** Decides a round with the draws of its stream `main`. */
  decide(draws: Draws): Outcome
  /** Formats the outcome for the list of the latest results: `17`, `B`. */
  label(outcome: Outcome): string
  /** Length of the drawing where it depends on the outcome; without it, the pace of the table tells it. */
  drawingMs?(outcome: Outcome): number
}

/** A game that one outcome decides for all players of a table, without decisions after the bets. */
export type TableGame<Outcome extends Json = Json> = ProvenGame<Outcome> & {
  /** Returns what a stake on this spot returns, in basis points. */
  returnBp(spot: string, outcome: Outcome): number
}

/** An outcome with its number of cases out of all. */
export type Weighted<Outcome> = { readonly outcome: Outcome; readonly weight: bigint }

/** Returns the exact expected return of a stake on a spot: 1 is a fair bet. */
export function expectedReturn<Outcome extends Json>(
  game: TableGame<Outcome>,
  spot: string,
  outcomes: readonly Weighted<Outcome>[],
): Ratio {
  const cases = outcomes.reduce((sum, { weight }) => sum + weight, 0n)
  const paid = outcomes.map(({ outcome, weight }) =>
    ratio(weight * BigInt(game.returnBp(spot, outcome)), BigInt(STAKE_BP)),
  )
  return multiply(add(...paid), ratio(1n, cases))
}
