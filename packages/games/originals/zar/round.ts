import { fairUnits } from '../fair-units.ts'
import { instantRound } from '../instant-round.ts'
import type { OriginalOutcome, OriginalRules } from '../original.ts'

/**
 * One draw below `faces`. Under a target the rolls below it win, over it those above it; a win pays the fair
 * multiplier of its chance less the edge, cut down to a hundredth.
 */
export type DiceRules = OriginalRules & {
  readonly faces: number
  readonly edgeBp: number
  /** Least and greatest number of rolls that may win. */
  readonly leastWinning: number
  readonly mostWinning: number
}

/** `amount` is the target. */
export type DiceCommand = { readonly kind: 'roll'; readonly over: boolean; readonly amount: number }
/** `winning` is how many of the `faces` rolls would have won. */
export type DiceOutcome = OriginalOutcome & {
  readonly roll: number
  readonly target: number
  readonly over: boolean
  readonly winning: number
}

export function diceRound(rules: DiceRules) {
  const { faces, leastWinning, mostWinning } = rules
  const last = faces - 1
  const roll = (over: boolean, amount: number): DiceCommand => ({ kind: 'roll', over, amount })
  return instantRound<DiceCommand, DiceOutcome>({
    commands: [
      roll(false, leastWinning),
      roll(false, mostWinning),
      roll(true, last - mostWinning),
      roll(true, last - leastWinning),
    ],
    decide({ over, amount: target }, draws) {
      const drawn = draws.int(faces)
      const winning = over ? last - target : target
      const wins = over ? drawn > target : drawn < target
      return { units: wins ? diceUnits(rules, winning) : 0, roll: drawn, target, over, winning }
    },
  })
}

/** Units that a win pays when `winning` rolls win. */
export function diceUnits({ edgeBp, faces }: DiceRules, winning: number): number {
  return fairUnits(edgeBp, { ways: BigInt(winning), of: BigInt(faces) })
}
