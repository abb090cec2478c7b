import {
  type Language,
  type Registry,
  tablesBet,
  tablesList,
  tablesRounds,
  tablesState,
  tablesTakeBack,
} from '@poyraz/contract'
import { type Db, effect } from '@poyraz/db'
import { type HouseTable, layoutOf } from '@poyraz/games/tables'
import { assert, err, kurus, ok, randomId, sqlTime } from '@poyraz/kernel'
import type { Lanes } from '@poyraz/ledger'
import type { Placed, PlacedChips } from '../commands/place-bets.ts'
import { takeBack } from '../commands/take-back.ts'
import { presentOwnFlights } from '../crash/present-flight.ts'
import { type TablesCtx, tableOf } from '../ctx.ts'
import { presentStates } from '../live-state.ts'
import { findLastSeat, findSeat, listPlayed, type Seat, type Spots, sumOf } from '../store/bets.ts'
import { findRoom, findRooms, isByHand, type Room } from '../store/rooms.ts'
import { listLabels } from '../store/rounds.ts'
import { findSeason } from '../store/seasons.ts'
import { findStream } from '../store/streams.ts'

/** Number of latest results on a card of the lobby. */
const RECENT_SHOWN = 20
/** Number of latest results in the statistics of a table. */
const RECENT_MAX = 200

export type PlayersDeps = TablesCtx & {
  lanesOf(table: HouseTable): Lanes<PlacedChips, Placed>
  onTakenBack(tableId: number): void
  /** Records that somebody watches the tables (`createAttendance`). */
  attend(): Promise<void>
}

export function addPlayers(registry: Registry, ctx: PlayersDeps): void {
  addReads(registry, ctx)
  registry.add(tablesBet, async ({ input, caller, key, inputHash }) => {
    const table = tableOf(ctx, input.tableID)
    if (!table) return err({ error: 'not_found' })
    const wrong = input.chips.findIndex(({ spot, amount }) => !isPlayable(table, spot, Number(amount)))
    if (wrong !== -1)
      return err({ error: 'invalid_input', fields: [{ field: `chips.${wrong}`, error: 'invalid' }] })
    if (!isOneKite(table, input))
      return err({ error: 'invalid_input', fields: [{ field: 'target', error: 'invalid' }] })
    const { playerId, epoch } = caller
    const spots: Record<string, number> = {}
    for (const { spot, amount } of input.chips) spots[spot] = (spots[spot] ?? 0) + Number(amount)
    const placed = await ctx.lanesOf(table).submit({
      playerId,
      epoch,
      roundId: input.roundID,
      key: key ?? randomId(),
      inputHash,
      spots,
      target: input.target ?? null,
    })
    return placed.ok ? ok(await presentSeat(ctx.database.db, placed.value)) : placed
  })
  registry.add(tablesTakeBack, async ({ input, caller: { playerId }, key, inputHash }) => {
    if (!tableOf(ctx, input.tableID)) return err({ error: 'not_found' })
    const { tableID: tableId, roundID: roundId, bets, spot } = input
    const request = { tableId, roundId, playerId, bets, spot }
    const taken = await effect(
      ctx.database.db,
      { procedure: tablesTakeBack, playerId, key, inputHash },
      (tx) => takeBack(ctx, tx, request),
    )
    if (taken.ok) ctx.onTakenBack(input.tableID)
    return taken.ok ? ok(await presentSeat(ctx.database.db, taken.value)) : taken
  })
}

function addReads(registry: Registry, ctx: PlayersDeps): void {
  const { database } = ctx
  registry.add(tablesList, async ({ lang }) => {
    await ctx.attend()
    const rooms = (await findRooms(database.db, sqlTime(ctx.clock))).filter(({ tableId }) =>
      tableOf(ctx, tableId),
    )
    return ok(await presentTables(ctx, rooms, lang, RECENT_SHOWN))
  })
  registry.add(tablesState, async ({ input: { tableID }, caller, lang }) => {
    const table = tableOf(ctx, tableID)
    if (table) await ctx.attend()
    const room = table && (await findRoom(database.db, tableID, sqlTime(ctx.clock)))
    if (!room) return err({ error: 'not_found' })
    const season = isByHand(room) ? null : await findSeason(database.db, room.seasonId)
    const playerId = caller?.playerId
    const own = playerId && (await findSeat(database.db, room.roundId, playerId))
    const wanted = { tableId: tableID, before: room.roundId }
    const last = playerId && (await findLastSeat(database.db, { ...wanted, playerId }))
    const [shown] = await presentTables(ctx, [room], lang, RECENT_MAX)
    assert(shown, 'a room has its table')
    return ok({
      ...shown,
      chips: table.chips.map((chip) => kurus(chip)),
      maxReturn: kurus(table.maxReturn),
      season: season && { seasonID: season.id, terminal: season.terminal, length: season.length },
      stream: await findStream(database.db, tableID),
      own: own ? await presentSeat(database.db, own) : null,
      last: last ? await presentSeat(database.db, last) : null,
    })
  })
  addRounds(registry, ctx)
}

function addRounds(registry: Registry, ctx: TablesCtx): void {
  const { database } = ctx
  registry.add(tablesRounds, async ({ input, caller: { playerId }, lang }) => {
    const { limit, offset } = input
    const query = { playerId, tableId: input.tableID ?? null, limit, offset }
    const { items, total } = await listPlayed(database.db, query)
    const lines = items.map(({ roundId, tableId, number, label, staked, win, at }) => ({
      roundID: roundId,
      tableID: tableId,
      tableName: tableOf(ctx, tableId)?.name[lang] ?? '',
      number,
      // The outcome is shown once the round has ended.
      label: win === null ? null : label,
      staked: kurus(staked),
      win: win === null ? null : kurus(win),
      date: at.toISOString(),
    }))
    return ok({ items: lines, total, limit, offset })
  })
}

/** Checks the shape of a bet: one kite per call at a crash table, and no target at other tables. */
function isOneKite(
  { game }: HouseTable,
  input: { readonly chips: unknown[]; readonly target?: number | undefined },
) {
  return game === 'crash' ? input.chips.length === 1 : input.target === undefined
}

/** Returns true for a spot of the layout and a multiple of the table's minimum bet. */
function isPlayable(table: HouseTable, spot: string, amount: number): boolean {
  return layoutOf(table).spots.has(spot) && amount % table.minBet === 0
}

async function presentTables(ctx: TablesCtx, rooms: readonly Room[], lang: Language, results: number) {
  const states = await presentStates(ctx, rooms)
  const ids = states.map(({ tableID }) => tableID)
  const labels = await listLabels(ctx.database.db, ids, results)
  return states.map((state) => {
    const table = tableOf(ctx, state.tableID) as HouseTable
    return {
      tableID: table.id,
      name: table.name[lang],
      game: table.game,
      presenter: table.presenter,
      spokenLang: table.spokenLang ?? null,
      minBet: kurus(table.minBet),
      maxBet: kurus(table.maxBet),
      bettingMs: table.pace.bettingMs,
      state,
      recent: [...(labels.get(table.id) ?? [])],
    }
  })
}

export async function presentSeat(db: Db, seat: Seat) {
  const { roundId, spots } = seat
  const flights = await presentOwnFlights(db, seat)
  return {
    roundID: roundId,
    spots: chipsOf(spots),
    staked: kurus(sumOf(spots)),
    folded: seat.folded ?? false,
    flights,
  }
}

const chipsOf = (spots: Spots) =>
  Object.entries(spots).map(([spot, amount]) => ({ spot, amount: kurus(amount) }))
