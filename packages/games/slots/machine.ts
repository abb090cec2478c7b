import { buildEvaluator } from './evaluator.ts'
import { buildModel, type Model } from './model.ts'
import type { ReelRules, SlotMode } from './rules.ts'
import { buildTables, type Tables } from './tables.ts'

/** A game ready to be played: its rules compiled once. */
export type ReelMachine = {
  readonly rules: ReelRules
  readonly base: CompiledMode
  readonly free: CompiledMode | null
}

export type CompiledMode = {
  readonly model: Model
  readonly tables: Tables
  /** Units that a spin with these stops pays, before the mode's multiplier. */
  readonly units: (stops: Int32Array) => number
}

/** Compiles rules to tables, some ten milliseconds of work; keep the result. Throws on contradictory rules. */
export function compile(rules: ReelRules): ReelMachine {
  return {
    rules,
    base: compileMode(rules, 'base'),
    free: rules.freeSpins ? compileMode(rules, 'free') : null,
  }
}

export function compileMode(rules: ReelRules, mode: SlotMode): CompiledMode {
  const model = buildModel(rules, mode)
  const tables = buildTables(model)
  return { model, tables, units: buildEvaluator(model, tables) }
}
