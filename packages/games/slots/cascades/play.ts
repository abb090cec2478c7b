import type { Draws } from '@poyraz/fairness'
import { openBook } from '@poyraz/fairness'
import { bookRules } from '../book-rules.ts'
import { type CascadeMachine, compileCascade } from './machine.ts'
import type { CascadeOutcome } from './outcome.ts'
import { ticketPlayer } from './play-ticket.ts'
import type { CascadeRules } from './rules.ts'
import { outcomeOf } from './write-outcome.ts'

/** A cascade game ready to be played. */
export type CascadeGame = CascadeMachine & {
  /** Describes the round of a ticket. */
  readonly show: (ticket: number) => CascadeOutcome
  /** Returns what the round of a ticket pays, in units, faster than `show`. */
  readonly unitsOf: (ticket: number) => number
}

export function openCascade(rules: CascadeRules): CascadeGame {
  const machine = compileCascade(rules)
  const play = ticketPlayer(machine, openBook(bookRules(rules)))
  return {
    ...machine,
    show: (ticket) => outcomeOf(machine, play, ticket),
    unitsOf: (ticket) => play(ticket, null).units,
  }
}

/** Plays a whole round: one draw, the ticket, decides all of it. */
export function playCascade(game: CascadeGame, draws: Draws): CascadeOutcome {
  return game.show(draws.int(game.rules.tickets))
}
