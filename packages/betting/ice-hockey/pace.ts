import type { Score, Side } from '../markets/score.ts'

export const PERIODS = 3
export const PERIOD_SECONDS = 1_200
const REGULAR_SECONDS = PERIODS * PERIOD_SECONDS
export const OVERTIME_SECONDS = 300

/** Factors of the scoring rate of both teams, beside their strengths. */
export type Tempo = {
  /** Seconds before the end of regular time in which the score changes the pace. */
  readonly lateSeconds: number
  /** Both teams while the score is level: neither takes risks. */
  readonly level: number
  /** A team that is one or two goals behind and plays without a goalkeeper, and its opponent. */
  readonly behind: number
  readonly ahead: number
  /** Both teams in overtime, three against three. */
  readonly overtime: number
}

export const USUAL_TEMPO: Tempo = { lateSeconds: 120, level: 0.8, behind: 1.9, ahead: 4.5, overtime: 1.5 }
/** Maximum deficit at which a team takes its goalkeeper off. */
const DEFICIT_MAX = 2
/** Factors of the team with more players on the ice, and of the other one. */
const POWER_PLAY = { more: 2.4, fewer: 0.45 } as const

/** A part of a period with one rule for the pace. */
export type Segment = {
  readonly seconds: number
  /** The team with more players, until it scores. */
  readonly power: Side | null
  readonly isLate: boolean
}

/** The team with more players on the ice, and for how long. */
export type PowerPlay = { readonly side: Side; readonly seconds: number }

/**
 * Divides the rest of a period, `from` seconds after its start, where the pace changes. A power play ends with
 * its period: the few seconds that it lasts after a break are left out.
 */
export function segmentsOf(
  period: number,
  from: number,
  lateSeconds: number,
  power: PowerPlay | null,
): readonly Segment[] {
  const powerEnd = power === null ? from : Math.min(PERIOD_SECONDS, from + power.seconds)
  const lateFrom = period === PERIODS - 1 ? PERIOD_SECONDS - lateSeconds : PERIOD_SECONDS
  const cuts = [powerEnd, Math.max(from, lateFrom), PERIOD_SECONDS].toSorted((one, other) => one - other)
  let start = from
  return cuts.flatMap((end) => {
    const [begin, seconds] = [start, end - start]
    start = end
    if (seconds <= 0) return []
    return [{ seconds, power: begin < powerEnd ? (power?.side ?? null) : null, isLate: begin >= lateFrom }]
  })
}

/** Factors of both teams in the last minutes, by the lead of the home team. */
export function lateFactors({ level, behind, ahead }: Tempo, margin: number): readonly [number, number] {
  if (margin === 0) return [level, level]
  if (Math.abs(margin) > DEFICIT_MAX) return [1, 1]
  return margin > 0 ? [ahead, behind] : [behind, ahead]
}

/** Factors of both teams in a power play. */
export function powerFactors(power: Side | null): readonly [number, number] {
  const { more, fewer } = POWER_PLAY
  if (power === null) return [1, 1]
  return power === 'home' ? [more, fewer] : [fewer, more]
}

/** Goals per second of both teams at the usual pace. */
export const perSecond = ({ home, away }: Score): readonly [number, number] => [
  home / REGULAR_SECONDS,
  away / REGULAR_SECONDS,
]
