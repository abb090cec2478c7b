import type { Draws } from '@poyraz/fairness'
import { openBook } from '@poyraz/fairness'
import { bookRules } from '../book-rules.ts'
import type { ReelSpin } from '../outcome.ts'
import { compileReelBook, type ReelBookMachine } from './machine.ts'
import type { ReelBookOutcome } from './outcome.ts'
import { reelTicketPlayer } from './play-ticket.ts'
import type { ReelBookRules } from './rules.ts'

/** A reel book ready to be played. */
export type ReelBookGame = ReelBookMachine & {
  /** Describes the round of a ticket. */
  readonly showReels: (ticket: number) => ReelBookOutcome
  /** Returns what the round of a ticket pays, in units, faster than `showReels`. */
  readonly unitsOf: (ticket: number) => number
}

export function openReelBook(rules: ReelBookRules): ReelBookGame {
  const machine = compileReelBook(rules)
  const play = reelTicketPlayer(machine, openBook(bookRules(rules)))
  const showReels = (ticket: number): ReelBookOutcome => {
    const spins: ReelSpin[] = []
    const { units, capped } = play(ticket, spins)
    return { ticket, spins, units, capped }
  }
  return { ...machine, showReels, unitsOf: (ticket) => play(ticket, null).units }
}

/** Plays a whole round: one draw, the ticket, decides all of it. */
export function playReelBook(game: ReelBookGame, draws: Draws): ReelBookOutcome {
  return game.showReels(draws.int(game.rules.tickets))
}
