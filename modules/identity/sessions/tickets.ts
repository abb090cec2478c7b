import type { Database } from '@poyraz/db'
import { type Clock, randomId, SECOND_MS } from '@poyraz/kernel'
import { sql } from 'kysely'
import { sha256 } from '../secrets.ts'

/** Lifetime of a ticket. */
export const TICKET_MS = 30 * SECOND_MS

/** Player and session of a socket. */
export type Member = { readonly playerId: string; readonly sessionId: string }

/** A ticket opens one socket on any server, because a load balancer may choose another than the issuer. */
export type Tickets = {
  issue(member: Member): Promise<string>
  /** Redeems tickets, each once, and returns their members; unknown, used and expired ones are missing. */
  take(tickets: readonly string[]): Promise<ReadonlyMap<string, Member>>
}

export function createTickets({ database: { db }, clock }: { database: Database; clock: Clock }): Tickets {
  return {
    async issue({ playerId, sessionId }) {
      const ticket = randomId()
      await sql`
        insert into identity.socket_ticket (ticket_hash, player_id, session_id, expires_at)
        values (${sha256(ticket)}, ${playerId}, ${sessionId}, ${new Date(clock.nowMs() + TICKET_MS)})`.execute(
        db,
      )
      return ticket
    },
    async take(tickets) {
      const byHash = new Map(tickets.map((ticket) => [sha256(ticket).toString('hex'), ticket]))
      const { rows } = await sql<Member & { readonly hash: string; readonly expiresAt: Date }>`
        delete from identity.socket_ticket
        where ticket_hash in (select decode(hash, 'hex') from unnest(${[...byHash.keys()]}::text[]) hash)
        returning encode(ticket_hash, 'hex') as hash, player_id as "playerId", session_id as "sessionId",
          expires_at as "expiresAt"`.execute(db)
      return new Map(
        rows
          .filter(({ expiresAt }) => clock.nowMs() < expiresAt.getTime())
          .map(({ hash, playerId, sessionId }) => [byHash.get(hash) ?? '', { playerId, sessionId }]),
      )
    },
  }
}
