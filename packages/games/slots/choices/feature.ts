import type { Draws } from '@poyraz/fairness'
import type { ChoiceOutcome, CoinSide } from './outcome.ts'

/** A command of a round with decisions: plain JSON. `close` is the host's, if the player was away too long. */
export type ChoiceCommand =
  /** `gamble`: the player wants to be asked about a win; only in games that have it. */
  | { readonly kind: 'spin'; readonly gamble?: true }
  | { readonly kind: 'choose'; readonly option: number }
  | { readonly kind: 'pick'; readonly cover: number }
  | { readonly kind: 'call'; readonly side: CoinSide }
  | { readonly kind: 'collect' }
  | { readonly kind: 'close' }

/** A round after a command: over, or `going` on with the next decision. `going` is plain JSON. */
export type Step<Going> = { readonly going: Going } | { readonly outcome: ChoiceOutcome }

/** A feature with decisions, as the round plays it. */
export type Feature<Going> = {
  /** Commands that begin a round. */
  readonly firsts: readonly ChoiceCommand[]
  /** Draws the paid spin. */
  begin(first: ChoiceCommand, draws: Draws): Step<Going>
  /** Decisions that the player has. */
  legal(going: Going): readonly ChoiceCommand[]
  decide(going: Going, command: ChoiceCommand, draws: Draws): Step<Going>
  /** Ends the round by its default decision. */
  close(going: Going, draws: Draws): Step<Going>
  /** Everything of the waiting round that the player may see. */
  view(going: Going): object
}
