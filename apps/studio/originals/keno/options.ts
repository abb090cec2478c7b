import { choose, type KenoRisk, kenoRules } from '@poyraz/games/originals'
import type { KenoOptions } from './client.ts'

export const RISKS = Object.keys(kenoRules.units) as readonly KenoRisk[]
export const PICKS_MOST = kenoRules.units.low.length

/** Time per drawn number, and time after the last one. */
export const DRAW_MS = 170
export const LAST_MS = 420

/** Units by number of hits; empty without numbers. */
export function paysOf({ risk, numbers }: Pick<KenoOptions, 'risk' | 'numbers'>): readonly number[] {
  return kenoRules.units[risk][numbers.length - 1] ?? []
}

/** Number of draws in which so many of the picked numbers are among the drawn ones. */
export function hitWays(picks: number, hits: number): bigint {
  const { numbers, drawn } = kenoRules
  return choose(picks, hits) * choose(numbers - picks, drawn - hits)
}

/** Picks or drops a number; a full ticket takes no more. */
export function toggled({ risk, numbers }: KenoOptions, number: number): KenoOptions {
  if (numbers.includes(number)) return { risk, numbers: numbers.filter((one) => one !== number) }
  if (numbers.length >= PICKS_MOST) return { risk, numbers }
  return { risk, numbers: [...numbers, number].toSorted((left, right) => left - right) }
}

/** Picks as many numbers as are picked now, or a full ticket, by the browser's randomness. */
export function randomTicket({ risk, numbers }: KenoOptions): KenoOptions {
  const count = numbers.length || PICKS_MOST
  const keys = globalThis.crypto.getRandomValues(new Uint32Array(kenoRules.numbers))
  const shuffled = Array.from(keys, (key, index) => ({ key, number: index + 1 })).toSorted(
    (a, b) => a.key - b.key,
  )
  const picked = shuffled.slice(0, count).map(({ number }) => number)
  return { risk, numbers: picked.toSorted((left, right) => left - right) }
}
