import type { TicketMachine } from './frames.ts'

export type TopTicket = { readonly ticket: number; readonly units: number }

/** The tickets that were played so far. */
export type BookPart = {
  readonly played: number
  /** Sum of what they pay, in units. */
  readonly units: number
  /** Tickets that pay most, the highest first; of equal ones the first in the book. */
  readonly top: readonly TopTicket[]
}

const PART = 8_192
const TOP_COUNT = 10

/** Plays every ticket of a book once, part by part, as its certificate is counted. */
export function* playBook(machine: TicketMachine): Generator<BookPart> {
  const { tickets } = machine.rules
  const top: TopTicket[] = []
  let units = 0
  for (let ticket = 0; ticket < tickets; ticket++) {
    const paid = machine.unitsOf(ticket)
    units += paid
    const least = top.at(-1)
    if (top.length < TOP_COUNT || (least && paid > least.units)) place(top, { ticket, units: paid })
    if ((ticket + 1) % PART === 0 || ticket + 1 === tickets)
      yield { played: ticket + 1, units, top: [...top] }
  }
}

function place(top: TopTicket[], one: TopTicket): void {
  const at = top.findIndex(({ units }) => one.units > units)
  top.splice(at < 0 ? top.length : at, 0, one)
  top.length = Math.min(top.length, TOP_COUNT)
}
