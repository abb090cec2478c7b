import {
  footballPrices,
  type MatchState,
  outcomesOf,
  rankOf,
  type ScoreModel,
  seasonChances,
  settleFootball,
} from '@poyraz/betting/football'
import type { Draws } from '@poyraz/fairness'
import {
  halfMeans,
  LEAGUE_PAIRS,
  type LeagueCard,
  type LeagueOutcome,
  scoreOf,
  standings,
} from '@poyraz/games/virtual'
import { RESULT_FACTORS } from '../feed/leg-result.ts'
import type { FeedFacts, FeedMarket, FeedResult } from '../feed/messages.ts'
import { offeredWith } from '../feed/offered.ts'
import { fairPlaces, resultsOfPlaces } from '../feed/place-markets.ts'
import { fastNumbers } from '../simulator/numbers.ts'

/** Markets of a match: a choice that fits one screen. */
const CODES: readonly string[] = [
  'FT_1X2',
  'FT_DC',
  'FT_OU',
  'FT_BTTS',
  'FT_DNB',
  'FTTS',
  'HT_1X2',
  'HTFT',
  'FT_CS',
]
const BOOK = { book: 1.06, method: 'power' } as const
/** Seasons that are played for the chances of the champion. */
const SEASONS = 20_000
/** Markets of a season: the champion, and the first two. */
const PLACES = [1, 2] as const
const NO_GOALS = { home: 0, away: 0 }
const SECONDS_OF_MINUTE = 60

type Match = LeagueOutcome['matches'][number]

/** The state of each match before its start, in the order of the season. */
export function matchStates({ teams }: LeagueCard): readonly MatchState[] {
  const hundredths = ({ home, away }: { readonly home: number; readonly away: number }) => ({
    home: home / 100,
    away: away / 100,
  })
  return LEAGUE_PAIRS.map(([home, away]) => {
    const { first, second } = halfMeans(teams[home]?.strength ?? 0, teams[away]?.strength ?? 0)
    const rest = { restOfFirst: hundredths(first), restOfSecond: hundredths(second) }
    return { first: NO_GOALS, second: null, ...rest, rho: 0 }
  })
}

/** Prices a match by the model that decides it. */
export function matchMarkets(model: ScoreModel): readonly FeedMarket[] {
  const prices = footballPrices(model, { goals: 0, isSecondHalf: false })
  return offeredWith(
    prices.filter(({ code }) => CODES.includes(code)),
    BOOK,
  )
}

/** Prices the champion and the first two of a season by playing it many times with public draws. */
export function championMarkets(
  ids: readonly number[],
  models: readonly ScoreModel[],
  draws: Draws,
): readonly FeedMarket[] {
  const matches = models.map(({ full: scores }, place) => {
    const [home, away] = LEAGUE_PAIRS[place] ?? [0, 0]
    return { home, away, scores }
  })
  const season = { ranks: new Float64Array(ids.length), matches }
  const chances = seasonChances(season, PLACES, { seasons: SEASONS, draw: fastNumbers(draws) })
  const fair = PLACES.flatMap((places, at) => fairPlaces(ids, places, chances[at] ?? []) ?? [])
  return offeredWith(fair, BOOK)
}

/** Settles a market of a match. */
export function settleMatch(market: string, match: Match): readonly FeedResult[] {
  const whole = scoreOf(match)
  const first = scoreOf(match, 'first')
  const second = { home: whole.home - first.home, away: whole.away - first.away }
  const facts = { first, second, goals: match.goals.map(({ side }) => side) }
  return outcomesOf(market).flatMap((outcome): FeedResult[] => {
    const settled = settleFootball(market, outcome, facts)
    return settled === null ? [] : [{ outcome, ...RESULT_FACTORS[settled] }]
  })
}

/** Settles a market of a season by its final table; teams that tie share a place. */
export function settleChampion(
  market: string,
  ids: readonly number[],
  { matches }: LeagueOutcome,
): readonly FeedResult[] {
  const ranks = Float64Array.from(standings(matches.map((match) => scoreOf(match))), rankOf)
  return resultsOfPlaces(ids, Number(market.split(':')[1] ?? 1), ranks)
}

/** Facts of a match that is over. */
export function matchFacts(match: Match): FeedFacts {
  const score = scoreOf(match)
  const first = scoreOf(match, 'first')
  const { goals } = match
  return {
    score,
    periods: [first, { home: score.home - first.home, away: score.away - first.away }],
    redCards: NO_GOALS,
    clock: null,
    incidents: goals.map(({ minute, side }, place) => ({
      kind: 'goal',
      side,
      seconds: minute * SECONDS_OF_MINUTE,
      score: scoreOf({ goals: goals.slice(0, place + 1) }),
      text: null,
    })),
    stats: [],
  }
}
