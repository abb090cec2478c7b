import type { Selection } from '../commands/check.ts'

type Input = {
  readonly eventID: number
  readonly market: string
  readonly outcome: string
  readonly odds: number
  readonly banker: boolean
}

/** Takes over a selection of a call. The version that the client saw tells nothing beyond its price. */
export function selectionOf({ eventID, market, outcome, odds, banker }: Input): Selection {
  return { eventId: eventID, market, outcome, odds, banker }
}
