import type { SlotWin } from '../outcome.ts'

/** The outcome of a cascade round. The ticket alone would do: the rest follows from it and the rules. */
export type CascadeOutcome = {
  /** The drawn ticket of the book. */
  readonly ticket: number
  /** The first spin is the paid one; the others are the free spins it led to, in order. */
  readonly spins: readonly CascadeSpin[]
  /** Sum over all spins, in pay units, after multipliers and the win cap. */
  readonly units: number
  /** True when the game's win cap cut the round short. */
  readonly capped: boolean
}

export type CascadeSpin = {
  readonly mode: 'base' | 'free'
  /** Symbol ids as they fell, `window[column][row]`, row 0 on top. */
  readonly window: readonly (readonly string[])[]
  readonly steps: readonly CascadeStep[]
  /** Pay of the scatters in sight at the end; absent where they pay nothing. */
  readonly scatters?: SlotWin
  /** Multiplier of the groups' pays by orbs; 1 without any. */
  readonly multiplier: number
  /** Free spins that this spin added, and those still to come after it. */
  readonly awarded: number
  readonly left: number
  readonly units: number
}

/** One state of the grid in which something wins, or is revealed. */
export type CascadeStep = {
  /** The symbol that mystery symbols became before this evaluation. */
  readonly revealed?: string
  /** Groups that win, all paid before any of them bursts; none in a step that only reveals. */
  readonly wins: readonly SlotWin[]
  /** Step multiplier of every group. */
  readonly multiplier: number
  /** Sum of the groups with the step multiplier, before that of the spin. */
  readonly units: number
  /** Symbols that fell into each column, the lowest first. */
  readonly fallen: readonly (readonly string[])[]
  /** Multipliers of the cells after the bursts, `[column, row, times]`, 1 for one that is only marked. */
  readonly cells?: readonly (readonly [column: number, row: number, times: number])[]
}
