import { assert } from '@poyraz/kernel'
import { instantRound } from '../instant-round.ts'
import type { OriginalOutcome, OriginalRules } from '../original.ts'

/**
 * One draw below the number of segments, which are counted clockwise from the top; the segment pays its
 * units.
 */
export type WheelRules = OriginalRules & { readonly wheels: readonly Wheel[] }

export type WheelRisk = 'low' | 'medium' | 'high'
export type Wheel = { readonly risk: WheelRisk; readonly segments: readonly number[] }

export type WheelCommand = { readonly kind: 'spin'; readonly risk: WheelRisk }
export type WheelOutcome = OriginalOutcome & { readonly risk: WheelRisk; readonly segment: number }

export function wheelRound({ wheels }: WheelRules) {
  return instantRound<WheelCommand, WheelOutcome>({
    commands: wheels.map(({ risk }) => ({ kind: 'spin', risk })),
    decide({ risk }, draws) {
      const wheel = wheels.find((one) => one.risk === risk)
      assert(wheel, 'a legal spin has a wheel')
      const segment = draws.int(wheel.segments.length)
      return { units: wheel.segments[segment] ?? 0, risk, segment }
    },
  })
}
