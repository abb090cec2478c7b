import type { ScoreChance } from '../markets/chances.ts'
import type { Score } from '../markets/score.ts'
import { afterSeconds, type GoalTable, noGoals, type Rates, scoresOf } from './goals.ts'
import { highestPeriod } from './highest-period.ts'
import {
  lateFactors,
  OVERTIME_SECONDS,
  PERIODS,
  type PowerPlay,
  perSecond,
  powerFactors,
  type Segment,
  segmentsOf,
  type Tempo,
} from './pace.ts'

/** Strengths of a match before it starts. */
export type IceHockeyStrength = {
  /** Goals of 60 minutes at the usual pace, penalties included, the last minutes left out. */
  readonly expected: Score
  /** Chance of the home team to win a shoot-out. */
  readonly shootOut: number
  readonly tempo: Tempo
}

export type IceHockeyProgress = {
  /** Goals of the periods of regular time so far, the running one last. */
  readonly periods: readonly Score[]
  /** Seconds of the running period, or of overtime. */
  readonly played: number
  readonly isOvertime: boolean
  readonly power: PowerPlay | null
}

/**
 * All chances that markets need. Goals of each period come from one process, and every figure is a sum over
 * it, so prices cannot contradict each other.
 */
export type IceHockeyModel = {
  readonly strength: IceHockeyStrength
  /** Index of the running period; 3 in overtime. */
  readonly running: number
  /** Goals of regular time so far. */
  readonly score: Score
  readonly periods: readonly (readonly ScoreChance[])[]
  /** Scores after 60 minutes, and at the end: the winner of overtime or of a shoot-out has one goal more. */
  readonly regular: readonly ScoreChance[]
  readonly final: readonly ScoreChance[]
  /** Chances of overtime, and of a shoot-out after it. */
  readonly overtime: number
  readonly shootOut: number
  /** Chances that a period has most goals, and of a tie. */
  readonly highest: Float64Array
  /** Segments of each period that are left. */
  readonly segments: readonly (readonly Segment[])[]
}

/** Further goals of a team in a period end here: more have a chance below 1e-6. */
const GOALS_MAX = 9
/** Leads beyond this one change nothing in the last minutes. */
const MARGIN_MAX = GOALS_MAX + 3
const NONE: Score = { home: 0, away: 0 }

/** Rates in a segment; goals are those since the start of `margin`, and since the power play began. */
export function ratesIn(
  { expected, tempo }: IceHockeyStrength,
  { power, isLate }: Segment,
  margin: number,
): Rates {
  const [ofHome, ofAway] = perSecond(expected)
  return (home, away) => {
    const isOver = power !== null && (power === 'home' ? home : away) > 0
    const [homePower, awayPower] = powerFactors(isOver ? null : power)
    const [homeLate, awayLate] = isLate ? lateFactors(tempo, margin + home - away) : [1, 1]
    return [ofHome * homePower * homeLate, ofAway * awayPower * awayLate]
  }
}

const through = (strength: IceHockeyStrength, from: GoalTable, parts: readonly Segment[], margin: number) =>
  parts.reduce((table, part) => afterSeconds(table, part.seconds, ratesIn(strength, part, margin)), from)

/** Returns the scores of the last period by the margin before it. */
function lastPeriod(strength: IceHockeyStrength, parts: readonly Segment[], { home, away }: Score) {
  const early = through(
    strength,
    noGoals(GOALS_MAX + 1),
    parts.filter(({ isLate }) => !isLate),
    0,
  )
  const late = parts.filter(({ isLate }) => isLate)
  const known = new Map<number, readonly ScoreChance[]>()
  return (margin: number): readonly ScoreChance[] => {
    const lead = Math.max(-MARGIN_MAX, Math.min(MARGIN_MAX, margin))
    // Goals of the period so far count in its score, and in the margin of its rest.
    const scores = known.get(lead) ?? scoresOf(through(strength, early, late, lead + home - away), home, away)
    known.set(lead, scores)
    return scores
  }
}

