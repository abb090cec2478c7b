import { openBook } from '@poyraz/fairness'
import { bookRules } from '../book-rules.ts'
import { compileCascade } from '../cascades/machine.ts'
import { ticketPlayer } from '../cascades/play-ticket.ts'
import { compileReelBook } from '../reel-books/machine.ts'
import { reelTicketPlayer } from '../reel-books/play-ticket.ts'
import type { BookRules } from '../rules.ts'
import type { TicketPay } from '../ticket-pay.ts'

/** Returns a function from a ticket of a book of either family to its pays, in one object that it reuses. */
export function ticketPays(rules: BookRules): (ticket: number) => TicketPay {
  const book = openBook(bookRules(rules))
  const play =
    rules.mapping === 'book-1'
      ? ticketPlayer(compileCascade(rules), book)
      : reelTicketPlayer(compileReelBook(rules), book)
  return (ticket) => play(ticket, null)
}
