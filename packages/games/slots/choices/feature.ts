import type { Draws } from '@poyraz/fairness'
import type { ChoiceOutcome, CoinSide } from './outcome.ts'

/**
 * A command of a round with decisions: plain JSON. The host sends `close` if the player was away too long.
 */
export type ChoiceCommand =
  /** `gamble`: the player wants to be asked about a win; only in games that have it. */
  | { readonly kind: 'spin'; readonly gamble?: true }
  /** Instead of a spin, in games that sell their free spins. */
  | { readonly kind: 'buy' }
  | { readonly kind: 'choose'; readonly option: number }
  | { readonly kind: 'pick'; readonly cover: number }
  | { readonly kind: 'call'; readonly side: CoinSide }
  | { readonly kind: 'collect' }
  | { readonly kind: 'close' }

/** Result of a command: the private state before the next decision, or the outcome. `going` is plain JSON. */
export type Step<Going> = { readonly going: Going } | { readonly outcome: ChoiceOutcome }

/** A feature with decisions; `choiceRound` makes a round of it. `Going` is its private state. */
export type Feature<Going> = {
  /** Commands that may start a round. */
  readonly firsts: readonly ChoiceCommand[]
  /** Draws the paid spin. Returns its outcome if the feature does not come. */
  begin(first: ChoiceCommand, draws: Draws): Step<Going>
  /** Returns the decisions that the player may make now; at least one. */
  legal(going: Going): readonly ChoiceCommand[]
  /** Applies a decision that `legal` lists. */
  decide(going: Going, command: ChoiceCommand, draws: Draws): Step<Going>
  /** Ends the round with the default decisions. */
  close(going: Going, draws: Draws): Step<Going>
  /** Returns everything of the open round that the player may see. */
  view(going: Going): object
}
