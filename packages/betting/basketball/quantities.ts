import { type Chances, chanceOf, chanceThat, mixOf } from '../markets/chances.ts'
import type { Score } from '../markets/score.ts'
import { type Ending, perModel, type Quantity } from '../markets/sport.ts'
import { type BasketballModel, QUARTERS } from './model.ts'

/** Facts of a match, whole or so far: only quarters that are over are among them. */
export type BasketballFacts = Ending & {
  readonly quarters: readonly Score[]
  /** Points of all overtimes; `null` without one. */
  readonly overtime: Score | null
}

type Of = Quantity<BasketballModel, BasketballFacts>
export type Measure = 'margin' | 'total'
type Scope = 'match' | 'regular' | 'half' | 'second' | number

const measured = (measure: Measure, { home, away }: Score) =>
  measure === 'margin' ? home - away : home + away

function added(scores: readonly Score[]): Score {
  return scores.reduce((sum, { home, away }) => ({ home: sum.home + home, away: sum.away + away }), {
    home: 0,
    away: 0,
  })
}

/** Points of a scope once it is over. */
function pointsOf({ quarters, overtime, over }: BasketballFacts, scope: Scope): Score | null {
  if (typeof scope === 'number') return quarters[scope] ?? null
  if (scope === 'half') return quarters.length < 2 ? null : added(quarters.slice(0, 2))
  if (quarters.length < QUARTERS) return null
  if (scope === 'second') return added(quarters.slice(2))
  if (scope === 'regular') return added(quarters)
  return over ? added([...quarters, overtime ?? { home: 0, away: 0 }]) : null
}

/** Quarter from which a scope takes no more bets. */
const LAST = { half: 2, second: 4, regular: 4, match: 5 } as const

export function quantity(measure: Measure, scope: Scope): Of {
  const end = typeof scope === 'number' ? scope + 1 : LAST[scope]
  return {
    chances(model) {
      if (model.running >= end) return null
      if (typeof scope === 'number') return model.quarters[scope]?.[measure] ?? null
      if (scope === 'match') return model[measure]
      if (scope === 'regular') return model.regular[measure]
      return model.halves[scope === 'half' ? 0 : 1][measure]
    },
    value(facts) {
      const points = pointsOf(facts, scope)
      return points && measured(measure, points)
    },
  }
}

/** Points of one team. Margin and total are odd together, so that each margin takes every second total. */
export function teamPoints(side: 'home' | 'away'): Of {
  const sign = side === 'home' ? 1 : -1
  return {
    chances: perModel(({ endings }) =>
      mixOf(
        endings.map(({ weight, part: { margin, total } }) => {
          const lead = Math.max(Math.abs(margin.from), Math.abs(margin.from + margin.p.length))
          const last = Math.max(0, Math.ceil((total.from + total.p.length + lead) / 2))
          const p = new Float64Array(last + 1)
          let sum = 0
          for (let points = 0; points <= last; points++) {
            let chance = 0
            for (let at = 0; at < margin.p.length; at++)
              chance += (margin.p[at] ?? 0) * chanceOf(total, 2 * points - sign * (margin.from + at))
            p[points] = chance
            sum += chance
          }
          return [weight, { from: 0, p: p.map((chance) => chance / (sum || 1)) }] as const
        }),
      ),
    ),
    value: (facts) => pointsOf(facts, 'match')?.[side] ?? null,
  }
}

const signOf = (margin: number) => (margin > 0 ? 0 : margin === 0 ? 1 : 2)

/** Leader at half-time and after four quarters, as 3 · half + end. */
export const halfTimeFullTime: Of = {
  chances({ halves: [first, second], running }) {
    if (running >= 2) return null
    const p = new Float64Array(9)
    for (let at = 0; at < first.margin.p.length; at++) {
      const lead = first.margin.from + at
      const chance = first.margin.p[at] ?? 0
      for (let end = 0; end < 3; end++) {
        const place = 3 * signOf(lead) + end
        p[place] =
          (p[place] ?? 0) + chance * chanceThat(second.margin, (margin) => signOf(lead + margin) === end)
      }
    }
    return { from: 0, p }
  },
  value(facts) {
    const [half, end] = [pointsOf(facts, 'half'), pointsOf(facts, 'regular')]
    if (half === null || end === null) return null
    return 3 * signOf(half.home - half.away) + signOf(end.home - end.away)
  },
}

