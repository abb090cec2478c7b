const STOPS = /^\d{1,4}(?:-\d{1,4}){2,9}$/

export type MachineSearch = {
  /** Strips of the free spins instead of those of the main game. */
  mode?: 'free'
  /** Stops of the reels from the left: `3-17-0-22-9`. */
  stops?: string
  /** Rows of the reels from the left, where they are drawn: `4-7-5-2-3-6`. */
  heights?: string
  /** Ticket of a book. */
  ticket?: number
}

/** The window or ticket that a link to the machine room opens. */
export function machineSearch({ mode, stops, heights, ticket }: Record<string, unknown>): MachineSearch {
  return {
    ...(mode === 'free' ? { mode } : {}),
    ...(typeof stops === 'string' && STOPS.test(stops) ? { stops } : {}),
    ...(typeof heights === 'string' && STOPS.test(heights) ? { heights } : {}),
    ...(typeof ticket === 'number' && Number.isSafeInteger(ticket) && ticket >= 0 ? { ticket } : {}),
  }
}
