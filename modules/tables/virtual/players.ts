import {
  HOUSE_VIRTUAL_PROVIDER,
  type Registry,
  virtualgamesInitGame,
  virtualgamesList,
  virtualgamesRound,
} from '@poyraz/contract'
import { resultOf, VIRTUAL_GAMES, VIRTUAL_NAMES, type VirtualTable, winnersOf } from '@poyraz/games/virtual'
import { assert, err, ok, sqlTime } from '@poyraz/kernel'
import { type TablesCtx, virtualOf } from '../ctx.ts'
import { presentState } from '../live-state.ts'
import { findRoom, findRooms, type Room } from '../store/rooms.ts'
import { type ClosedRound, listClosed } from '../store/rounds.ts'
import { findSeason, type Season } from '../store/seasons.ts'
import { cardOf, offersOf } from './step-virtual.ts'

/** Latest rounds that are listed. */
const RESULTS_SHOWN = 10

type VirtualDeps = TablesCtx & {
  /** Records that somebody watches, and wakes resting games (`createAttendance`). */
  attend(): Promise<void>
}

/** Adds the procedures of virtual games. Bets on them are coupons of the sportsbook. */
export function addVirtualGames(registry: Registry, ctx: VirtualDeps): void {
  const { db } = ctx.database
  registry.add(virtualgamesInitGame, async ({ input: { providerID, type }, ownOrigin }) => {
    const game = VIRTUAL_GAMES.find((one) => one === type)
    if (providerID !== HOUSE_VIRTUAL_PROVIDER || (type !== undefined && !game))
      return err({ error: 'not_found' })
    const table = ctx.virtual.find((one) => game === undefined || one.game === game)
    const room = table && (await findRoom(db, table.id, sqlTime(ctx.clock)))
    if (!room) return err({ error: 'not_found' })
    return ok({ url: `${ownOrigin}/virtual${game === undefined ? '' : `/${game}`}`, session: room.roundId })
  })
  registry.add(virtualgamesList, async ({ input: { limit, offset }, lang }) => {
    await ctx.attend()
    const rooms = (await findRooms(db, sqlTime(ctx.clock))).filter(({ tableId }) => virtualOf(ctx, tableId))
    const shown = rooms.slice(offset, offset + limit)
    const items = await Promise.all(shown.map((room) => presentTable(ctx, room, lang)))
    return ok({ items, total: rooms.length, limit, offset })
  })
  registry.add(virtualgamesRound, async ({ input: { tableID }, lang }) => {
    const table = virtualOf(ctx, tableID)
    if (table) await ctx.attend()
    const room = table && (await findRoom(db, tableID, sqlTime(ctx.clock)))
    if (!room) return err({ error: 'not_found' })
    const season = await findSeason(db, room.seasonId)
    const { roundId, number } = room
    const shown = await offersOf(ctx).show({ ...cardOf(ctx, table, { season, number }), roundId }, lang)
    return ok({
      ...(await presentTable(ctx, room, lang)),
      season: { seasonID: season.id, terminal: season.terminal, length: season.length },
      ...shown,
    })
  })
}

async function presentTable(ctx: TablesCtx, room: Room, lang: 'tr' | 'en') {
  const table = virtualOf(ctx, room.tableId)
  assert(table, 'a room has its game')
  const { bettingMs, drawingMs, resultMs } = table.pace
  return {
    tableID: table.id,
    game: table.game,
    name: table.name[lang],
    bettingMs,
    drawingMs,
    resultMs,
    state: await presentState(ctx, room),
    rests: room.rests,
    results: await listResults(ctx, table),
  }
}

async function listResults(ctx: TablesCtx, table: VirtualTable) {
  const { db } = ctx.database
  const rounds = await listClosed(db, table.id, RESULTS_SHOWN)
  const seasons = new Map<string, Season>()
  for (const { seasonId } of rounds)
    if (!seasons.has(seasonId)) seasons.set(seasonId, await findSeason(db, seasonId))
  return rounds.map((round) => {
    const season = seasons.get(round.seasonId)
    assert(season, 'a round has its season')
    const { roundId: roundID, number, label } = round
    return { roundID, number, label, winners: namesOf(ctx, table, round, season) }
  })
}

/** Names of the first three of a race, or of the champions. */
function namesOf(
  ctx: TablesCtx,
  table: VirtualTable,
  { number, outcome }: ClosedRound,
  season: Season,
): string[] {
  const carded = cardOf(ctx, table, { season, number })
  const places = carded.game === 'league' ? carded.card.teams : carded.card.runners
  return winnersOf(resultOf(carded, outcome)).map(
    (place) => VIRTUAL_NAMES[table.game][places[place]?.id ?? 0] ?? '',
  )
}
