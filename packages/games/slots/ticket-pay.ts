/** Pays of a ticket of a book. The object is reused by the next ticket. */
export type TicketPay = {
  /** The whole round, after the win cap. */
  units: number
  capped: boolean
  /** The paid spin alone, and free spins that it awards. */
  paidUnits: number
  awarded: number
  /** Of these, pays of scatters: in the paid spin, and in all free spins. */
  paidScatterUnits: number
  freeScatterUnits: number
  /** Of the paid spin's pay, that of its hold-and-win. */
  holdUnits: number
  /** Units of each free spin, in order. */
  readonly freeUnits: number[]
}

export function newTicketPay(): TicketPay {
  return {
    units: 0,
    capped: false,
    paidUnits: 0,
    awarded: 0,
    paidScatterUnits: 0,
    freeScatterUnits: 0,
    holdUnits: 0,
    freeUnits: [],
  }
}
