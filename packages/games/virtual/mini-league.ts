import type { Draws } from '@poyraz/fairness'
import type { VirtualGame } from './virtual-game.ts'

/** Teams of a season, each with its strength from 0 to 6. */
export type LeagueCard = { readonly teams: readonly { readonly id: number; readonly strength: number }[] }

/** A goal with its minute, 1 to 90. */
export type LeagueGoal = { readonly minute: number; readonly side: 'home' | 'away' }
/** Goals of the matches, in the order of `LEAGUE_PAIRS`. */
export type LeagueOutcome = { readonly matches: readonly { readonly goals: readonly LeagueGoal[] }[] }

/** Clubs of the league; four of them play a season. */
const CLUBS = 12
const TEAMS = 4
const STRENGTHS = 7
/** Home and away team of each match; two matches are a match day. Everybody plays everybody once. */
export const LEAGUE_PAIRS = [
  [0, 1],
  [2, 3],
  [0, 2],
  [3, 1],
  [3, 0],
  [1, 2],
] as const
export const MATCHES_OF_DAY = 2

/** Expected goals in hundredths of equal teams, and the change per step of strength. */
const HOME = { mean: 145, step: 13 }
const AWAY = { mean: 115, step: 11 }
/** Part of the goals that fall in the first half, in percent. */
const FIRST_HALF_PERCENT = 45
const HALF_MINUTES = 45
/** Moments of a minute: so many that the order of two goals is never by chance of the code. */
const MOMENTS = 10_000
/** Goals of a team in a half, at most. More have a chance below 1e-9. */
const GOALS_MAX = 12

/** Expected goals of both teams in a half, in hundredths. */
export type HalfMeans = { readonly home: number; readonly away: number }

/** Returns the expected goals of both halves of a match. */
export function halfMeans(
  home: number,
  away: number,
): { readonly first: HalfMeans; readonly second: HalfMeans } {
  const means = {
    home: HOME.mean + HOME.step * (home - away),
    away: AWAY.mean + AWAY.step * (away - home),
  }
  const first = { home: firstPart(means.home), away: firstPart(means.away) }
  return { first, second: { home: means.home - first.home, away: means.away - first.away } }
}

const firstPart = (mean: number) => Math.round((mean * FIRST_HALF_PERCENT) / 100)

/**
 * Four teams play everybody once. Goals of a team in a half are a Poisson number, and fall on any minute of
 * it with the same chance (domain/sports, section 5.1 without dependence).
 */
export const miniLeague: VirtualGame<LeagueCard, LeagueOutcome> = {
  rules: {
    gameId: 'virtual-league',
    version: 1,
    mapping: 'poisson-1',
    clubs: CLUBS,
    teams: TEAMS,
    strengths: STRENGTHS,
    pairs: LEAGUE_PAIRS,
    home: HOME,
    away: AWAY,
    firstHalfPercent: FIRST_HALF_PERCENT,
    goalsMax: GOALS_MAX,
    moments: MOMENTS,
  },
  cardOf(draws) {
    const clubs = draws.deal(CLUBS).slice(0, TEAMS)
    return { teams: clubs.map((id) => ({ id, strength: draws.int(STRENGTHS) })) }
  },
  decide(draws, { teams }) {
    return {
      matches: LEAGUE_PAIRS.map(([home, away]) => {
        const { first, second } = halfMeans(teams[home]?.strength ?? 0, teams[away]?.strength ?? 0)
        return { goals: [...playHalf(draws, first, 0), ...playHalf(draws, second, HALF_MINUTES)] }
      }),
    }
  },
  label: ({ matches }) =>
    matches
      .map((match) => scoreOf(match))
      .map(({ home, away }) => `${home}-${away}`)
      .join(' '),
}

function playHalf(draws: Draws, means: HalfMeans, from: number): readonly LeagueGoal[] {
  const goals = (['home', 'away'] as const).flatMap((side) => {
    const count = draws.pick(poissonWeights(means[side]))
    return Array.from({ length: count }, () => ({ moment: draws.int(HALF_MINUTES * MOMENTS), side }))
  })
  return goals
    .toSorted((one, other) => one.moment - other.moment)
    .map(({ moment, side }) => ({ minute: from + 1 + Math.floor(moment / MOMENTS), side }))
}

/** Sum of the weights of a Poisson number. */
const WHOLE = 2 ** 32
/**
 * e to the power of -1/100. Its powers are products, which every machine computes alike; `Math.exp` may differ in
 * its last digit.
 */
const EXP_OF_HUNDREDTH = 0.990049833749168

/** Returns the chances of 0 to `GOALS_MAX` goals as integer weights. `mean` is in hundredths. */
export function poissonWeights(mean: number): readonly number[] {
  let chance = 1
  for (let step = 0; step < mean; step++) chance *= EXP_OF_HUNDREDTH
  return Array.from({ length: GOALS_MAX + 1 }, (_, goals) => {
    if (goals > 0) chance *= mean / 100 / goals
    return Math.floor(chance * WHOLE)
  })
}

export type Score = { readonly home: number; readonly away: number }

/** Counts the goals of a match, of the whole or of its first half. */
export function scoreOf(
  { goals }: LeagueOutcome['matches'][number],
  half: 'whole' | 'first' = 'whole',
): Score {
  const counted = half === 'first' ? goals.filter(({ minute }) => minute <= HALF_MINUTES) : goals
  const home = counted.filter(({ side }) => side === 'home').length
  return { home, away: counted.length - home }
}

/** Points and goals of a team. */
export type Standing = { readonly points: number; readonly scored: number; readonly conceded: number }

/** Returns what the teams have after matches, in the order of the card. `null` stands for a match that is not counted. */
export function standings(scores: readonly (Score | null)[]): readonly Standing[] {
  const table = Array.from({ length: TEAMS }, () => ({ points: 0, scored: 0, conceded: 0 }))
  const add = (team: number, scored: number, conceded: number) => {
    const row = table[team]
    if (row === undefined) return
    row.points += scored > conceded ? 3 : scored === conceded ? 1 : 0
    row.scored += scored
    row.conceded += conceded
  }
  for (const [place, score] of scores.entries()) {
    const pair = LEAGUE_PAIRS[place]
    if (score === null || pair === undefined) continue
    add(pair[0], score.home, score.away)
    add(pair[1], score.away, score.home)
  }
  return table
}

/** Compares two teams by points, goal difference and goals: negative if the first is better, 0 if they tie. */
export function compareStandings(one: Standing, other: Standing): number {
  const difference = ({ scored, conceded }: Standing) => scored - conceded
  return other.points - one.points || difference(other) - difference(one) || other.scored - one.scored
}

/** Returns the places of the champions in the card: more than one if they tie. */
export function championsOf({ matches }: LeagueOutcome): readonly number[] {
  const table = standings(matches.map((match) => scoreOf(match)))
  return [...table.keys()].filter((team) =>
    table.every((other) => compareStandings(table[team] ?? other, other) <= 0),
  )
}
