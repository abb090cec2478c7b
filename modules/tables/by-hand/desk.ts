import type { Language, Success } from '@poyraz/contract'
import type { dealerState } from '@poyraz/contract/backoffice'
import { closedUntil } from '@poyraz/games/tables'
import { assert, kurus, sqlTime } from '@poyraz/kernel'
import type { TablesCtx } from '../ctx.ts'
import { findHandShoe, sumStakes } from '../store/dealers.ts'
import { findRoom, type Room } from '../store/rooms.ts'
import { listLabels } from '../store/rounds.ts'
import { findStream } from '../store/streams.ts'
import type { HandTable } from './enter.ts'

/** State of a table for its dealer. */
export type Desk = Success<typeof dealerState>

/** Number of latest results on the console. */
const RECENT_SHOWN = 12

/** Returns a table and the account that has it. */
export function presentLease(table: HandTable, room: Room, lang: Language) {
  return {
    tableID: table.id,
    name: table.name[lang],
    game: table.game as Desk['game'],
    dealer: room.dealerName,
    isOffered: room.dealerName !== null && room.isOffered,
  }
}

/** Returns the state of a table as its console shows it. */
export async function presentDesk(
  ctx: TablesCtx,
  table: HandTable,
  { lang, caller }: { readonly lang: Language; readonly caller: string },
): Promise<Desk> {
  const { db } = ctx.database
  const room = await findRoom(db, table.id, sqlTime(ctx.clock))
  assert(room, 'a table has its room')
  const { players, staked } = await sumStakes(db, room.roundId)
  const labels = await listLabels(db, [table.id], RECENT_SHOWN)
  return {
    ...presentLease(table, room, lang),
    isOwn: room.dealerName === caller,
    roundID: room.roundId,
    number: room.number,
    phase: room.phase,
    at: room.now.getTime(),
    endsAt: room.endsAt.getTime(),
    rests: room.rests,
    opensAt: closedUntil(table.hours, room.now.getTime()),
    ...presentEntries(table, room),
    label: room.label,
    players,
    staked: kurus(staked),
    shoe: await presentShoe(ctx, table),
    recent: [...(labels.get(table.id) ?? [])],
    stream: await findStream(db, table.id),
  }
}

/** Returns the values of the round with their places, and the place of the next one. */
function presentEntries({ dealing }: HandTable, { phase, entered }: Room): Pick<Desk, 'entered' | 'next'> {
  const placed = entered.map((value, index) => {
    const place = dealing.next(entered.slice(0, index))
    assert(place, 'each value has its place')
    return { place, value }
  })
  return { entered: placed, next: phase === 'drawing' ? dealing.next(entered) : null }
}

async function presentShoe({ database }: TablesCtx, { id, dealing }: HandTable): Promise<Desk['shoe']> {
  if (dealing.shoe === null) return null
  const shoe = await findHandShoe(database.db, id)
  const all = dealing.shoe.decks * dealing.count
  return { number: shoe?.number ?? 0, left: all - (shoe?.dealt ?? 0) }
}
