import type { Draws } from '@poyraz/fairness'
import { unreachable } from '@poyraz/kernel'
import type { CascadeOutcome } from './cascades/outcome.ts'
import { type CascadeGame, openCascade, playCascade } from './cascades/play.ts'
import type { CascadeRules } from './cascades/rules.ts'
import { type ChoiceMachine, compileChoice } from './choices/machine.ts'
import type { ChoiceOutcome } from './choices/outcome.ts'
import { playUsual } from './choices/round.ts'
import type { ChoiceRules } from './choices/rules.ts'
import { compile as compileReels, type ReelMachine } from './machine.ts'
import type { ReelOutcome, SlotOutcome } from './outcome.ts'
import { play as playReels } from './play.ts'
import type { ReelBookOutcome } from './reel-books/outcome.ts'
import { openReelBook, playReelBook, type ReelBookGame } from './reel-books/play.ts'
import type { ReelBookRules } from './reel-books/rules.ts'
import type { ReelRules, SlotRules } from './rules.ts'

/** A game of any family, ready to be played. */
export type SlotMachine = ReelMachine | ChoiceMachine | CascadeGame | ReelBookGame

/** Compiles rules, some ten milliseconds of work; keep the result. Throws on contradictory rules. */
export function compile(rules: ReelRules): ReelMachine
export function compile(rules: ChoiceRules): ChoiceMachine
export function compile(rules: CascadeRules): CascadeGame
export function compile(rules: ReelBookRules): ReelBookGame
export function compile(rules: SlotRules): SlotMachine
export function compile(rules: SlotRules): SlotMachine {
  switch (rules.mapping) {
    case 'reels-1':
      return compileReels(rules)
    case 'reels-2':
      return compileChoice(rules)
    case 'book-1':
      return openCascade(rules)
    case 'book-2':
      return openReelBook(rules)
    default:
      return unreachable(rules)
  }
}

/**
 * Plays a whole round, free spins included, with the default decisions in games that have decisions. It
 * depends on the rules and the draws alone.
 */
export function play(machine: ReelMachine, draws: Draws): ReelOutcome
export function play(machine: ChoiceMachine, draws: Draws): ChoiceOutcome
export function play(machine: CascadeGame, draws: Draws): CascadeOutcome
export function play(machine: ReelBookGame, draws: Draws): ReelBookOutcome
export function play(machine: SlotMachine, draws: Draws): SlotOutcome
export function play(machine: SlotMachine, draws: Draws): SlotOutcome {
  if ('plays' in machine) return playUsual(machine, draws)
  if ('show' in machine) return playCascade(machine, draws)
  return 'showReels' in machine ? playReelBook(machine, draws) : playReels(machine, draws)
}
