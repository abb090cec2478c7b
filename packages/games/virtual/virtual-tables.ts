import type { Draws } from '@poyraz/fairness'
import { SECOND_MS } from '@poyraz/kernel'
import type { Json } from '../tables/table-game.ts'
import { championsOf, type LeagueCard, type LeagueOutcome, miniLeague } from './mini-league.ts'
import { CLUBS, DOGS, HORSES } from './names.ts'
import { createRace, type RaceCard, type RaceOutcome } from './race.ts'
import type { VirtualGame } from './virtual-game.ts'

export const horseRace = createRace({ gameId: 'virtual-horses', stable: HORSES.length, runners: 8 })
const dogRace = createRace({ gameId: 'virtual-dogs', stable: DOGS.length, runners: 6 })

const GAMES = { league: miniLeague, horses: horseRace, dogs: dogRace } as const
export type VirtualGameName = keyof typeof GAMES
export const VIRTUAL_GAMES = Object.keys(GAMES) as readonly VirtualGameName[]
/** Names of all that may take part in a game; the ids of its cards are places in this list. */
export const VIRTUAL_NAMES: Readonly<Record<VirtualGameName, readonly string[]>> = {
  league: CLUBS,
  horses: HORSES,
  dogs: DOGS,
}

/** A room of virtual games: rounds without a break, on which players bet by coupons. */
export type VirtualTable = {
  readonly id: number
  readonly name: { readonly tr: string; readonly en: string }
  readonly game: VirtualGameName
  /** Lengths of the bets, of the race or the matches, and of the results. */
  readonly pace: { readonly bettingMs: number; readonly drawingMs: number; readonly resultMs: number }
}

const RACE_PACE = { bettingMs: 120 * SECOND_MS, resultMs: 15 * SECOND_MS }

/** The virtual games of the house. A round of each takes three minutes. */
export const VIRTUAL_TABLES: readonly VirtualTable[] = [
  {
    id: 201,
    name: { tr: 'Dörtlü Lig', en: 'Four-Team League' },
    game: 'league',
    pace: { bettingMs: 75 * SECOND_MS, drawingMs: 90 * SECOND_MS, resultMs: 15 * SECOND_MS },
  },
  {
    id: 202,
    name: { tr: 'Çayırbaşı Hipodromu', en: 'Çayırbaşı Racecourse' },
    game: 'horses',
    pace: { ...RACE_PACE, drawingMs: 45 * SECOND_MS },
  },
  {
    id: 203,
    name: { tr: 'Kumluca Tazı Koşuları', en: 'Kumluca Greyhounds' },
    game: 'dogs',
    pace: { ...RACE_PACE, bettingMs: 130 * SECOND_MS, drawingMs: 35 * SECOND_MS },
  },
]

export const virtualGameOf = ({ game }: Pick<VirtualTable, 'game'>): VirtualGame =>
  GAMES[game] as unknown as VirtualGame

/** Returns the virtual game that a proof names. */
export const virtualGameById = (gameId: string): VirtualGameName | undefined =>
  VIRTUAL_GAMES.find((game) => GAMES[game].rules.gameId === gameId)

/** The card of a round with its game. */
export type VirtualCard =
  | { readonly game: 'league'; readonly card: LeagueCard }
  | { readonly game: 'horses' | 'dogs'; readonly card: RaceCard }
/** A card with the outcome of its round. */
export type VirtualResult =
  | { readonly game: 'league'; readonly card: LeagueCard; readonly outcome: LeagueOutcome }
  | { readonly game: 'horses' | 'dogs'; readonly card: RaceCard; readonly outcome: RaceOutcome }

/** Draws the card of a round; `draws` are public. */
export const drawCard = (game: VirtualGameName, draws: Draws): VirtualCard =>
  ({ game, card: virtualGameOf({ game }).cardOf(draws) }) as unknown as VirtualCard

/** Decides a round. */
export const drawResult = (card: VirtualCard, draws: Draws): VirtualResult =>
  resultOf(card, virtualGameOf(card).decide(draws, card.card))

/** Puts a stored outcome to the card of its round. */
export const resultOf = (card: VirtualCard, outcome: Json): VirtualResult =>
  ({ ...card, outcome }) as unknown as VirtualResult

/** Returns the places in the card of the first three of a race, or of the champions of a league. */
export function winnersOf(result: VirtualResult): readonly number[] {
  if (result.game === 'league') return championsOf(result.outcome)
  return result.outcome.order.slice(0, 3).map((number) => number - 1)
}
