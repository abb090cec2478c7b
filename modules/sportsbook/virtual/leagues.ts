import type { BetSport } from '@poyraz/contract'
import { VIRTUAL_NAMES, VIRTUAL_TABLES, type VirtualGameName } from '@poyraz/games/virtual'
import { COLORS, shortOf } from '../simulator/names.ts'

/** Ids from here on belong to virtual games: those of leagues, teams and runners, and of events (migration 022). */
export const VIRTUAL_IDS = 1_999_000_000

const SPORTS: Readonly<Record<VirtualGameName, BetSport>> = {
  league: 'football',
  horses: 'horse_racing',
  dogs: 'greyhound_racing',
}
const PLACES: Readonly<Record<VirtualGameName, number>> = { league: 1, horses: 2, dogs: 3 }
/** Ids of the teams and runners of a league. */
const IDS_OF_LEAGUE = 1_000

/** Returns the id of a team or runner by its place in the names of the game. */
export const teamIdOf = (game: VirtualGameName, place: number) =>
  VIRTUAL_IDS + PLACES[game] * IDS_OF_LEAGUE + place

/** Returns the league that the rounds of a virtual game belong to. */
export const leagueIdOf = (game: VirtualGameName) => VIRTUAL_IDS + PLACES[game]

/** The leagues of virtual games with all that may take part. */
export const VIRTUAL_LEAGUES = VIRTUAL_TABLES.map(({ game, name }) => ({
  id: leagueIdOf(game),
  sport: SPORTS[game],
  name: name.tr,
  nameEn: name.en,
  countryTr: 'Sanal',
  countryEn: 'Virtual',
  legsMin: 1,
  isVirtual: true,
  teams: VIRTUAL_NAMES[game].map((team, place) => ({
    id: teamIdOf(game, place),
    name: team,
    short: shortOf(team),
    colors: [COLORS[(place * 5) % COLORS.length] ?? '', COLORS[(place * 7 + 3) % COLORS.length] ?? ''],
  })),
}))

/** All teams and runners by their ids. */
export const VIRTUAL_TEAMS = new Map(
  VIRTUAL_LEAGUES.flatMap(({ teams }) => teams.map((team) => [team.id, team] as const)),
)
