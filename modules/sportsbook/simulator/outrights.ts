import { isPlaceCovered, type PlaceTerms, placeTerms } from '@poyraz/betting'
import { rankOf, seasonChances, standingAfter } from '@poyraz/betting/football'
import { SECOND_MS } from '@poyraz/kernel'
import type { FeedMarket, FeedMessage, FeedScore } from '../feed/messages.ts'
import { offeredWith } from '../feed/offered.ts'
import { fairPlaces, marketOfPlaces, resultsOfPlaces } from '../feed/place-markets.ts'
import { type Fixture, type League, roundsOf } from './calendar.ts'
import { simulatorDraws } from './draws.ts'
import { driftOf, type SimulatorSettings } from './feed.ts'
import { scoresBefore } from './football/index.ts'
import { MATCH_SECONDS } from './football/moment.ts'
import { fastNumbers } from './numbers.ts'

/** Seasons that are played for the chances. */
const SEASONS = 10_000
/** Markets of a season: the champion, and the first two or three places. */
const PLACES = [1, 2, 3] as const
const BOOK = { book: 1.06, method: 'power' } as const
const END_SEQUENCE = 1_000
const TEAMS = 12
/** Terms of each-way bets that a season may have: the usual ones, and closer ones for a season with few rivals. */
const TERMS = [placeTerms(TEAMS), { places: 2, fraction: 4 }].flatMap((terms) => terms ?? [])

export type Season = {
  readonly id: number
  readonly season: number
  readonly sequence: bigint
}

export type SeasonStep = {
  readonly messages: readonly FeedMessage[]
  /** Next kick-off of the league, until which the prices count; `null` without prices. */
  readonly until: number | null
}

type Phase = { readonly over: number; readonly isPlaying: boolean }

/** Counts the rounds that are over, and tells if the next one is being played. */
function phaseOf(rounds: readonly (readonly Fixture[])[], nowMs: number, speed: number): Phase {
  const endOf = (round: readonly Fixture[]) =>
    (round[0]?.startsAtMs ?? 0) + Math.ceil((MATCH_SECONDS / speed) * SECOND_MS)
  const over = rounds.filter((round) => endOf(round) <= nowMs).length
  const begun = rounds.filter((round) => (round[0]?.startsAtMs ?? 0) <= nowMs).length
  return { over, isPlaying: begun > over }
}

/** Returns the sequence that the messages about a season have by now. */
export function sequenceOf(league: League, { season }: Pick<Season, 'season'>, nowMs: number, speed: number) {
  const rounds = roundsOf(league, season)
  const { over, isPlaying } = phaseOf(rounds, nowMs, speed)
  return over === rounds.length ? END_SEQUENCE : 2 * over + (isPlaying ? 1 : 0)
}

/**
 * Returns the messages about the bets on a season: prices between rounds, a stop while one is played, and the
 * settlement by the final table. `scoreOf` has the final scores of matches that are over. They depend on nothing
 * but the key, the season and the time.
 */
export function seasonStep(
  { key, speed }: SimulatorSettings,
  league: League,
  { id, season }: Season,
  scoreOf: (fixture: Fixture) => FeedScore,
  nowMs: number,
): SeasonStep {
  const rounds = roundsOf(league, season)
  const { over, isPlaying } = phaseOf(rounds, nowMs, speed)
  const sequence = sequenceOf(league, { season }, nowMs, speed)
  const base = { eventId: id, sequence, facts: null } as const
  const ranks = ranksOf(league, rounds.slice(0, over).flat(), scoreOf)
  const next = rounds[over]
  if (next === undefined) {
    const settled = {
      eventId: id,
      sequence,
      type: 'bet_settlement',
      markets: results(league, ranks),
    } as const
    return { messages: [settled, { ...base, type: 'bet_stop', state: 'finished' }], until: null }
  }
  if (isPlaying) return { messages: [{ ...base, type: 'bet_stop', state: 'upcoming' }], until: null }
  const open = rounds.slice(over).flat()
  const markets = pricesOf(league, chancesOf({ key, league, id, over }, open, ranks, nowMs))
  return {
    messages: [{ ...base, type: 'odds_change', state: 'upcoming', markets }],
    until: next[0]?.startsAtMs ?? null,
  }
}

const placeOf = ({ teams }: League, teamId: number) => teams.findIndex(({ id }) => id === teamId)

function ranksOf(
  league: League,
  played: readonly Fixture[],
  scoreOf: (fixture: Fixture) => FeedScore,
): Float64Array {
  const ranks = new Float64Array(league.teams.length)
  for (const fixture of played) {
    const { home, away } = scoreOf(fixture)
    const add = (teamId: number, scored: number, conceded: number) => {
      const team = placeOf(league, teamId)
      ranks[team] = (ranks[team] ?? 0) + rankOf(standingAfter(scored, conceded))
    }
    add(fixture.homeId, home, away)
    add(fixture.awayId, away, home)
  }
  return ranks
}

type Pricing = {
  readonly key: Uint8Array
  readonly league: League
  readonly id: number
  readonly over: number
}

/** Chances of the first places by the models that price the matches which are left. */
function chancesOf(
  { key, league, id, over }: Pricing,
  open: readonly Fixture[],
  ranks: Float64Array,
  nowMs: number,
): readonly (readonly number[])[] {
  const matches = open.map((fixture) => ({
    home: placeOf(league, fixture.homeId),
    away: placeOf(league, fixture.awayId),
    scores: scoresBefore(key, fixture, Math.max(0, driftOf(fixture, nowMs))),
  }))
  const draw = fastNumbers(simulatorDraws(key, `season-${id}`, over))
  return seasonChances({ ranks, matches }, PLACES, { seasons: SEASONS, draw })
}

function pricesOf({ teams }: League, chances: readonly (readonly number[])[]): readonly FeedMarket[] {
  const ids = teams.map(({ id }) => id)
  const fair = PLACES.flatMap((places, at) => fairPlaces(ids, places, chances[at] ?? []) ?? [])
  const offered = offeredWith(fair, BOOK)
  const terms = bestTerms(offered)
  return offered.map((market) =>
    market.market === 'WINNER' && terms ? { ...market, eachWay: terms } : market,
  )
}

/** The terms under which most outcomes take each-way bets; `null` if none does. */
function bestTerms(markets: readonly FeedMarket[]): PlaceTerms | null {
  const outcomesOf = (key: string) => markets.find(({ market }) => market === key)?.outcomes ?? []
  const countOf = (terms: PlaceTerms) =>
    outcomesOf('WINNER').filter(({ outcome, odds }) => {
      const place = outcomesOf(marketOfPlaces(terms.places)).find((one) => one.outcome === outcome)
      return place !== undefined && isPlaceCovered(odds, terms, place.chance)
    }).length
  const [best] = TERMS.map((terms) => ({ terms, count: countOf(terms) })).toSorted(
    (one, other) => other.count - one.count,
  )
  return best && best.count > 0 ? best.terms : null
}

/** Results by the final table. Teams with the same points, goal difference and goals share a place. */
const results = ({ teams }: League, ranks: Float64Array) =>
  PLACES.map((places) => ({
    market: marketOfPlaces(places),
    results: resultsOfPlaces(
      teams.map(({ id }) => id),
      places,
      ranks,
    ),
  }))
