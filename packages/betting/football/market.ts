import type { Settled } from '../markets/settled.ts'
import type { Measure } from './score-table.ts'
import type { Goals, ScoreModel } from './scores.ts'

/** Facts of both halves that settle their markets. */
export type Halves = {
  /** Result at half-time and at the end: 0 home, 1 draw, 2 away. */
  readonly half: number
  readonly full: number
  /** Half with more goals: 0 first, 1 equal, 2 second. */
  readonly more: number
}

type Common = {
  readonly code: string
  readonly group: 'main' | 'goals' | 'handicap' | 'halves' | 'score' | 'teams'
  readonly outcomes: readonly string[]
  /** Lines that may be offered; without them the market has one form. */
  readonly lines?: (model: ScoreModel) => readonly number[]
}

/**
 * A market is the function that settles it. Its prices are sums of the same function over the score model, so
 * that pricing and settling cannot differ.
 */
export type ScoreMarket = Common & {
  readonly scope: 'full' | 'first' | 'second'
  /** The only number of the score that settles the market, if there is one. */
  readonly measure?: Measure
  settle(score: Goals, outcome: string, line: number): Settled
}
export type HalvesMarket = Common & {
  /** Facts that the market needs: the results of both halves, or which of them had more goals. */
  readonly scope: 'halves' | 'more'
  settle(halves: Halves, outcome: string): Settled
}
/** Markets about the order of goals; `goals` are all goals of the match, home or away. */
export type OrderMarket = Common & {
  readonly scope: 'order'
  settle(goals: readonly ('home' | 'away')[], outcome: string, line: number): Settled
  /** Chances of the outcomes in their order. */
  chances(model: ScoreModel): readonly number[]
}
export type Market = ScoreMarket | HalvesMarket | OrderMarket
