import type { BetSport } from '@poyraz/contract'
import { VIRTUAL_GAMES, VIRTUAL_NAMES, type VirtualGameName } from '@poyraz/games/virtual'
import { COLORS, shortOf } from '../simulator/names.ts'

/** Ids from here on belong to virtual games: their leagues, teams and events. No provider may use them. */
export const VIRTUAL_IDS = 1_999_000_000

const LEAGUES = {
  league: {
    id: 1_999_000_001,
    sport: 'football',
    name: 'Dörtlü Lig',
    nameEn: 'Four-Team League',
    countryTr: 'Sanal',
    countryEn: 'Virtual',
  },
  horses: {
    id: 1_999_000_002,
    sport: 'horse_racing',
    name: 'Çayırbaşı Hipodromu',
    nameEn: 'Çayırbaşı Racecourse',
    countryTr: 'Sanal',
    countryEn: 'Virtual',
  },
  dogs: {
    id: 1_999_000_003,
    sport: 'greyhound_racing',
    name: 'Kumluca Tazı Koşuları',
    nameEn: 'Kumluca Greyhounds',
    countryTr: 'Sanal',
    countryEn: 'Virtual',
  },
} as const satisfies Record<VirtualGameName, { readonly sport: BetSport } & Record<string, unknown>>

/** Ids of teams and runners: those of a league follow its own place. */
const IDS_OF_LEAGUE = 1_000

/** Returns the id of a team or runner by its place in the names of the game. */
export const teamIdOf = (game: VirtualGameName, place: number) =>
  LEAGUES[game].id + (VIRTUAL_GAMES.indexOf(game) + 1) * IDS_OF_LEAGUE + place

/** Returns the league that the rounds of a virtual game belong to. */
export const leagueIdOf = (game: VirtualGameName) => LEAGUES[game].id

/** The leagues of virtual games with all that may take part. */
export const VIRTUAL_LEAGUES = VIRTUAL_GAMES.map((game) => ({
  ...LEAGUES[game],
  legsMin: 1,
  isVirtual: true,
  teams: VIRTUAL_NAMES[game].map((name, place) => ({
    id: teamIdOf(game, place),
    name,
    short: shortOf(name),
    colors: [COLORS[(place * 5) % COLORS.length] ?? '', COLORS[(place * 7 + 3) % COLORS.length] ?? ''],
  })),
}))