/** Winner and total together: 0 home and over, 1 home and under, 2 guests and over, 3 guests and under. */
export const winnerAndTotal: Of = {
  chances({ endings }, line) {
    const p = new Float64Array(4)
    for (const { weight, part } of endings) {
      const home = chanceThat(part.margin, (margin) => margin > 0)
      const over = chanceThat(part.total, (total) => total > line)
      for (const [place, winner] of [home, 1 - home].entries())
        for (const [side, chance] of [over, 1 - over].entries())
          p[2 * place + side] = (p[2 * place + side] ?? 0) + weight * winner * chance
    }
    return { from: 0, p }
  },
  value(facts, line) {
    const points = pointsOf(facts, 'match')
    if (points === null) return null
    return 2 * Number(points.home < points.away) + Number(points.home + points.away < line)
  },
}

/** 1 if there is an overtime. */
export const hasOvertime: Of = {
  chances({ regular, running }) {
    if (running >= QUARTERS) return null
    const tie = chanceOf(regular.margin, 0)
    return { from: 0, p: Float64Array.of(1 - tie, tie) }
  },
  value({ quarters, overtime }) {
    if (quarters.length < QUARTERS) return null
    const { home, away } = added(quarters)
    return Number(overtime !== null || home === away)
  },
}

/** Index of the quarter with most points; 4 for a tie. */
export const highestQuarter: Of = {
  chances({ quarters, running }) {
    if (running >= QUARTERS) return null
    const p = new Float64Array(QUARTERS + 1)
    for (const [place, { total }] of quarters.entries())
      p[place] = strictlyHighest(
        total,
        quarters.filter((_, other) => other !== place).map((other) => other.total),
      )
    p[QUARTERS] = Math.max(0, 1 - p.reduce((sum, chance) => sum + chance, 0))
    return { from: 0, p }
  },
  value({ quarters }) {
    if (quarters.length < QUARTERS) return null
    const totals = quarters.map((points) => measured('total', points))
    const most = Math.max(...totals)
    return totals.filter((one) => one === most).length > 1 ? QUARTERS : totals.indexOf(most)
  },
}

/** Returns the chance that one number is above all others. */
function strictlyHighest(one: Chances, others: readonly Chances[]): number {
  const below = others.map((other) => {
    const sums = new Float64Array(other.p.length + 1)
    for (let at = 0; at < other.p.length; at++) sums[at + 1] = (sums[at] ?? 0) + (other.p[at] ?? 0)
    return (value: number) => sums[Math.max(0, Math.min(other.p.length, value - other.from))] ?? 0
  })
  let chance = 0
  for (let at = 0; at < one.p.length; at++)
    chance += (one.p[at] ?? 0) * below.reduce((product, of) => product * of(one.from + at), 1)
  return chance
}

/** Bands of the winning margin: 0 to 5 for the home team, 6 to 11 for the guests. */
const BANDS = [5, 10, 15, 20, 25] as const
export const winningMargin: Of = {
  chances({ margin }) {
    const p = new Float64Array(2 * (BANDS.length + 1))
    for (let at = 0; at < margin.p.length; at++) {
      const band = bandOf(margin.from + at)
      if (band !== null) p[band] = (p[band] ?? 0) + (margin.p[at] ?? 0)
    }
    return { from: 0, p }
  },
  value(facts) {
    const points = pointsOf(facts, 'match')
    return points && bandOf(points.home - points.away)
  },
}

function bandOf(margin: number): number | null {
  if (margin === 0) return null
  const found = BANDS.findIndex((most) => Math.abs(margin) <= most)
  const band = found < 0 ? BANDS.length : found
  return margin > 0 ? band : band + BANDS.length + 1
}
