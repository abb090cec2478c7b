import type { Draws } from '@poyraz/fairness'
import type { Json, TableRules } from '../tables/table-game.ts'

/**
 * A game whose rounds are offered by the sportsbook: its card names who takes part and how strong they are,
 * and follows from public draws, so everybody knows it before the bets. The outcome follows from the chain.
 */
export type VirtualGame<Card extends Json = Json, Outcome extends Json = Json> = {
  readonly rules: TableRules
  /** Draws what is offered in a round, with draws that anybody can repeat. */
  cardOf(draws: Draws): Card
  /** Decides a round with the draws of its stream `main`. */
  decide(draws: Draws, card: Card): Outcome
  /** Formats the outcome for the list of the latest results. */
  label(outcome: Outcome): string
}
