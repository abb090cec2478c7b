import type { SlotOutcome, SlotRules, SlotSpin } from '@poyraz/games'
import { assert } from '@poyraz/kernel'

/** One step of showing a round. All its data comes from the outcome. */
export type Step =
  /** The reels turn and stop at `spin.stops`. `index` counts spins from 0. */
  | { readonly kind: 'spin'; readonly index: number; readonly spin: SlotSpin }
  /**
   * The wins of that spin are highlighted and counted. `unitsBefore` is the round's total before them,
   * `unitsAfter` the total with them, at most its cap.
   */
  | {
      readonly kind: 'wins'
      readonly index: number
      readonly spin: SlotSpin
      readonly unitsBefore: number
      readonly unitsAfter: number
    }
  /** Free spins were won: at the start of the feature, or `again` within it. */
  | {
      readonly kind: 'award'
      readonly index: number
      readonly spins: number
      readonly multiplier: number
      readonly again: boolean
    }
  /** The free spins are over. `units` is their total win. */
  | { readonly kind: 'feature-end'; readonly units: number; readonly spins: number }
  /** The round is over. */
  | { readonly kind: 'total'; readonly units: number; readonly capped: boolean }

/** Returns all steps of a round. The total shown at the end is exactly `outcome.units`. */
export function stepsOf(rules: SlotRules, outcome: SlotOutcome): readonly Step[] {
  const steps: Step[] = []
  let told = 0
  let before = 0
  for (const [index, spin] of outcome.spins.entries()) {
    steps.push({ kind: 'spin', index, spin })
    const after = Math.min(told + spin.units, outcome.units)
    if (spin.wins.length > 0) steps.push({ kind: 'wins', index, spin, unitsBefore: told, unitsAfter: after })
    told = after
    if (index === 0) before = after
    if (spin.awarded > 0) steps.push(awardOf(rules, outcome, index))
  }
  assert(told === outcome.units, 'the spins add up to the outcome')
  if (outcome.spins.length > 1) {
    steps.push({ kind: 'feature-end', units: told - before, spins: outcome.spins.length - 1 })
  }
  steps.push({ kind: 'total', units: outcome.units, capped: outcome.capped })
  return steps
}

/** Returns the steps that remain after the first `spinsShown` spins. */
export function stepsAfter(steps: readonly Step[], spinsShown: number): readonly Step[] {
  return steps.filter((step) => !('index' in step) || step.index >= spinsShown)
}

/** Returns the units that were shown before spin `index`. */
export function unitsBefore(steps: readonly Step[], index: number): number {
  const told = steps.filter((step) => step.kind === 'wins' && step.index < index)
  const last = told.at(-1)
  return last?.kind === 'wins' ? last.unitsAfter : 0
}

function awardOf(rules: SlotRules, outcome: SlotOutcome, index: number): Step {
  const spin = outcome.spins[index]
  assert(spin, 'the spin exists')
  const multiplier = rules.freeSpins?.multiplier ?? 1
  return { kind: 'award', index, spins: spin.awarded, multiplier, again: spin.mode === 'free' }
}
