import type { Draws } from '@poyraz/fairness'
import { unreachable } from '@poyraz/kernel'
import type { CascadeOutcome } from './cascades/outcome.ts'
import { type CascadeGame, openCascade, playCascade } from './cascades/play.ts'
import type { CascadeRules } from './cascades/rules.ts'
import { compile as compileReels, type ReelMachine } from './machine.ts'
import type { ReelOutcome, SlotOutcome } from './outcome.ts'
import { play as playReels } from './play.ts'
import type { ReelBookOutcome } from './reel-books/outcome.ts'
import { openReelBook, playReelBook, type ReelBookGame } from './reel-books/play.ts'
import type { ReelBookRules } from './reel-books/rules.ts'
import type { ReelRules, SlotRules } from './rules.ts'

/** A game of any family, ready to be played. */
export type SlotMachine = ReelMachine | CascadeGame | ReelBookGame

/** Compiles rules, some ten milliseconds of work; keep the result. Throws on contradictory rules. */
export function compile(rules: ReelRules): ReelMachine
export function compile(rules: CascadeRules): CascadeGame
export function compile(rules: ReelBookRules): ReelBookGame
export function compile(rules: SlotRules): SlotMachine
export function compile(rules: SlotRules): SlotMachine {
  switch (rules.mapping) {
    case 'reels-1':
      return compileReels(rules)
    case 'book-1':
      return openCascade(rules)
    case 'book-2':
      return openReelBook(rules)
    default:
      return unreachable(rules)
  }
}

/** Plays a whole round, free spins included. It depends on the rules and the draws alone. */
export function play(machine: ReelMachine, draws: Draws): ReelOutcome
export function play(machine: CascadeGame, draws: Draws): CascadeOutcome
export function play(machine: ReelBookGame, draws: Draws): ReelBookOutcome
export function play(machine: SlotMachine, draws: Draws): SlotOutcome
export function play(machine: SlotMachine, draws: Draws): SlotOutcome {
  if ('show' in machine) return playCascade(machine, draws)
  return 'showReels' in machine ? playReelBook(machine, draws) : playReels(machine, draws)
}
