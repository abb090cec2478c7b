import type { Draws } from '@poyraz/fairness'
import { add, multiply, type Ratio, ratio } from '../ratio.ts'

/** Plain JSON: rules and outcomes consist of it. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json }

/** Basis points of a whole stake. Returns include the stake: 0 is lost, 10,000 returns it. */
export const STAKE_BP = 10_000

/** Published rules of a table game. Their hash names them in every proof. */
export type TableRules = {
  readonly gameId: string
  readonly version: number
  /** Name and version of the mapping from draws to outcomes. */
  readonly mapping: string
  readonly [detail: string]: Json
}

/** Rules and spots of a table game; a bet is an amount on one spot. */
export type TableLayout = {
  readonly rules: TableRules
  /** Every spot of the layout that takes chips. */
  readonly spots: ReadonlySet<string>
  /** Returns the greatest return of a spot in basis points. It gives the largest stake on the spot. */
  mostBp(spot: string): number
}

/** A game whose outcome follows from the draws alone. */
export type ProvenGame<Outcome extends Json = Json> = TableLayout & {
  /** Decides a round with the draws of its stream `main`. */
  decide(draws: Draws): Outcome
  /** Formats the outcome for the list of the latest results: `17`, `B`. */
  label(outcome: Outcome): string
  /** Length of the drawing in ms, if it depends on the outcome. Without it, the pace of the table applies. */
  drawingMs?(outcome: Outcome): number
}

/** A game that one outcome decides for all players of a table, without decisions after the bets. */
export type TableGame<Outcome extends Json = Json> = ProvenGame<Outcome> & {
  /** Returns what a stake on this spot returns, in basis points. */
  returnBp(spot: string, outcome: Outcome): number
}

/** An outcome with its number of equally likely cases. */
export type Weighted<Outcome> = { readonly outcome: Outcome; readonly weight: bigint }

/** Returns the exact expected return of a stake on a spot; 1 is a fair bet. `outcomes` lists all cases. */
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
