import { type Clock, randomId, SECOND_MS } from '@poyraz/kernel'

/** A ticket is good for this long. */
export const TICKET_MS = 30 * SECOND_MS
/** Unused tickets that are kept at once; one more, and the oldest is no longer good. */
const TICKETS_MAX = 20_000

/** Whose socket it is, and by which session. */
export type Member = { readonly playerId: string; readonly sessionId: string }

export type Tickets = {
  issue(member: Member): string
  /** Whose ticket it is; `null` for one that is unknown, was used or is too old. It counts once. */
  take(ticket: string): Member | null
}

export function createTickets(clock: Clock): Tickets {
  // In the order of issue, so the oldest come first.
  const waiting = new Map<string, { readonly member: Member; readonly untilMs: number }>()
  const forgetOld = () => {
    for (const [ticket, { untilMs }] of waiting) {
      if (untilMs > clock.nowMs() && waiting.size < TICKETS_MAX) return
      waiting.delete(ticket)
    }
  }
  return {
    issue({ playerId, sessionId }) {
      forgetOld()
      const ticket = randomId()
      waiting.set(ticket, { member: { playerId, sessionId }, untilMs: clock.nowMs() + TICKET_MS })
      return ticket
    },
    take(ticket) {
      const found = waiting.get(ticket)
      waiting.delete(ticket)
      return found && clock.nowMs() < found.untilMs ? found.member : null
    },
  }
}
