import type { Draws } from '@poyraz/fairness'
import type { CascadeOutcome } from './cascades/outcome.ts'
import { type CascadeGame, openCascade, playCascade } from './cascades/play.ts'
import type { CascadeRules } from './cascades/rules.ts'
import { compile as compileReels, type ReelMachine } from './machine.ts'
import type { ReelOutcome, SlotOutcome } from './outcome.ts'
import { play as playReels } from './play.ts'
import type { ReelRules, SlotRules } from './rules.ts'

/** A game of either family, ready to be played. */
export type SlotMachine = ReelMachine | CascadeGame

/** Compiles rules, some ten milliseconds of work; keep the result. Throws on contradictory rules. */
export function compile(rules: ReelRules): ReelMachine
export function compile(rules: CascadeRules): CascadeGame
export function compile(rules: SlotRules): SlotMachine
export function compile(rules: SlotRules): SlotMachine {
  return rules.mapping === 'reels-1' ? compileReels(rules) : openCascade(rules)
}

/** Plays a whole round, free spins included. It depends on the rules and the draws alone. */
export function play(machine: ReelMachine, draws: Draws): ReelOutcome
export function play(machine: CascadeGame, draws: Draws): CascadeOutcome
export function play(machine: SlotMachine, draws: Draws): SlotOutcome
export function play(machine: SlotMachine, draws: Draws): SlotOutcome {
  return 'show' in machine ? playCascade(machine, draws) : playReels(machine, draws)
}
