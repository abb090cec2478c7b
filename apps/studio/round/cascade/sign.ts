import type { CascadeRules, CascadeSpin, SlotRules } from '@poyraz/games'
import { assert, type Kurus, kurus } from '@poyraz/kernel'
import { payOf } from '../pays.ts'
import type { CascadeShown } from './cascade-shown.ts'
import type { CascadeStep } from './cascade-steps.ts'

/** The sign at the start of a spin: empty, but for the multipliers that free spins keep. */
export function emptySign(before: CascadeShown | null, rules: CascadeRules, spin: CascadeSpin): CascadeShown {
  const { stepMultipliers } = rules
  const isFree = spin.mode === 'free'
  const kept = isFree && stepMultipliers.keeps ? before?.multiplier : undefined
  return {
    lines: [],
    groups: [],
    step: 0,
    multiplier: spin.steps[0]?.multiplier ?? kept ?? stepMultipliers[spin.mode][0] ?? 1,
    sumKurus: kurus(0),
    orbs: 0,
  }
}

/** The sign with the groups of this step; the win cap may cut them. */
export function grownSign(
  before: CascadeShown,
  rules: SlotRules,
  given: Extract<CascadeStep, { kind: 'burst' }> & { readonly stakeKurus: Kurus },
): CascadeShown {
  const { spin, at, unitsBefore, unitsAfter, stakeKurus } = given
  const step = spin.steps[at]
  assert(step, 'the step exists')
  const addedKurus = payOf(rules, unitsAfter - unitsBefore, stakeKurus)
  let leftKurus: bigint = addedKurus
  const groups = step.wins.map(({ symbol, count, cells, units, multiplier = 1 }) => {
    const wholeKurus = payOf(rules, units * step.multiplier, stakeKurus)
    const payKurus = kurus(wholeKurus < leftKurus ? wholeKurus : leftKurus)
    leftKurus -= payKurus
    return { symbol, count, cells, times: step.multiplier * multiplier, payKurus }
  })
  const lines = groups.map(({ symbol, count, payKurus }) => ({ step: at + 1, symbol, count, payKurus }))
  return {
    ...before,
    lines: [...before.lines, ...lines],
    groups: groups.map(({ cells, times, payKurus }) => ({ cells, times, payKurus })),
    step: at + 1,
    multiplier: step.multiplier,
    sumKurus: kurus(before.sumKurus + addedKurus),
  }
}
