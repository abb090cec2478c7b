import type { Sport } from '@poyraz/contract'
import { HOUR_MS, MINUTE_MS } from '@poyraz/kernel'
import { LEAGUES } from './leagues.ts'
import { COLORS, teamNames } from './names.ts'

/** Teams of a league. */
const TEAMS = 12
const MATCHES = TEAMS / 2
/** Rounds of a season: everybody plays everybody at home and away. */
export const ROUNDS = 2 * (TEAMS - 1)
/** A league plays a round in this time; leagues follow one another within it. */
const ROUND_EVERY_MS = 2 * HOUR_MS
const LEAGUE_AFTER_MS = 12 * MINUTE_MS
const START_MS = Date.parse('2026-01-01T00:00:00Z')
const IDS_OF_LEAGUE = 10_000_000
const IDS_OF_ROUND = 10

export type League = {
  readonly id: number
  readonly sport: Sport
  readonly name: string
  readonly nameEn: string
  readonly countryTr: string
  readonly countryEn: string
  readonly legsMin: number
  readonly teams: readonly {
    readonly id: number
    readonly name: string
    readonly short: string
    readonly colors: readonly string[]
  }[]
}

export type Fixture = {
  readonly id: number
  readonly sport: Sport
  readonly leagueId: number
  readonly season: number
  readonly homeId: number
  readonly awayId: number
  readonly startsAtMs: number
}

/** The leagues of the simulator with their teams; the same at every start. */
export const SIMULATED_LEAGUES: readonly League[] = LEAGUES.map(
  ({ sport, name, nameEn, tr, en, legsMin }, league) => {
    const id = league + 1
    const before = LEAGUES.slice(0, league).filter((one) => one.sport === sport).length * TEAMS
    const teams = Array.from({ length: TEAMS }, (_, place) => {
      const number = league * TEAMS + place
      return {
        id: id * 100 + place + 1,
        ...teamNames(sport, before + place),
        colors: [COLORS[(number * 5) % COLORS.length] ?? '', COLORS[(number * 7 + 3) % COLORS.length] ?? ''],
      }
    })
    return { id, sport, name, nameEn, countryTr: tr, countryEn: en, legsMin, teams }
  },
)

/** Returns the fixtures of a league that kick off from `fromMs` until `toMs`. */
export function fixturesOf(
  { id: leagueId, sport, teams }: League,
  fromMs: number,
  toMs: number,
): readonly Fixture[] {
  const offset = offsetOf(leagueId)
  const first = Math.max(0, Math.ceil((fromMs - offset) / ROUND_EVERY_MS))
  const fixtures: Fixture[] = []
  for (let round = first; offset + round * ROUND_EVERY_MS < toMs; round++)
    for (let match = 0; match < MATCHES; match++) {
      const [home, away] = pairOf(round % ROUNDS, match)
      fixtures.push({
        id: leagueId * IDS_OF_LEAGUE + round * IDS_OF_ROUND + match + 1,
        sport,
        leagueId,
        season: Math.floor(round / ROUNDS) + 1,
        homeId: teams[home]?.id ?? 0,
        awayId: teams[away]?.id ?? 0,
        startsAtMs: offset + round * ROUND_EVERY_MS,
      })
    }
  return fixtures
}

/** Bets on whole seasons have ids behind those of all matches of their league. */
const OUTRIGHT_IDS = 9_000_000

/** The bet on the season of the next round of a league. */
export function outrightOf({ id: leagueId }: League, nowMs: number) {
  const round = Math.max(0, Math.floor((nowMs - offsetOf(leagueId)) / ROUND_EVERY_MS) + 1)
  const season = Math.floor(round / ROUNDS) + 1
  const startsAtMs = offsetOf(leagueId) + round * ROUND_EVERY_MS
  return { id: leagueId * IDS_OF_LEAGUE + OUTRIGHT_IDS + season, leagueId, season, startsAtMs }
}

/** Returns the rounds of a season, each with its matches. */
export function roundsOf(league: League, season: number): readonly (readonly Fixture[])[] {
  const fromMs = offsetOf(league.id) + (season - 1) * ROUNDS * ROUND_EVERY_MS
  const fixtures = fixturesOf(league, fromMs, fromMs + ROUNDS * ROUND_EVERY_MS)
  return [...Map.groupBy(fixtures, ({ startsAtMs }) => startsAtMs).values()]
}

const offsetOf = (leagueId: number) => START_MS + (leagueId - 1) * LEAGUE_AFTER_MS

/** Start of the season that a league plays at `nowMs`. */
export function seasonStartMs({ id }: League, nowMs: number): number {
  const offset = offsetOf(id)
  const round = Math.max(0, Math.floor((nowMs - offset) / ROUND_EVERY_MS))
  return offset + Math.floor(round / ROUNDS) * ROUNDS * ROUND_EVERY_MS
}

/** The circle method: the last team stays, the others turn. In the second half of a season sides change. */
function pairOf(round: number, match: number): readonly [number, number] {
  const turns = TEAMS - 1
  const turn = round % turns
  const one = match === 0 ? TEAMS - 1 : (turn + match) % turns
  const other = match === 0 ? turn : (turn - match + turns) % turns
  const isSwapped = round >= turns !== (match === 0 && turn % 2 === 0)
  return isSwapped ? [other, one] : [one, other]
}
