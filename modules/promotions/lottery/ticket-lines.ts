import type { TicketLines } from '@poyraz/wallet'
import { numberOf } from '../api/tickets.ts'
import type { PromotionsCtx } from '../ctx.ts'
import { listTickets } from './ticket-store.ts'
import { earnTickets } from './tickets.ts'

/** Lists a player's tickets as lines of a statement. Tickets that are due are issued first. */
export async function ticketLines(
  ctx: PromotionsCtx,
  query: Parameters<TicketLines>[0],
): ReturnType<TicketLines> {
  await earnTickets(ctx, query.playerId)
  const { items, total } = await listTickets(ctx.database.db, query)
  const lines = items.map(({ id, drawId, number, earnedAt }) => ({
    id,
    at: earnedAt,
    number: numberOf(ctx.draws, drawId, number),
    name: ctx.draws.find((draw) => draw.id === drawId)?.name ?? { tr: drawId, en: drawId },
  }))
  return { lines, total }
}
