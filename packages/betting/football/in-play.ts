import type { Goals, MatchState } from './scores.ts'

/** Strength of a match before it starts. */
export type MatchStrength = {
  /** Expected goals of 90 minutes. */
  readonly expected: Goals
  readonly rho: number
}

/** Share of the goals that fall in the first half. */
export const FIRST_HALF_SHARE = 0.45
/** Factors for a red card: the team with fewer players scores less, its opponent more. */
const SHORT_FACTOR = 0.7
const LONG_FACTOR = 1.25
/** Factors for the score: a team that is behind attacks more. */
const BEHIND_FACTOR = 1.08
const AHEAD_FACTOR = 0.95

export type Progress = {
  /** Share of the running half that is over: 0 to 1. */
  readonly played: number
  readonly first: Goals
  /** `null` in the first half. */
  readonly second: Goals | null
  readonly redCards: Goals
}

/** Returns the expected rest of a match from score, time and red cards. */
export function inPlay({ expected, rho }: MatchStrength, progress: Progress): MatchState {
  const { played, first, second, redCards } = progress
  const lead = first.home + (second?.home ?? 0) - first.away - (second?.away ?? 0)
  const home = expected.home * factorOf(lead, redCards.home, redCards.away)
  const away = expected.away * factorOf(-lead, redCards.away, redCards.home)
  const left = Math.max(0, 1 - played)
  const ofFirst = second === null ? FIRST_HALF_SHARE * left : 0
  const ofSecond = (1 - FIRST_HALF_SHARE) * (second === null ? 1 : left)
  const isGoalless = first.home + first.away + (second?.home ?? 0) + (second?.away ?? 0) === 0
  return {
    first,
    second,
    restOfFirst: { home: home * ofFirst, away: away * ofFirst },
    restOfSecond: { home: home * ofSecond, away: away * ofSecond },
    // The dependence of low scores decreases with time, and ends with the first goal.
    rho: isGoalless ? rho * (ofFirst + ofSecond) : 0,
  }
}

function factorOf(lead: number, ownReds: number, otherReds: number): number {
  const state = lead < 0 ? BEHIND_FACTOR : lead > 0 ? AHEAD_FACTOR : 1
  return state * SHORT_FACTOR ** ownReds * LONG_FACTOR ** otherReds
}
