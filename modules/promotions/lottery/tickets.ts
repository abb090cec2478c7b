import { type Tx, transact } from '@poyraz/db'
import { uuidv7 } from '@poyraz/kernel'
import type { PromotionsCtx } from '../ctx.ts'
import type { Draw } from './draw.ts'
import { lockDraw } from './store.ts'
import { type Due, dueTickets, insertTickets, voidTickets } from './ticket-store.ts'

/**
 * Issues the tickets that the player's deposits earned and voids those that no deposit earns any more. It
 * computes them from the ledger, so a missed call is made up for by the next one.
 */
export async function earnTickets(ctx: PromotionsCtx, playerId: string): Promise<void> {
  for (const draw of ctx.draws) {
    if (ctx.clock.nowMs() < Date.parse(draw.opensAt)) continue
    const due = await dueTickets(ctx.database.db, draw, playerId)
    if (due.length > 0) await transact(ctx.database.db, (tx) => issueTickets(tx, ctx, draw, playerId))
  }
}

/**
 * Issues and voids tickets of one player, or of all players (`playerId` null). The draw's row is locked
 * first, so concurrent calls do not issue the same ticket. Does nothing after the draw.
 */
export async function issueTickets(
  tx: Tx,
  { clock }: PromotionsCtx,
  draw: Draw,
  playerId: string | null,
): Promise<void> {
  const row = await lockDraw(tx, draw.id)
  if (!row || row.drawn !== null) return
  const all = await dueTickets(tx, draw, playerId)
  await voidTickets(
    tx,
    draw.id,
    all.filter(({ have, due }) => due < have),
  )
  const tickets = all.flatMap((due) => newTickets(due, clock.nowMs()))
  if (tickets.length > 0) await insertTickets(tx, row, { tickets, at: new Date(clock.nowMs()) })
}

function newTickets({ playerId, have, due }: Due, nowMs: number) {
  return Array.from({ length: Math.max(0, due - have) }, (_, index) => ({
    id: uuidv7(nowMs),
    playerId,
    place: have + index + 1,
  }))
}
