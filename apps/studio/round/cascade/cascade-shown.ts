import type { Kurus } from '@poyraz/kernel'
import type { Cell } from '../win-tag.ts'

/** Pays so far of the cascade on the screen: the lines of the sign beside the grid. */
export type CascadeShown = {
  readonly lines: readonly CascadeLine[]
  /** Groups that are marked now. */
  readonly groups: readonly CascadeGroup[]
  /** Number of the step that is shown, from 1; 0 before the first one. */
  readonly step: number
  /** Multiplier of that step, or of the next one while symbols fall. */
  readonly multiplier: number
  /** Sum of the lines. */
  readonly sumKurus: Kurus
  /** Sum of the multiplier symbols of this spin; 0 without any. */
  readonly orbs: number
}

/** A marked group: its own pay times its cells' and the step's multiplier is what it adds. */
export type CascadeGroup = {
  readonly cells: readonly Cell[]
  readonly times: number
  readonly payKurus: Kurus
}

/** One group that burst. */
export type CascadeLine = {
  readonly step: number
  readonly symbol: string
  readonly count: number
  readonly payKurus: Kurus
}
