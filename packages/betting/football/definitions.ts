import { asianResult, type Settled } from '../markets/settled.ts'
import type { ScoreMarket } from './market.ts'
import type { Measure } from './score-table.ts'
import type { Goals, ScoreModel } from './scores.ts'

export const hit = (isWon: boolean): Settled => (isWon ? 'won' : 'lost')
export const resultOf = ({ home, away }: Goals) => (home > away ? '1' : home < away ? '2' : 'X')
export const totalOf = ({ home, away }: Goals) => home + away
/** The measures of a score. */
const VALUES: Readonly<Record<Measure, (score: Goals) => number>> = {
  total: totalOf,
  margin: ({ home, away }) => home - away,
  home: ({ home }) => home,
  away: ({ away }) => away,
}
export const both = ({ home, away }: Goals) => home > 0 && away > 0

/**
 * Returns the lines from `from` to `to` whose mean is near: `spread` on both sides of it, in steps of `step`.
 */
function linesNear(mean: number, step: number, offset: number, count: number, least: number): number[] {
  const middle = Math.round((mean - offset) / step) * step + offset
  const first = Math.max(least, middle - Math.floor(count / 2) * step)
  return Array.from({ length: count }, (_, index) => first + index * step)
}

function meanOf(model: ScoreModel, scope: ScoreMarket['scope'], value: (score: Goals) => number): number {
  // All values are sums and differences of goals, so that their mean is the value of the means.
  return value(model[scope].means)
}

export type Scope = ScoreMarket['scope']
export type Group = ScoreMarket['group']
export const PREFIX = { full: 'FT', first: 'HT', second: '2H' } as const

export function result(scope: Scope, group: Group): ScoreMarket {
  const settle = (score: Goals, outcome: string) => hit(resultOf(score) === outcome)
  return { code: `${PREFIX[scope]}_1X2`, group, scope, outcomes: ['1', 'X', '2'], measure: 'margin', settle }
}

export function doubleChance(scope: Scope, group: Group): ScoreMarket {
  const settle = (score: Goals, outcome: string) => hit(outcome.includes(resultOf(score)))
  return {
    code: `${PREFIX[scope]}_DC`,
    group,
    scope,
    outcomes: ['1X', '12', 'X2'],
    measure: 'margin',
    settle,
  }
}

export function drawNoBet(scope: Scope, group: Group): ScoreMarket {
  const settle = (score: Goals, outcome: string): Settled =>
    resultOf(score) === 'X' ? 'void' : hit(resultOf(score) === outcome)
  return { code: `${PREFIX[scope]}_DNB`, group, scope, outcomes: ['1', '2'], measure: 'margin', settle }
}

type Lines = { readonly step: number; readonly offset: number; readonly count: number }

/** Over and under of a number of goals. */
export function total(
  code: string,
  group: Group,
  scope: Scope,
  { step, offset, count }: Lines,
  measure: Measure = 'total',
): ScoreMarket {
  const value = VALUES[measure]
  return {
    code,
    group,
    scope,
    measure,
    outcomes: ['O', 'U'],
    lines: (model) => linesNear(meanOf(model, scope, value), step, offset, count, offset),
    settle(score, outcome, line) {
      const over = 4 * (value(score) - line)
      return asianResult(outcome === 'O' ? over : -over)
    },
  }
}

/** The line is the handicap of the home team. */
export function asianHandicap(scope: Scope, count: number): ScoreMarket {
  const { margin } = VALUES
  return {
    code: `${PREFIX[scope]}_AH`,
    group: 'handicap',
    scope,
    measure: 'margin',
    outcomes: ['1', '2'],
    lines: (model) => linesNear(-meanOf(model, scope, margin), 0.25, 0, count, Number.NEGATIVE_INFINITY),
    settle(score, outcome, line) {
      const home = 4 * (margin(score) + line)
      return asianResult(outcome === '1' ? home : -home)
    },
  }
}

/** Three ways: the handicap is added to the goals of the home team, and a draw is an outcome. */
export const europeanHandicap: ScoreMarket = {
  code: 'FT_EH',
  group: 'handicap',
  scope: 'full',
  measure: 'margin',
  outcomes: ['1', 'X', '2'],
  lines: () => [-2, -1, 1, 2],
  settle: ({ home, away }, outcome, line) => hit(resultOf({ home: home + line, away }) === outcome),
}

export function bothScore(scope: Scope, group: Group): ScoreMarket {
  const settle = (score: Goals, outcome: string) => hit(both(score) === (outcome === 'Y'))
  return { code: `${PREFIX[scope]}_BTTS`, group, scope, outcomes: ['Y', 'N'], settle }
}

export function oddEven(code: string, group: Group, scope: Scope, measure: Measure = 'total'): ScoreMarket {
  const value = VALUES[measure]
  const settle = (score: Goals, outcome: string) => hit((value(score) % 2 === 0) === (outcome === 'EVEN'))
  return { code, group, scope, measure, outcomes: ['ODD', 'EVEN'], settle }
}

/** Bands of a number of goals by their outcomes: `2`, `2-3`, `6+`. */
export function bands(
  code: string,
  group: Group,
  scope: Scope,
  outcomes: readonly string[],
  measure: Measure = 'total',
): ScoreMarket {
  const value = VALUES[measure]
  const contains = (band: string, goals: number) => {
    if (band.endsWith('+')) return goals >= Number(band.slice(0, -1))
    const [from, to = from] = band.split('-').map(Number)
    return goals >= (from ?? 0) && goals <= (to ?? 0)
  }
  const settle = (score: Goals, outcome: string) => hit(contains(outcome, value(score)))
  return { code, group, scope, measure, outcomes, settle }
}

/** Yes or no about a score, or about one number of it. */
export function question(
  code: string,
  group: Group,
  scope: Scope,
  holds: (score: Goals) => boolean,
  measure?: Measure,
): ScoreMarket {
  const settle = (score: Goals, outcome: string) => hit(holds(score) === (outcome === 'Y'))
  return { code, group, scope, outcomes: ['Y', 'N'], settle, ...(measure ? { measure } : {}) }
}
