import { type WheelRisk, wheelRules } from '@poyraz/games/originals'

export const RISKS = wheelRules.wheels.map(({ risk }) => risk)

export function segmentsOf(risk: WheelRisk): readonly number[] {
  return wheelRules.wheels.find((wheel) => wheel.risk === risk)?.segments ?? []
}

export function mostOf(risk: WheelRisk): number {
  return Math.max(...segmentsOf(risk))
}

/** The different pays of a wheel, rising, with how many segments have each. */
export function paysOf(risk: WheelRisk): readonly { readonly units: number; readonly count: number }[] {
  const segments = segmentsOf(risk)
  return [...new Set(segments)]
    .toSorted((left, right) => left - right)
    .map((units) => ({ units, count: segments.filter((one) => one === units).length }))
}

const COLOURS = ['#1fb5a6', '#3f7fd0', '#d9a437', '#ef6a3c', '#c83a62']

/** Colour of a segment: dark if it pays nothing, otherwise by its rank among the pays of the wheel. */
export function colourOf(risk: WheelRisk, units: number): string {
  if (units === 0) return '#22323c'
  const paying = paysOf(risk).filter((pay) => pay.units > 0)
  const rank = paying.findIndex((pay) => pay.units === units)
  const last = COLOURS.length - 1
  const place = rank === paying.length - 1 ? last : Math.min(rank, last - 1)
  return COLOURS[place] ?? '#22323c'
}
