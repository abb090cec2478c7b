import type { Speech } from './client.ts'

/** Choices of a risk with their names. */
export function riskChoices<Risk extends AnyRisk>(risks: readonly Risk[], { t }: Speech) {
  return risks.map((value) => ({ value, label: t(`original.${value satisfies AnyRisk as AnyRisk}`) }))
}

type AnyRisk = 'low' | 'medium' | 'high'

const COLOURS = [
  '#2f5f8f',
  '#2a7fa8',
  '#1c9aa0',
  '#1fb58f',
  '#7fb24a',
  '#d9a437',
  '#ef8a3c',
  '#f2603f',
  '#d93a52',
]

/** The colour of a multiplier: cool below the stake, warmer with every doubling. */
export function heatOf(units: number): string {
  if (units <= 0) return '#22333d'
  const heat = units < 100 ? (units < 50 ? 0 : 1) : 2 + Math.floor(Math.log2(units / 100))
  return COLOURS[Math.min(heat, COLOURS.length - 1)] ?? '#22333d'
}
