import type { Draws } from '@poyraz/fairness'
import { drawCard, drawResult, virtualGameById, virtualGameOf } from '../virtual/virtual-tables.ts'
import { type BlackjackPlay, replayBlackjack } from './blackjack/play.ts'
import { dealPoker } from './casino-poker/casino-poker.ts'
import { deckSizeById, gameById, gameNameById, layoutOf, pokerGameOf } from './house-tables.ts'
import type { Json } from './table-game.ts'

type Shoe = (slot: number) => number

/** A game of live tables as the verifier of rounds needs it. */
type Mapping = { readonly rules: Json } & (
  | {
      readonly kind: 'drawn'
      /** `open` returns the draws that decided what the round offered. */
      decide(draws: Draws, open: () => Draws): Json
    }
  | { readonly kind: 'shoe'; readonly cards: number; replay(outcome: Json, shoe: Shoe): Json }
)

/** Returns the mapping of the game that a proof names; `null` if it is not known here. */
export function tableMapping(gameId: string): Mapping | null {
  const game = gameById(gameId)
  if (game) return { kind: 'drawn', rules: game.rules, decide: (draws) => game.decide(draws) }
  const virtual = virtualGameById(gameId)
  if (virtual)
    return {
      kind: 'drawn',
      rules: virtualGameOf({ game: virtual }).rules,
      decide: (draws, open) => drawResult(drawCard(virtual, open()), draws).outcome,
    }
  const name = gameNameById(gameId)
  if (!name) return null
  const poker = pokerGameOf({ game: name })
  return {
    kind: 'shoe',
    rules: layoutOf({ game: name }).rules,
    cards: deckSizeById(gameId),
    // In poker, decisions change no card.
    replay: (outcome, shoe) =>
      poker ? dealPoker(poker.slots.all, shoe) : replayed(outcome as unknown as BlackjackPlay, shoe),
  }
}

/** Replays the decisions; `null` if the rules do not allow them with these cards. */
function replayed({ seats, moves }: BlackjackPlay, shoe: Shoe): BlackjackPlay | null {
  try {
    return replayBlackjack(
      seats.map(({ seat }) => seat),
      moves,
      shoe,
    )
  } catch {
    return null
  }
}
