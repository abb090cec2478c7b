import { onCommit, type Tx, transact } from '@poyraz/db'
import { drawnGameOf, type HouseTable, pokerGameOf, type TableGame, tablePayout } from '@poyraz/games/tables'
import type { VirtualTable } from '@poyraz/games/virtual'
import { assert, sqlTime } from '@poyraz/kernel'
import type { HeldRoom } from '@poyraz/rooms'
import { stepHands } from '../blackjack/step-hands.ts'
import { waitForEntry } from '../by-hand/enter.ts'
import { dueOf } from '../crash/due.ts'
import { stepFlight } from '../crash/step-flight.ts'
import { type TablesCtx, tableOf, virtualOf } from '../ctx.ts'
import { publishState } from '../live-state.ts'
import { stepPoker } from '../poker/step-poker.ts'
import { isByHand, lockRoom, type Room, writePhase } from '../store/rooms.ts'
import { writeOutcome } from '../store/rounds.ts'
import { findSeason } from '../store/seasons.ts'
import { offerRound, stepVirtual } from '../virtual/step-virtual.ts'
import { restAfterBetting, restBeforeOpening } from './rest.ts'
import { decideByRules, type Next, openNext, payRound, voidRound } from './rounds.ts'

/**
 * Makes the step of a table if it is due: closes the bets and draws, settles, or opens the next round.
 * Returns the next due time in epoch milliseconds, or `null` if another server has a newer lease.
 */
export function stepTable(ctx: TablesCtx, held: HeldRoom): Promise<number | null> {
  const at = sqlTime(ctx.clock)
  const table = tableOf(ctx, held.roomId)
  const virtual = virtualOf(ctx, held.roomId)
  return transact(ctx.database.db, async (tx) => {
    const room = await lockRoom(tx, held, at)
    if (!room) return null
    const dueMs = await dueOf(ctx, tx, room)
    if (room.now.getTime() < dueMs) return dueMs
    onCommit(tx, () => publishState(ctx, held.roomId))
    if (virtual) return stepOffered(ctx, tx, virtual, room)
    assert(table, 'a host steps the tables that it knows')
    const next = (await restAfterBetting(tx, table, room)) ?? (await stepRound(ctx, tx, table, room))
    const endsAt = await writePhase(tx, { ...next, tableId: table.id }, at)
    return next.dueMs ?? endsAt.getTime()
  })
}

/** Makes the step of a virtual game, and offers bets where it starts or continues its betting. */
async function stepOffered(ctx: TablesCtx, tx: Tx, table: VirtualTable, room: Room): Promise<number> {
  const next = await stepVirtual(ctx, tx, table, room)
  const { roundId, phase, rests } = next
  const endsAt = await writePhase(tx, { ...next, tableId: table.id }, sqlTime(ctx.clock))
  if (phase === 'betting' && !rests) await offerRound(ctx, tx, table, { roundId, endsAt })
  return endsAt.getTime()
}

async function stepRound(ctx: TablesCtx, tx: Tx, table: HouseTable, room: Room): Promise<Next> {
  return restBeforeOpening(table, room, await stepGame(ctx, tx, table, room))
}

async function stepGame(ctx: TablesCtx, tx: Tx, table: HouseTable, room: Room): Promise<Next> {
  const game = drawnGameOf(table)
  if (game) return stepDrawn(ctx, tx, { table, game, room })
  const poker = pokerGameOf(table)
  if (poker) return stepPoker(ctx, tx, { table, game: poker, room })
  return table.game === 'crash' ? stepFlight(ctx, tx, table, room) : stepHands(ctx, tx, table, room)
}

type Drawn = { readonly table: HouseTable; readonly game: TableGame; readonly room: Room }

async function stepDrawn(ctx: TablesCtx, tx: Tx, { table, game, room }: Drawn): Promise<Next> {
  if (room.phase === 'betting')
    return isByHand(room) ? waitForEntry(table, room) : draw(ctx, tx, { table, game, room })
  if (room.phase === 'result') return openNext(ctx, tx, table, room)
  const { outcome } = room
  // The time of the dealer is up.
  if (outcome === null && isByHand(room)) return voidRound(ctx, tx, table, room)
  assert(outcome, 'a drawn round has its outcome')
  return payRound(ctx, tx, {
    table,
    room,
    returnOf: ({ spots }) =>
      tablePayout(
        game,
        Object.entries(spots).map(([spot, amount]) => ({ spot, amount })),
        outcome,
      ),
  })
}

/** Closes the bets and decides the outcome. It follows from the chain alone, so a repeated draw is the same. */
async function draw(ctx: TablesCtx, tx: Tx, { table, game, room }: Drawn): Promise<Next> {
  const { roundId, seasonId } = room
  const draws = ctx.chains.draw({ ...room, season: await findSeason(tx, seasonId) })
  const outcome = decideByRules(ctx, () => game.decide(draws))
  if (outcome === undefined) return voidRound(ctx, tx, table, room)
  const { words, rejects } = draws
  await writeOutcome(tx, { roundId, outcome, label: game.label(outcome), words, rejects })
  return { phase: 'drawing', roundId, lengthMs: game.drawingMs?.(outcome) ?? table.pace.drawingMs }
}
