import { baccarat } from './baccarat/baccarat.ts'
import { dragonTiger } from './dragon-tiger/dragon-tiger.ts'
import { roulette } from './roulette/roulette.ts'
import { sicBo } from './sic-bo/sic-bo.ts'
import { STAKE_BP, type TableGame } from './table-game.ts'

const GAMES = { roulette, baccarat, 'dragon-tiger': dragonTiger, 'sic-bo': sicBo } as const
export type TableGameName = keyof typeof GAMES

/** A live table of the house. */
export type HouseTable = {
  readonly id: number
  readonly name: { readonly tr: string; readonly en: string }
  readonly game: TableGameName
  readonly presenter: string
  /** Least and greatest stake of a player in a round, in kuruş; chips are multiples of the least. */
  readonly minBet: number
  readonly maxBet: number
  /** A bet on one spot wins at most this, stake included. */
  readonly maxReturn: number
  /** Values of the chips in kuruş, rising. */
  readonly chips: readonly number[]
  /** Lengths of the phases of a round. */
  readonly pace: { readonly bettingMs: number; readonly drawingMs: number; readonly resultMs: number }
}

const CALM = { bettingMs: 25_000, drawingMs: 10_000, resultMs: 6_000 }
const FAST = { bettingMs: 14_000, drawingMs: 7_000, resultMs: 4_000 }

export const HOUSE_TABLES: readonly HouseTable[] = [
  {
    id: 101,
    name: { tr: 'Galata Rulet', en: 'Galata Roulette' },
    game: 'roulette',
    presenter: 'Selin',
    minBet: 500,
    maxBet: 2_500_000,
    maxReturn: 9_000_000,
    chips: [500, 1000, 2500, 10_000, 50_000, 100_000],
    pace: CALM,
  },
  {
    id: 102,
    name: { tr: 'Karaköy Hızlı Rulet', en: 'Karaköy Fast Roulette' },
    game: 'roulette',
    presenter: 'Deniz',
    minBet: 100,
    maxBet: 500_000,
    maxReturn: 1_800_000,
    chips: [100, 500, 1000, 2500, 10_000, 50_000],
    pace: FAST,
  },
  {
    id: 103,
    name: { tr: 'Boğaz Salon Rulet', en: 'Bosphorus Salon Roulette' },
    game: 'roulette',
    presenter: 'Aslı',
    minBet: 2500,
    maxBet: 10_000_000,
    maxReturn: 36_000_000,
    chips: [2500, 10_000, 50_000, 100_000, 500_000],
    pace: CALM,
  },
]

/** Returns the game that a proof names. */
export const gameById = (gameId: string): TableGame | undefined =>
  Object.values<TableGame>(GAMES).find(({ rules }) => rules.gameId === gameId)

export const gameOf = ({ game }: Pick<HouseTable, 'game'>): TableGame => GAMES[game]

/** Returns the greatest stake on a spot: its win stays below that of the table. */
export function mostOn(table: HouseTable, spot: string): number {
  const most = Math.floor((table.maxReturn * STAKE_BP) / gameOf(table).mostBp(spot))
  return Math.min(table.maxBet, most - (most % table.minBet))
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
