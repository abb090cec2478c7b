import { diceRules } from '@poyraz/games/originals'

export type DiceOptions = { readonly over: boolean; readonly target: number }

const LAST = diceRules.faces - 1

/** Number of rolls that win. */
export function winningOf({ over, target }: DiceOptions): number {
  return over ? LAST - target : target
}

export function targetBounds(over: boolean): { readonly least: number; readonly most: number } {
  const { leastWinning, mostWinning } = diceRules
  return over
    ? { least: LAST - mostWinning, most: LAST - leastWinning }
    : { least: leastWinning, most: mostWinning }
}

/** The other side with the same chance. */
export function turned({ over, target }: DiceOptions): DiceOptions {
  return { over: !over, target: LAST - target }
}

/** A roll with all its digits: `0042`. */
export function rollText(roll: number): string {
  return String(roll).padStart(String(LAST).length, '0')
}

/** Place of a roll on the track, 0..1. */
export function placeOf(roll: number): number {
  return roll / LAST
}
