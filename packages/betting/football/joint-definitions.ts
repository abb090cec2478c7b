import { perModel } from '../markets/sport.ts'
import { both, hit, PREFIX, resultOf, type Scope, totalOf } from './definitions.ts'
import type { HalvesMarket, OrderMarket, ScoreMarket } from './market.ts'
import type { Goals, ScoreModel } from './scores.ts'

export function correctScore(scope: Scope, top: number): ScoreMarket {
  const goals = Array.from({ length: top + 1 }, (_, index) => index)
  const scores = goals.flatMap((home) => goals.map((away) => `${home}-${away}`))
  const other = { '1': 'OTHER_H', X: 'OTHER_D', '2': 'OTHER_A' } as const
  const outcomeOf = (score: Goals) =>
    Math.max(score.home, score.away) <= top ? `${score.home}-${score.away}` : other[resultOf(score)]
  return {
    code: `${PREFIX[scope]}_CS`,
    group: 'score',
    scope,
    outcomes: [...scores, ...Object.values(other)],
    settle: (score, outcome) => hit(outcomeOf(score) === outcome),
  }
}

export const RESULTS = ['1', 'X', '2'] as const

/** Combines the result with another answer: `1&O`. */
export function combined(
  code: string,
  lines: readonly number[] | null,
  firsts: readonly string[],
  seconds: readonly string[],
  holds: (score: Goals, second: string, line: number) => boolean,
): ScoreMarket {
  return {
    code,
    group: 'main',
    scope: 'full',
    outcomes: firsts.flatMap((first) => seconds.map((second) => `${first}&${second}`)),
    ...(lines === null ? {} : { lines: () => lines }),
    settle(score, outcome, line) {
      const [first = '', second = ''] = outcome.split('&')
      return hit(first.includes(resultOf(score)) && holds(score, second, line))
    },
  }
}

export const isOver = (score: Goals, side: string, line: number) => totalOf(score) > line === (side === 'O')
export const isBoth = (score: Goals, side: string) => both(score) === (side === 'Y')

const MARGINS = ['H1', 'H2', 'H3+', 'X', 'A1', 'A2', 'A3+']
export const winningMargin: ScoreMarket = {
  code: 'FT_WM',
  group: 'score',
  scope: 'full',
  measure: 'margin',
  outcomes: MARGINS,
  settle({ home, away }, outcome) {
    const margin = Math.abs(home - away)
    const name = `${home > away ? 'H' : 'A'}${margin > 2 ? '3+' : margin}`
    return hit(outcome === (margin === 0 ? 'X' : name))
  },
}

export const halfTimeFullTime: HalvesMarket = {
  code: 'HTFT',
  group: 'halves',
  scope: 'halves',
  outcomes: RESULTS.flatMap((half) => RESULTS.map((full) => `${half}/${full}`)),
  settle: ({ half, full }, outcome) => hit(outcome === `${RESULTS[half]}/${RESULTS[full]}`),
}

const MORE = ['1H', 'EQ', '2H']
export const halfWithMostGoals: HalvesMarket = {
  code: 'HMG',
  group: 'halves',
  scope: 'more',
  outcomes: MORE,
  settle: ({ more }, outcome) => hit(MORE[more] === outcome),
}

/** Chances that a goal at a random place of the order is of the home team, of nobody, and of the guests. */
const sharesOfGoals = perModel(({ rest: { cells, chances, size } }: ScoreModel): readonly number[] => {
  let [home, none, away] = [0, 0, 0]
  for (let at = 0; at < cells.length; at++) {
    const [cell, chance] = [cells[at] ?? 0, chances[at] ?? 0]
    const [ofHome, ofAway] = [Math.floor(cell / size), cell % size]
    const goals = ofHome + ofAway
    if (goals === 0) none += chance
    else {
      home += (chance * ofHome) / goals
      away += (chance * ofAway) / goals
    }
  }
  return [home, none, away]
})

export function goalOrder(
  code: string,
  at: (goals: number, line: number) => number,
  isNumbered: boolean,
): OrderMarket {
  return {
    code,
    group: 'goals',
    scope: 'order',
    outcomes: ['1', 'NONE', '2'],
    ...(isNumbered ? { lines: () => [] } : {}),
    settle(goals, outcome, line) {
      const side = goals[at(goals.length, line)]
      return hit(outcome === (side === undefined ? 'NONE' : side === 'home' ? '1' : '2'))
    },
    chances: sharesOfGoals,
  }
}
