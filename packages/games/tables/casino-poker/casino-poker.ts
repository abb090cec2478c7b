import type { Card } from '../cards.ts'
import { STAKE_BP, type TableLayout } from '../table-game.ts'

/**
 * Poker against the house. All players of a table share one hand. Each of them decides once to play it with
 * a further stake or to fold it; the dealer's cards do not depend on that.
 */
export const POKER_MOVES = ['play', 'fold'] as const
export type PokerMove = (typeof POKER_MOVES)[number]

/** Open cards of a round. During the decisions, `board` has only the flop and `dealer` is empty. */
export type PokerCards = {
  readonly player: readonly Card[]
  readonly board: readonly Card[]
  readonly dealer: readonly Card[]
}

/** Slots of the deck in the order of the deal. */
export type PokerSlots = { readonly [Part in keyof PokerCards]: readonly number[] }

export type CasinoPoker = TableLayout & {
  readonly rules: { readonly decks: number }
  /** Play stake, in antes. */
  readonly playAntes: number
  /** Slots of the cards that are open during the decisions (`first`), and at the end (`all`). */
  readonly slots: { readonly first: PokerSlots; readonly all: PokerSlots }
  /** Spot of the side bet. It needs no ante, and does not depend on the decision. */
  readonly sideBet: string
  /** Returns the name of the hand of these cards, such as `flush`. */
  handOf(cards: readonly Card[]): string
  compare(cards: PokerCards): PokerResult
  /** Returns the odds to one of a played ante with this result. */
  anteOdds(cards: PokerCards, result: PokerResult): number
  /** Returns the odds to one of the side bet; `null` if it is lost. */
  sideOdds(cards: PokerCards): number | null
}

/** Result of the ante; `out` if the dealer does not qualify. */
export type PokerResult = 'won' | 'lost' | 'tie' | 'out'

export const ANTE = 'ante'
export const PLAY = 'play'

/** Deals open cards from a deck. */
export function dealPoker(slots: PokerSlots, deck: (slot: number) => Card): PokerCards {
  return { player: slots.player.map(deck), board: slots.board.map(deck), dealer: slots.dealer.map(deck) }
}

/** Returns the return of a stake on a spot after the round, in basis points. */
export function pokerReturnBp(game: CasinoPoker, spot: string, cards: PokerCards, isPlayed: boolean): number {
  if (spot === game.sideBet) {
    const odds = game.sideOdds(cards)
    return odds === null ? 0 : (odds + 1) * STAKE_BP
  }
  if (!isPlayed) return 0
  const result = game.compare(cards)
  if (spot === PLAY) return { won: 2, lost: 0, tie: 1, out: 1 }[result] * STAKE_BP
  const kept = result === 'lost' ? 0 : 1
  return (kept + game.anteOdds(cards, result)) * STAKE_BP
}

type Stakes = Readonly<Record<string, number>>

/** Returns the payout of all stakes of a player by spot, in kuruş. */
export function pokerPayout(game: CasinoPoker, cards: PokerCards, spots: Stakes): number {
  return pokerReturn(game, cards, spots, Object.hasOwn(spots, PLAY))
}

/** Returns the payout of some stakes of a player in kuruş; `isPlayed` tells if the player played the hand. */
export function pokerReturn(game: CasinoPoker, cards: PokerCards, spots: Stakes, isPlayed: boolean): number {
  return Object.entries(spots).reduce(
    (sum, [spot, amount]) => sum + (amount * pokerReturnBp(game, spot, cards, isPlayed)) / STAKE_BP,
    0,
  )
}

const LABELS = { won: 'P', out: 'P', lost: 'H', tie: '=' } as const

/** Formats a result for the list of the latest ones: `P` if the players win, `H` if the house wins, `=`. */
export const pokerLabel = (game: CasinoPoker, cards: PokerCards): string => LABELS[game.compare(cards)]
