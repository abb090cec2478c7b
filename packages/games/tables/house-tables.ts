import { assert } from '@poyraz/kernel'
import { andarBahar } from './andar-bahar/andar-bahar.ts'
import { baccarat } from './baccarat/baccarat.ts'
import { blackjack } from './blackjack/returns.ts'
import { DECK } from './cards.ts'
import { casinoHoldem } from './casino-poker/casino-holdem.ts'
import { ANTE, type CasinoPoker } from './casino-poker/casino-poker.ts'
import { threeCardPoker } from './casino-poker/three-card-poker.ts'
import { crash } from './crash/layout.ts'
import { dragonTiger } from './dragon-tiger/dragon-tiger.ts'
import type { OpeningHours } from './hours.ts'
import { moneyWheel } from './money-wheel/money-wheel.ts'
import { roulette } from './roulette/roulette.ts'
import { sicBo } from './sic-bo/sic-bo.ts'
import { type ProvenGame, STAKE_BP, type TableGame, type TableLayout } from './table-game.ts'

const GAMES = {
  roulette,
  baccarat,
  'dragon-tiger': dragonTiger,
  'sic-bo': sicBo,
  'money-wheel': moneyWheel,
  'andar-bahar': andarBahar,
} as const
const PROVEN = { ...GAMES, crash } as const
const POKER = { 'three-card-poker': threeCardPoker, 'casino-holdem': casinoHoldem } as const
const LAYOUTS = { ...PROVEN, ...POKER, blackjack } as const
export type TableGameName = keyof typeof LAYOUTS
/** Games that one outcome decides. In the others, players decide or cash out after the bets. */
export type DrawnGameName = keyof typeof GAMES
/** Games of poker against the house, with one hand for all players. */
export type PokerGameName = keyof typeof POKER

/** A live table of the house. */
export type HouseTable = {
  readonly id: number
  readonly name: { readonly tr: string; readonly en: string }
  readonly game: TableGameName
  /** Name of the presenter; empty without one. */
  readonly presenter: string
  /** Language in which the presenter calls. Without it, the presenter calls in the language of the site. */
  readonly spokenLang?: 'tr' | 'en'
  /** Minimum and maximum stake of a player in a round, in kuruş. Chips are multiples of the minimum. */
  readonly minBet: number
  readonly maxBet: number
  /** Greatest return of a bet on one spot in kuruş, its stake included. */
  readonly maxReturn: number
  /** Values of the chips in kuruş, rising. */
  readonly chips: readonly number[]
  /** A human dealer deals by hand, with this time for each number or card. Without it, the chain draws. */
  readonly byHand?: { readonly entryMs: number }
  /** Opening hours; a table without them never closes. */
  readonly hours?: OpeningHours
  /**
   * Lengths of the phases of a round. `drawingMs` is the time of one decision in games with decisions, and
   * the longest flight in crash.
   */
  readonly pace: { readonly bettingMs: number; readonly drawingMs: number; readonly resultMs: number }
}

/** Returns the name of the game that a proof names. */
export function gameNameById(gameId: string): TableGameName | undefined {
  const names = Object.keys(LAYOUTS) as TableGameName[]
  return names.find((name) => LAYOUTS[name].rules.gameId === gameId)
}

/** Returns the game that a proof names, if its outcome follows from the draws alone. */
export function gameById(gameId: string): ProvenGame | undefined {
  return Object.values(PROVEN).find(({ rules }) => rules.gameId === gameId)
}

export const layoutOf = ({ game }: Pick<HouseTable, 'game'>): TableLayout => LAYOUTS[game]

/** Returns the game of a table if it is a drawn game. */
export function drawnGameOf({ game }: Pick<HouseTable, 'game'>): TableGame | undefined {
  return isDrawn(game) ? GAMES[game] : undefined
}

const isDrawn = (game: TableGameName): game is DrawnGameName => Object.hasOwn(GAMES, game)

/** Returns the game of a table of poker against the house. */
export function pokerGameOf({ game }: Pick<HouseTable, 'game'>): CasinoPoker | undefined {
  return isPoker(game) ? POKER[game] : undefined
}

const isPoker = (game: TableGameName): game is PokerGameName => Object.hasOwn(POKER, game)

/** Returns the number of cards of a game with hidden cards, by the name in its proofs. */
export function deckSizeById(gameId: string): number {
  const name = gameNameById(gameId)
  const decks = name && (LAYOUTS[name] as TableLayout).rules['decks']
  assert(typeof decks === 'number', 'a game with hidden cards names its decks')
  return decks * DECK
}

/**
 * Returns the largest stake on a spot in kuruş: its return stays within `maxReturn`, an ante leaves room for
 * the stake that plays it, and it is a multiple of the minimum.
 */
export function mostOn(table: HouseTable, spot: string): number {
  const byReturn = (table.maxReturn * STAKE_BP) / layoutOf(table).mostBp(spot)
  const antes = spot === ANTE ? 1 + (pokerGameOf(table)?.playAntes ?? 0) : 1
  const most = Math.floor(Math.min(byReturn, table.maxBet / antes))
  return most - (most % table.minBet)
}

/** Returns the payout of chips on spots, stakes included, in kuruş. A fraction of a kuruş is cut. */
export function tablePayout(
  game: TableGame,
  bets: readonly { readonly spot: string; readonly amount: number }[],
  outcome: ReturnType<TableGame['decide']>,
): number {
  return bets.reduce(
    (sum, { spot, amount }) => sum + Math.floor((amount * game.returnBp(spot, outcome)) / STAKE_BP),
    0,
  )
}
