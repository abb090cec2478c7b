import { DRAWN, heightOf } from '../../height.ts'
import { instantRound } from '../instant-round.ts'
import type { OriginalOutcome, OriginalRules } from '../original.ts'

/**
 * One draw below 2^52 gives a height in hundredths, as a round of crash does; a target that it reaches is
 * paid. All targets return the same but for the cut of the height to a hundredth.
 */
export type LimboRules = OriginalRules & {
  readonly edgeBp: number
  /** Targets that a player may choose, in units. */
  readonly leastTarget: number
  readonly mostTarget: number
  /** Heights end here, in units. */
  readonly mostHeight: number
}

/** `amount` is the target in units. */
export type LimboCommand = { readonly kind: 'launch'; readonly amount: number }
export type LimboOutcome = OriginalOutcome & { readonly height: number; readonly target: number }

export function limboRound({ edgeBp, leastTarget, mostTarget, mostHeight }: LimboRules) {
  const launch = (amount: number): LimboCommand => ({ kind: 'launch', amount })
  return instantRound<LimboCommand, LimboOutcome>({
    commands: [launch(leastTarget), launch(mostTarget)],
    decide({ amount: target }, draws) {
      const height = heightOf(edgeBp, mostHeight, draws.bigInt(DRAWN))
      return { units: height >= target ? target : 0, height, target }
    },
  })
}

/** Number of the 2^52 draws whose height reaches a target (fairness, section 2). */
export function limboWays({ edgeBp }: Pick<LimboRules, 'edgeBp'>, target: number): bigint {
  return (BigInt(10_000 - edgeBp) * DRAWN) / (100n * BigInt(target))
}
