import type { ErrorCode, Language, Registry, StaffCaller } from '@poyraz/contract'
import {
  dealerChangeShoe,
  dealerCorrectRound,
  dealerEnter,
  dealerLeave,
  dealerOffer,
  dealerReviews,
  dealerSetStream,
  dealerState,
  dealerTables,
  dealerTake,
  dealerVoidEntry,
  dealerVoidRound,
} from '@poyraz/contract/backoffice'
import { HAND_RETURN_MAX, handDealingOf } from '@poyraz/games/tables'
import { err, kurus, ok, type Result, sqlTime } from '@poyraz/kernel'
import { type Desk, presentDesk, presentLease } from '../by-hand/desk.ts'
import { enterValue, type HandTable, voidEntry } from '../by-hand/enter.ts'
import { keep, leave, offer, take, wake } from '../by-hand/leases.ts'
import { changeShoe, correctRound, voidOwnRound } from '../by-hand/rounds.ts'
import { type TablesCtx, tableOf } from '../ctx.ts'
import { type HandReview, listHandReviews } from '../store/hand-reviews.ts'
import { findRooms } from '../store/rooms.ts'
import { insertStream } from '../store/streams.ts'

type Answering = { readonly lang: Language; readonly caller: StaffCaller }

/** Registers the procedures of dealers and of those who manage tables that are dealt by hand. */
export function addStaffDealing(registry: Registry, ctx: TablesCtx): void {
  addViews(registry, ctx)
  addEntries(registry, ctx)
  addManagement(registry, ctx)
  registry.add(dealerTake, (call) => onTable(ctx, call, (table, by) => take(ctx, { table, by })))
  registry.add(dealerOffer, (call) => onTable(ctx, call, (table, by) => offer(ctx, { table, by })))
  registry.add(dealerLeave, (call) => onTable(ctx, call, (table, by) => leave(ctx, { table, by })))
}

function addViews(registry: Registry, ctx: TablesCtx): void {
  registry.add(dealerTables, async ({ lang }) => {
    const rooms = await findRooms(ctx.database.db, sqlTime(ctx.clock))
    const shown = rooms.flatMap((room) => {
      const table = handTableOf(ctx, room.tableId)
      return table ? [presentLease(table, room, lang)] : []
    })
    return ok(shown)
  })
  registry.add(dealerState, (call) =>
    onTable(ctx, call, async (table, by) => {
      await keep(ctx, { table, by })
      return ok(null)
    }),
  )
}

function addEntries(registry: Registry, ctx: TablesCtx): void {
  registry.add(dealerEnter, async (call) => {
    const { tableID, roundID: roundId, place: index, value } = call.input
    const dealing = handTableOf(ctx, tableID)?.dealing
    if (dealing && value >= dealing.count)
      return err({ error: 'invalid_input', fields: [{ field: 'value', error: 'invalid' }] })
    return onTable(ctx, call, (table, by) => enterValue(ctx, { table, roundId, by, index, value }))
  })
  registry.add(dealerVoidEntry, (call) => {
    const { roundID: roundId, place: index, note: reason } = call.input
    return onTable(ctx, call, (table, by) => voidEntry(ctx, { table, roundId, by, index, reason }))
  })
  registry.add(dealerVoidRound, (call) =>
    onTable(ctx, call, (table, by) => voidOwnRound(ctx, { table, roundId: call.input.roundID, by })),
  )
  registry.add(dealerChangeShoe, (call) => onTable(ctx, call, (table, by) => changeShoe(ctx, { table, by })))
}

function addManagement(registry: Registry, ctx: TablesCtx): void {
  registry.add(dealerReviews, async ({ input: { limit, offset } }) => {
    const page = { winsFrom: HAND_RETURN_MAX, at: sqlTime(ctx.clock), limit, offset }
    const { reviews, total } = await listHandReviews(ctx.database.db, page)
    return ok({ items: reviews.map(presentReview), total, limit, offset })
  })
  registry.add(dealerCorrectRound, async ({ input: { roundID } }) => {
    const done = await correctRound(ctx, roundID)
    return done.ok ? done : err({ error: done.error })
  })
  registry.add(dealerSetStream, async ({ input: { tableID: tableId, stream }, caller, ownOrigin }) => {
    if (!handTableOf(ctx, tableId)) return err({ error: 'not_found' })
    const allowed = [ownOrigin, ...ctx.streamOrigins]
    if (stream && !allowed.includes(new URL(stream.url).origin)) return err({ error: 'stream_origin' })
    const at = new Date(ctx.clock.nowMs())
    await insertStream(ctx.database.db, { tableId, stream, by: caller.name, at })
    return ok(null)
  })
}

function handTableOf(ctx: TablesCtx, tableId: number): HandTable | undefined {
  const table = tableOf(ctx, tableId)
  const dealing = table && handDealingOf(table)
  return table?.byHand && dealing && { ...table, byHand: table.byHand, dealing }
}

function presentReview(review: HandReview) {
  const { reason, roundId, tableId, number, dealer, players } = review
  return {
    reason,
    at: review.at.getTime(),
    round:
      roundId && tableId && number ? { tableID: tableId, roundID: roundId, number, dealer, players } : null,
    playerID: review.playerId,
    staked: kurus(review.staked),
    returned: kurus(review.returned),
  }
}

/** Runs a call about a table that is dealt by hand, and answers with its state afterwards. */
async function onTable<E extends ErrorCode>(
  ctx: TablesCtx,
  { input: { tableID }, caller, lang }: Answering & { readonly input: { readonly tableID: number } },
  run: (table: HandTable, by: string) => Promise<Result<null, E>>,
): Promise<Result<Desk, { readonly error: E | 'not_found' }>> {
  const table = handTableOf(ctx, tableID)
  if (!table) return err({ error: 'not_found' })
  const done = await run(table, caller.name)
  if (!done.ok) return err({ error: done.error })
  const desk = await presentDesk(ctx, table, { lang, caller: caller.name })
  if (desk.isOwn && desk.rests) await wake(ctx, table)
  return ok(desk)
}
