import { onCommit, type Tx, transact } from '@poyraz/db'
import { gameOf, type HouseTable, tablePayout } from '@poyraz/games/tables'
import { assert, kurus, sqlTime, uuidv7 } from '@poyraz/kernel'
import type { HeldRoom } from '@poyraz/rooms'
import type { Settlement } from '@poyraz/wagering'
import { type TablesCtx, tableOf } from '../ctx.ts'
import { publishState } from '../live-state.ts'
import { endBets, listOpenBets } from '../store/bets.ts'
import { insertRoom, lockRoom, type Phase, type Room, writePhase } from '../store/rooms.ts'
import { closeRound, insertRound, writeOutcome } from '../store/rounds.ts'
import { findSeason, type Season } from '../store/seasons.ts'
import { voidBets } from './take-back.ts'

/**
 * Makes the step of a table that is due: closes the bets and draws, settles, or opens the next round. Returns
 * the next due time in ms, or `null` without the newest lease.
 */
export function stepTable(ctx: TablesCtx, held: HeldRoom): Promise<number | null> {
  const at = sqlTime(ctx.clock)
  const table = tableOf(ctx, held.roomId)
  assert(table, 'a host steps the tables that it knows')
  return transact(ctx.database.db, async (tx) => {
    const room = await lockRoom(tx, held, at)
    if (!room) return null
    if (room.now < room.endsAt) return room.endsAt.getTime()
    onCommit(tx, () => publishState(ctx, table.id))
    const next = await NEXT[room.phase](ctx, tx, table, room)
    return (await writePhase(tx, { ...next, tableId: table.id }, at)).getTime()
  })
}

type Next = { readonly phase: Phase; readonly roundId: string; readonly lengthMs: number }
type Step = (ctx: TablesCtx, tx: Tx, table: HouseTable, room: Room) => Promise<Next>

const NEXT: Readonly<Record<Phase, Step>> = { betting: draw, drawing: settle, result: openNext }

/** Closes the bets and decides the outcome. It follows from the chain alone, so a repeated draw is the same. */
async function draw(
  ctx: TablesCtx,
  tx: Tx,
  table: HouseTable,
  { roundId, seasonId, number, now }: Room,
): Promise<Next> {
  const { draws, seed } = ctx.chains.draw(await findSeason(tx, seasonId), number)
  const game = gameOf(table)
  try {
    const outcome = game.decide(draws)
    const { words, rejects } = draws
    await writeOutcome(tx, { roundId, outcome, label: game.label(outcome), words, rejects })
  } catch (error) {
    // A round that the rules cannot decide is void (casino-games, section 12).
    ctx.onError(error)
    await voidBets(ctx, tx, await listOpenBets(tx, roundId))
    await closeRound(tx, { roundId, state: 'void', seed, at: now })
    return openNext(ctx, tx, table, { seasonId, number, now })
  }
  return { phase: 'drawing', roundId, lengthMs: table.pace.drawingMs }
}

/** Pays the bets of the round, and reveals its seed. */
async function settle(ctx: TablesCtx, tx: Tx, table: HouseTable, room: Room): Promise<Next> {
  const { roundId, outcome } = room
  assert(outcome, 'a drawn round has its outcome')
  const bets = (await listOpenBets(tx, roundId)).map((bet) => {
    const chips = Object.entries(bet.spots).map(([spot, amount]) => ({ spot, amount }))
    return { ...bet, win: tablePayout(gameOf(table), chips, outcome) }
  })
  const settlements = bets.map(
    ({ id, playerId, win }): Settlement => ({
      betId: id,
      playerId,
      key: `table:end:${id}`,
      kind: 'settle',
      win: kurus(win),
    }),
  )
  if (bets.length > 0)
    for (const one of await ctx.wagering.settleAllIn(tx, settlements))
      assert(one.ok, 'an open bet is settled')
  await endBets(
    tx,
    bets.map(({ id, win }) => ({ id, win })),
  )
  const { seed } = ctx.chains.draw(await findSeason(tx, room.seasonId), room.number)
  await closeRound(tx, { roundId, state: 'closed', seed, at: room.now })
  return { phase: 'result', roundId, lengthMs: table.pace.resultMs }
}

/** Opens the next round; after the last one of a season or of a retired one, with a new chain. */
async function openNext(
  ctx: TablesCtx,
  tx: Tx,
  table: HouseTable,
  { seasonId, number, now }: Pick<Room, 'seasonId' | 'number' | 'now'>,
): Promise<Next> {
  const season = await findSeason(tx, seasonId)
  const isLast = number === season.length || season.isRetired
  const next = isLast ? await ctx.chains.open(tx, table, now) : season
  const roundId = await newRound(ctx, tx, next, isLast ? 1 : number + 1, now)
  return { phase: 'betting', roundId, lengthMs: table.pace.bettingMs }
}

/** Opens tables that have no room yet, each with its first season. */
export async function openTables(ctx: TablesCtx, known: ReadonlySet<number>): Promise<void> {
  const at = sqlTime(ctx.clock)
  for (const table of ctx.tables.filter(({ id }) => !known.has(id))) {
    await transact(ctx.database.db, async (tx) => {
      const now = new Date(ctx.clock.nowMs())
      const season = await ctx.chains.open(tx, table, now)
      const roundId = await newRound(ctx, tx, season, 1, now)
      await insertRoom(tx, { tableId: table.id, roundId, lengthMs: table.pace.bettingMs }, at)
    })
  }
}

async function newRound(ctx: TablesCtx, tx: Tx, season: Season, number: number, at: Date): Promise<string> {
  const id = uuidv7(ctx.clock.nowMs())
  await insertRound(tx, { id, tableId: season.tableId, seasonId: season.id, number, at })
  return id
}
