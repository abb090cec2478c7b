import type {
  BoughtPlay,
  GamblePlay,
  HoldPlay,
  PickPlay,
  ReelSpin,
  SlotOutcome,
  SlotRules,
  SlotSpin,
} from '@poyraz/games'
import { assert } from '@poyraz/kernel'
import { type CascadeStep, spinSteps } from './cascade/cascade-steps.ts'

/** One step of showing a round. All its data comes from the outcome. */
export type Step =
  /**
   * The reels turn and stop at `spin.stops`. `index` counts spins from 0; `done` is the number of the free spin,
   * 0 for the paid one.
   */
  | { readonly kind: 'spin'; readonly index: number; readonly done: number; readonly spin: SlotSpin }
  /** The free spins that were bought begin. */
  | {
      readonly kind: 'bought'
      readonly index: number
      readonly spins: number
      readonly multiplier: number
    }
  /**
   * The wins of that spin are highlighted and counted. `unitsBefore` is the round's total before them,
   * `unitsAfter` the total with them, at most its cap.
   */
  | {
      readonly kind: 'wins'
      readonly index: number
      readonly spin: ReelSpin
      readonly unitsBefore: number
      readonly unitsAfter: number
    }
  /** The hold-and-win of that spin is played. */
  | {
      readonly kind: 'hold'
      readonly index: number
      readonly spin: ReelSpin
      readonly hold: HoldPlay
      readonly unitsBefore: number
      readonly unitsAfter: number
    }
  /** The covers of that spin are opened. */
  | {
      readonly kind: 'pick'
      readonly index: number
      readonly pick: PickPlay
      readonly unitsBefore: number
      readonly unitsAfter: number
    }
  /** The win of the round is staked on a coin; `unitsAfter` is what the calls leave of it. */
  | {
      readonly kind: 'gamble'
      readonly index: number
      readonly gamble: GamblePlay
      readonly unitsBefore: number
      readonly unitsAfter: number
    }
  | CascadeStep
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
  const gamble = 'gamble' in outcome ? (outcome.gamble as GamblePlay) : null
  const bought = boughtOf(outcome)
  let told = 0
  let before = 0
  if (bought) {
    const { spins } = bought
    steps.push({ kind: 'bought', index: 0, spins, multiplier: freeMultiplier(rules, outcome) })
  }
  for (const [index, spin] of outcome.spins.entries()) {
    steps.push({ kind: 'spin', index, done: index + (bought ? 1 : 0), spin })
    const after = gamble ? told + spin.units : Math.min(told + spin.units, outcome.units)
    steps.push(...winSteps(rules, spin, { index, unitsBefore: told, unitsAfter: after }))
    told = after
    if (spin.mode === 'base') before = after
    if (spin.awarded > 0) steps.push(awardOf(rules, outcome, index))
  }
  if (gamble) {
    // After the only spin, so that a reload while it is played shows it again.
    steps.push({ kind: 'gamble', index: 1, gamble, unitsBefore: told, unitsAfter: outcome.units })
    told = outcome.units
  }
  assert(told === outcome.units, 'the spins add up to the outcome')
  if (outcome.spins.length > 1) {
    const spins = outcome.spins.length - (bought ? 0 : 1)
    steps.push({ kind: 'feature-end', units: told - before, spins })
  }
  steps.push({ kind: 'total', units: outcome.units, capped: outcome.capped })
  return steps
}

/** Returns what was bought; null in a round with a paid spin. */
export function boughtOf(outcome: SlotOutcome): BoughtPlay | null {
  return 'bought' in outcome ? (outcome.bought as BoughtPlay) : null
}

function winSteps(
  rules: SlotRules,
  spin: SlotSpin,
  given: { readonly index: number; readonly unitsBefore: number; readonly unitsAfter: number },
): readonly Step[] {
  if (rules.mapping === 'book-1') return 'steps' in spin ? spinSteps(rules, spin, given) : []
  return 'wins' in spin ? reelSteps(spin, given) : []
}

/** Wins of lines or ways first, then the feature that coins or scatters began. */
function reelSteps(spin: ReelSpin, given: Parameters<typeof winSteps>[2]): readonly Step[] {
  const { unitsBefore, unitsAfter } = given
  const asideUnits = (spin.hold?.units ?? 0) + (spin.pick?.units ?? 0)
  const between = Math.min(unitsAfter, unitsBefore + spin.units - asideUnits)
  return [
    ...(spin.wins.length > 0 ? [{ kind: 'wins', spin, ...given, unitsAfter: between } as const] : []),
    ...(spin.hold ? [{ kind: 'hold', spin, hold: spin.hold, ...given, unitsBefore: between } as const] : []),
    ...(spin.pick ? [{ kind: 'pick', pick: spin.pick, ...given, unitsBefore: between } as const] : []),
  ]
}

/** Returns the steps that remain after the first `spinsShown` spins. */
export function stepsAfter(steps: readonly Step[], spinsShown: number): readonly Step[] {
  return steps.filter((step) => !('index' in step) || step.index >= spinsShown)
}

/** Returns the units that were shown before spin `index`. */
export function unitsBefore(steps: readonly Step[], index: number): number {
  const told = steps.flatMap((step) => ('unitsAfter' in step && step.index < index ? [step.unitsAfter] : []))
  return told.at(-1) ?? 0
}

function awardOf(rules: SlotRules, outcome: SlotOutcome, index: number): Step {
  const spin = outcome.spins[index]
  assert(spin, 'an award belongs to a spin')
  return {
    kind: 'award',
    index,
    spins: spin.awarded,
    multiplier: freeMultiplier(rules, outcome),
    again: spin.mode === 'free',
  }
}

/** The multiplier of all free spins; those of cascades have theirs step by step. */
export function freeMultiplier(rules: SlotRules, outcome: SlotOutcome): number {
  if (rules.mapping === 'book-1') return 1
  const free = outcome.spins.find((spin) => spin.mode === 'free')
  return free?.multiplier ?? rules.freeSpins?.multiplier ?? 1
}