/** Chance that the home team wins after a draw, and the chance of a shoot-out. */
function afterDraw({ expected, shootOut, tempo }: IceHockeyStrength, seconds: number) {
  const [home, away] = perSecond(expected)
  const goalless = Math.exp(-(home + away) * tempo.overtime * seconds)
  return { home: (1 - goalless) * (home / (home + away)) + goalless * shootOut, goalless }
}

function added(scores: readonly Score[]): Score {
  return scores.reduce((sum, { home, away }) => ({ home: sum.home + home, away: sum.away + away }), NONE)
}

/** Sums the scores of independent periods, and then the last one by the margin before it. */
function regularScores(
  [first, second]: readonly [readonly ScoreChance[], readonly ScoreChance[]],
  third: (margin: number) => readonly ScoreChance[],
) {
  const two = summed(first, () => second)
  return { two, regular: summed(two, ({ home, away }) => third(home - away)) }
}

function summed(
  scores: readonly ScoreChance[],
  next: (score: ScoreChance) => readonly ScoreChance[],
): readonly ScoreChance[] {
  const size = PERIODS * (GOALS_MAX + 1) + Math.max(...scores.map(({ home, away }) => Math.max(home, away)))
  const p = new Float64Array(size * size)
  for (const score of scores)
    for (const more of next(score)) {
      const at = (score.home + more.home) * size + score.away + more.away
      p[at] = (p[at] ?? 0) + score.p * more.p
    }
  return scoresOf({ size, p })
}

/** Computes the model of a match from its strengths and its progress. */
export function iceHockeyModel(strength: IceHockeyStrength, progress: IceHockeyProgress): IceHockeyModel {
  const { periods: goals, isOvertime, played, power } = progress
  const running = isOvertime ? PERIODS : Math.max(0, goals.length - 1)
  const segments = Array.from({ length: PERIODS }, (_, period) => {
    if (period < running) return []
    const isRunning = period === running
    return segmentsOf(period, isRunning ? played : 0, strength.tempo.lateSeconds, isRunning ? power : null)
  })
  const ofPeriod = (period: number) => {
    const { home, away } = goals[period] ?? NONE
    return scoresOf(through(strength, noGoals(GOALS_MAX + 1), segments[period] ?? [], 0), home, away)
  }
  const [first, second] = [ofPeriod(0), ofPeriod(1)]
  const third = lastPeriod(strength, segments[PERIODS - 1] ?? [], goals[PERIODS - 1] ?? NONE)
  const { two, regular } = regularScores([first, second], third)
  const draw = afterDraw(strength, OVERTIME_SECONDS - (isOvertime ? played : 0))
  const isDraw = ({ home, away }: ScoreChance) => home === away
  const overtime = regular.reduce((sum, score) => sum + (isDraw(score) ? score.p : 0), 0)
  return {
    strength,
    running,
    score: added(goals),
    periods: [first, second, marginalOf(two, third)],
    regular,
    final: regular.flatMap((score) => {
      if (!isDraw(score)) return [score]
      const { home, away, p } = score
      return [
        { home: home + 1, away, p: p * draw.home },
        { home, away: away + 1, p: p * (1 - draw.home) },
      ]
    }),
    overtime,
    shootOut: overtime * draw.goalless,
    highest: highestPeriod(first, second, third),
    segments,
  }
}

/** Scores of the last period, whatever the margin before it. */
function marginalOf(
  two: readonly ScoreChance[],
  third: (margin: number) => readonly ScoreChance[],
): readonly ScoreChance[] {
  const byMargin = new Map<number, number>()
  for (const { home, away, p } of two) byMargin.set(home - away, (byMargin.get(home - away) ?? 0) + p)
  const all = [...byMargin].flatMap(([margin, weight]) =>
    third(margin).map(({ home, away, p }) => ({ home, away, p: p * weight })),
  )
  return summed([{ home: 0, away: 0, p: 1 }], () => all)
}
