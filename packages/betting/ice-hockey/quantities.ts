import { type Chances, measuredBy, type ScoreChance } from '../markets/chances.ts'
import type { Score, Side } from '../markets/score.ts'
import { type Ending, perModel, type Quantity } from '../markets/sport.ts'
import type { IceHockeyModel } from './model.ts'
import { nextGoal, type OrderChances, raceTo } from './order.ts'
import { PERIODS } from './pace.ts'

/** Facts of a match, whole or so far. */
export type IceHockeyFacts = Ending & {
  /** Goals of regular time in their order, with their period from 0. */
  readonly goals: readonly { readonly side: Side; readonly period: number }[]
  /** Number of periods of regular time that are over. */
  readonly finished: number
  /** Winner after a draw. */
  readonly extra: { readonly side: Side; readonly by: 'overtime' | 'shoot_out' } | null
}

type Of = Quantity<IceHockeyModel, IceHockeyFacts>
type Measure = (score: Score) => number

/** Upper bound: more than any match has. */
const MOST = 1_000
const NONE: Score = { home: 0, away: 0 }

export const margin: Measure = ({ home, away }) => home - away
export const total: Measure = ({ home, away }) => home + away
export const bothScored: Measure = ({ home, away }) => Number(home > 0 && away > 0)

/** Limit of a measure that only rises: its value so far is a minimum. */
type Rising = { readonly most: number }
export const COUNT: Rising = { most: MOST }
export const YES_OR_NO: Rising = { most: 1 }

function scoreOf(goals: IceHockeyFacts['goals'], period?: number): Score {
  const count = (of: Side) =>
    goals.filter((goal) => goal.side === of && (period === undefined || goal.period === period)).length
  return { home: count('home'), away: count('away') }
}

/** Quantity of one period of regular time; `place` counts from 0. */
export function ofPeriod(place: number, measure: Measure, rising?: Rising): Of {
  const now = ({ goals }: IceHockeyFacts) => measure(scoreOf(goals, place))
  return {
    chances: perModel((model) =>
      model.running > place ? null : measuredBy(model.periods[place] ?? [], measure),
    ),
    value: (facts) => (facts.finished > place ? now(facts) : null),
    ...(rising ? { range: (facts) => [now(facts), rising.most] } : {}),
  }
}

/** Quantity of the 60 minutes. */
export function ofRegularTime(measure: Measure, rising?: Rising): Of {
  const now = ({ goals }: IceHockeyFacts) => measure(scoreOf(goals))
  return {
    chances: perModel((model) => (model.running >= PERIODS ? null : measuredBy(model.regular, measure))),
    value: (facts) => (facts.finished === PERIODS ? now(facts) : null),
    ...(rising ? { range: (facts) => [now(facts), rising.most] } : {}),
  }
}

/** Quantity of the whole match: the winner of overtime or of a shoot-out has one goal more. */
export function ofMatch(measure: Measure, rising?: Rising): Of {
  return {
    chances: perModel((model) => measuredBy(model.final, measure)),
    value({ over, finished, goals, extra }) {
      if (!over || finished < PERIODS) return null
      const { home, away } = scoreOf(goals)
      if (home === away && extra === null) return null
      return measure({
        home: home + Number(extra?.side === 'home'),
        away: away + Number(extra?.side === 'away'),
      })
    },
    ...(rising ? { range: ({ goals }) => [measure(scoreOf(goals)), rising.most] } : {}),
  }
}

const inOrder = ([home, none, away]: OrderChances): Chances => ({
  from: 0,
  p: Float64Array.of(home, none, away),
})
const placeOf = (side: Side) => (side === 'home' ? 0 : 2)
const NOBODY = 1

/** Team of the n-th goal of regular time: 0 home, 1 nobody, 2 guests. The next goal alone has a price. */
export const numberedGoal: Of = {
  chances: (model, line) =>
    model.running < PERIODS && line === total(model.score) + 1 ? inOrder(nextGoal(model)) : null,
  value({ goals, finished }, line) {
    const goal = goals[line - 1]
    if (goal) return placeOf(goal.side)
    return finished === PERIODS ? NOBODY : null
  },
}

/** Team of the first goal of regular time, in the order of `numberedGoal`. */
export const firstGoal: Of = {
  chances: (model) => numberedGoal.chances(model, 1),
  value: (facts) => numberedGoal.value(facts, 1),
}

/** Goals of a race in regular time. */
const RACES = [2, 3, 4, 5] as const
export const raceLines = ({ score, running }: IceHockeyModel): readonly number[] =>
  running < PERIODS ? RACES.filter((goals) => goals > Math.max(score.home, score.away)) : []

/** First team with a number of goals in regular time, in the order of `numberedGoal`. */
export const race: Of = {
  chances: (model, goals) => inOrder(raceTo(model, goals)),
  value({ goals, finished }, line) {
    const score = { ...NONE }
    for (const { side } of goals) {
      score[side] += 1
      if (score[side] === line) return placeOf(side)
    }
    return finished === PERIODS ? NOBODY : null
  },
}

/** Index of the period with most goals; 3 for a tie. */
export const highestPeriod: Of = {
  chances: ({ highest, running }) => (running < PERIODS ? { from: 0, p: highest } : null),
  value({ goals, finished }) {
    if (finished < PERIODS) return null
    const totals = Array.from({ length: PERIODS }, (_, period) => total(scoreOf(goals, period)))
    const most = Math.max(...totals)
    return totals.filter((one) => one === most).length > 1 ? PERIODS : totals.indexOf(most)
  },
}

/** 1 if the match goes beyond regular time. */
export const hasOvertime: Of = {
  chances: ({ overtime, running }) =>
    running < PERIODS ? { from: 0, p: Float64Array.of(1 - overtime, overtime) } : null,
  value: ({ goals, finished }) => (finished < PERIODS ? null : Number(margin(scoreOf(goals)) === 0)),
}

/** 1 if a shoot-out decides the match. */
export const hasShootOut: Of = {
  chances: ({ shootOut }) => ({ from: 0, p: Float64Array.of(1 - shootOut, shootOut) }),
  value({ goals, finished, extra }) {
    if (finished < PERIODS) return null
    if (margin(scoreOf(goals)) !== 0) return 0
    return extra && Number(extra.by === 'shoot_out')
  },
}

const resultOf = (score: Score) => (score.home > score.away ? 0 : score.home === score.away ? 1 : 2)

/** Result and total of the 60 minutes together: 2 · result, plus 1 if the total is under the line. */
export const resultAndTotal: Of = {
  chances(model, line) {
    if (model.running >= PERIODS) return null
    return withEnds(model.regular, (score) => 2 * resultOf(score) + Number(total(score) < line), 6)
  },
  value({ goals, finished }, line) {
    if (finished < PERIODS) return null
    const score = scoreOf(goals)
    return 2 * resultOf(score) + Number(total(score) < line)
  },
}

/** Counts scores by an index below `size`. */
function withEnds(scores: readonly ScoreChance[], indexOf: Measure, size: number): Chances {
  const p = new Float64Array(size)
  for (const score of scores) {
    const at = indexOf(score)
    p[at] = (p[at] ?? 0) + score.p
  }
  return { from: 0, p }
}
