import { formatMultiplier, type Lang } from '@poyraz/text'
import type { Side } from './roads.ts'
import type { TableType } from './tables.ts'

export type ResultTone = 'red' | 'black' | 'green' | 'blue' | 'plain'

const RED_NUMBERS = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])

const SIDES: Readonly<Record<string, ResultTone>> = {
  P: 'blue',
  B: 'red',
  D: 'blue',
  T: 'red',
  A: 'blue',
  H: 'red',
  '=': 'green',
}

/** Returns the colour of a result: of the pocket in roulette, of the winning side in games of two hands. */
export function toneOf(type: TableType, result: string): ResultTone {
  if (type === 'roulette') return pocketTone(result)
  if (type === 'baccarat' || type === 'poker') return SIDES[result] ?? 'plain'
  if (isCrash(result)) return Number(result) >= HIGH_CRASH ? 'blue' : 'plain'
  return 'plain'
}

function pocketTone(result: string): ResultTone {
  if (result === '0') return 'green'
  return RED_NUMBERS.has(Number(result)) ? 'red' : 'black'
}

/** Returns the side of a short result: `P`, `D` and `A` are the first one, `B`, `T` and `H` the second, `=` is a tie. */
export function sideOf(label: string): Side {
  if (label === '=') return 'tie'
  return label === 'P' || label === 'D' || label === 'A' ? 'first' : 'second'
}

/** Returns the colour of a pocket as a side of a road: black is the first one, and zero a tie. */
export function pocketSide(result: string): Side {
  const tone = pocketTone(result)
  if (tone === 'green') return 'tie'
  return tone === 'black' ? 'first' : 'second'
}

/** Crashes from this multiple on have a colour. */
const HIGH_CRASH = 2
/** Last multiple of a flight: `2.47`. */
export const isCrash = (result: string) => /^\d+\.\d\d$/.test(result)

/** Returns the text of a result that is the same for every table type: a crash is written as `2,47×`. */
export function resultText(result: string, lang: Lang): string {
  return isCrash(result) ? formatMultiplier(Math.round(Number(result) * 100), lang) : result
}
