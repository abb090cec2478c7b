import {
  type BaccaratOutcome,
  type Card,
  type DragonTigerOutcome,
  dragonTiger,
  playBaccarat,
  type TableGameName,
  totalOf,
  winnerOf,
} from '@poyraz/games/tables'
import { sideOf } from '../../../../shared/tables/results.ts'
import type { Side } from '../../../../shared/tables/roads.ts'

export type CardGameName = 'baccarat' | 'dragon-tiger'
/** Games whose results are one of two sides. */
const SIDE_GAMES = ['baccarat', 'dragon-tiger', 'andar-bahar', 'three-card-poker', 'casino-holdem'] as const
export type SideGameName = (typeof SIDE_GAMES)[number]
export const isSideGame = (game: TableGameName): game is SideGameName =>
  SIDE_GAMES.some((one) => one === game)
export type Hand = {
  readonly cards: readonly Card[]
  /** Points of the cards; `null` in games that compare heights. */
  readonly total: number | null
}
export type CardSpot = { readonly id: string; readonly side: Side | 'pair' }
type Dealt = { readonly hand: 'first' | 'second'; readonly card: Card }

/** Facts about a game that the scene of two hands shows. */
export type CardGame = {
  /** Spots of the layout in the order of the board. */
  readonly spots: readonly CardSpot[]
  /** Cards of an outcome in the order of the deal. */
  dealOf(outcome: unknown): readonly Dealt[]
  /** Cards that a dealer has opened so far, in their order. */
  openedOf(cards: readonly Card[]): readonly Dealt[]
  handOf(cards: readonly Card[]): Hand
  winnerOf(outcome: unknown): Side
}

export const CARD_GAMES: Readonly<Record<CardGameName, CardGame>> = {
  baccarat: {
    spots: [
      { id: 'player-pair', side: 'pair' },
      { id: 'player', side: 'first' },
      { id: 'tie', side: 'tie' },
      { id: 'banker', side: 'second' },
      { id: 'banker-pair', side: 'pair' },
    ],
    dealOf(outcome) {
      const { player, banker } = outcome as BaccaratOutcome
      return [0, 1, 2].flatMap((place): readonly Dealt[] => [
        ...(player[place] === undefined ? [] : [{ hand: 'first', card: player[place] } as const]),
        ...(banker[place] === undefined ? [] : [{ hand: 'second', card: banker[place] } as const]),
      ])
    },
    openedOf: (cards) => CARD_GAMES.baccarat.dealOf(playBaccarat(cards)),
    handOf: (cards) => ({ cards, total: totalOf(cards) }),
    winnerOf: (outcome) =>
      (({ player: 'first', banker: 'second', tie: 'tie' }) as const)[winnerOf(outcome as BaccaratOutcome)],
  },
  'dragon-tiger': {
    spots: [
      { id: 'dragon', side: 'first' },
      { id: 'tie', side: 'tie' },
      { id: 'suited-tie', side: 'tie' },
      { id: 'tiger', side: 'second' },
    ],
    dealOf(outcome) {
      const { dragon, tiger } = outcome as DragonTigerOutcome
      return [
        { hand: 'first', card: dragon },
        { hand: 'second', card: tiger },
      ]
    },
    openedOf: (cards) => cards.map((card, place) => ({ hand: place === 0 ? 'first' : 'second', card })),
    handOf: (cards) => ({ cards, total: null }),
    winnerOf: (outcome) => sideOf(dragonTiger.label(outcome as DragonTigerOutcome)),
  },
}
