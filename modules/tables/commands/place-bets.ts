import type { BetError } from '@poyraz/contract'
import { type Tx, transact } from '@poyraz/db'
import { ANTE, closedUntil, type HouseTable, mostOn, pokerGameOf } from '@poyraz/games/tables'
import { assert, err, ok, type Result, sqlTime } from '@poyraz/kernel'
import { createLanes, type Lanes } from '@poyraz/ledger'
import type { BetRefusal } from '@poyraz/wagering'
import { type Claims, claimSeats, type SeatRefusal } from '../blackjack/claim-seats.ts'
import { hasBet, writeTargets } from '../crash/flight-bets.ts'
import type { TablesCtx } from '../ctx.ts'
import {
  findByKeys,
  insertBets,
  lockSeats,
  type NewBet,
  type Seat,
  type Spots,
  sumOf,
  writeSeats,
} from '../store/bets.ts'
import { type Room, shareRoom } from '../store/rooms.ts'
import { betOf } from './open-bet.ts'

export type PlacedChips = {
  readonly playerId: string
  readonly epoch: number
  readonly roundId: string
  readonly key: string
  readonly inputHash: string
  readonly spots: Spots
  /** Automatic cash-out in hundredths, at a crash table. */
  readonly target: number | null
}
type TableRefusal =
  | { readonly error: 'bets_closed' | 'bet_placed' }
  | { readonly error: 'table_closed'; readonly data: { readonly opensAt: number } }
  | { readonly error: 'table_limit'; readonly data: { readonly max: number } }
export type ChipsRefusal =
  | BetRefusal
  | TableRefusal
  | SeatRefusal
  | { readonly error: Extract<BetError, 'not_found'> }
export type Placed = Result<Seat, ChipsRefusal>

/** Creates the lanes of a table; a batch of bets shares one transaction. */
export function createBetLanes(
  ctx: TablesCtx,
  table: HouseTable,
  onPlaced: (roundId: string) => void,
): Lanes<PlacedChips, Placed> {
  return createLanes({
    ownerOf: ({ playerId }) => playerId,
    async flush(calls) {
      const placed = await transact(ctx.database.db, (tx) => placeAll(ctx, tx, table, calls))
      for (const roundId of new Set(placed.flatMap((one) => (one.ok ? one.value.roundId : []))))
        onPlaced(roundId)
      return placed
    },
  })
}

async function placeAll(
  ctx: TablesCtx,
  tx: Tx,
  table: HouseTable,
  calls: readonly PlacedChips[],
): Promise<readonly Placed[]> {
  const room = await shareRoom(tx, table.id, sqlTime(ctx.clock))
  const known = await findByKeys(tx, calls)
  const opensAt = room ? closedUntil(table.hours, room.now.getTime()) : null
  const isNew = (call: PlacedChips) =>
    !known.has(call.playerId) && opensAt === null && isOpen(room, call.roundId)
  const seats = await seatsOf(
    tx,
    calls.map((call) => known.get(call.playerId) ?? call).filter((call) => 'id' in call || isNew(call)),
  )
  const seatOf = ({ roundId, playerId }: Player) => seats.get(`${roundId}:${playerId}`) ?? {}
  const claims =
    table.game === 'blackjack' && room ? await claimSeats(tx, room.roundId, calls.filter(isNew)) : null
  const refusalOf = (call: PlacedChips) => refuse(table, claims, call, seatOf(call))
  const fitting = calls.filter((call) => isNew(call) && refusalOf(call) === null)
  const placed = await openAll(ctx, tx, { table, calls: fitting, at: room?.now ?? new Date(0), seatOf })
  await claims?.finish(new Set([...placed].flatMap(([playerId, { ok: isOk }]) => (isOk ? [playerId] : []))))
  return calls.map((call) => {
    const before = known.get(call.playerId)
    if (before && before.inputHash !== call.inputHash) return err({ error: 'idempotency_conflict' })
    // A call with a known key gets the chips that are on the table now.
    if (before) return ok({ roundId: before.roundId, playerId: call.playerId, spots: seatOf(before) })
    if (opensAt !== null) return err({ error: 'table_closed', data: { opensAt } })
    if (!isNew(call)) return err({ error: 'bets_closed' })
    const refusal = refusalOf(call)
    if (refusal) return err(refusal)
    const answer = placed.get(call.playerId)
    assert(answer, 'a bet within the limits has an answer')
    return answer
  })
}

type Player = { readonly roundId: string; readonly playerId: string }
type Opening = {
  readonly table: HouseTable
  readonly calls: readonly PlacedChips[]
  readonly at: Date
  seatOf(player: Player): Spots
}

/** Opens bets in wagering, and writes those that it accepted to the seats. */
async function openAll(
  ctx: TablesCtx,
  tx: Tx,
  { table, calls, at, seatOf }: Opening,
): Promise<ReadonlyMap<string, Placed>> {
  if (calls.length === 0) return new Map()
  const bets = calls.map((call) => {
    const seat = seatOf(call)
    return betOf(ctx, table, call, sumOf(seat) + roomOf(table, added(seat, call.spots)))
  })
  const answers = new Map<string, Placed>()
  const written: (NewBet & PlacedChips)[] = []
  const seats: Seat[] = []
  for (const [index, answer] of (await ctx.wagering.openAllIn(tx, bets)).entries()) {
    const call = calls[index]
    const bet = bets[index]
    assert(call && bet, 'wagering answers every bet')
    const { roundId, playerId } = call
    // Another server placed the bet of this key meanwhile: the seat has its chips.
    const isWritten = answer.ok && answer.value.betId !== bet.id
    const spots = isWritten ? seatOf(call) : added(seatOf(call), call.spots)
    const seat = { roundId, playerId, spots }
    answers.set(playerId, answer.ok ? ok(seat) : err(answer.error))
    if (!answer.ok || isWritten) continue
    written.push({ ...call, id: answer.value.betId, stake: bet.stake, at })
    seats.push(seat)
  }
  await insertBets(tx, written)
  await writeTargets(tx, table, written)
  await writeSeats(tx, seats)
  return answers
}

/** Locks the seats of all calls; a batch may hold calls for an earlier round. */
async function seatsOf(tx: Tx, calls: readonly Player[]): Promise<ReadonlyMap<string, Spots>> {
  const found = new Map<string, Spots>()
  for (const roundId of [...new Set(calls.map((call) => call.roundId))].toSorted()) {
    const players = calls.filter((call) => call.roundId === roundId).map(({ playerId }) => playerId)
    for (const [playerId, spots] of await lockSeats(tx, roundId, players))
      found.set(`${roundId}:${playerId}`, spots)
  }
  return found
}

/** Returns true if the room takes bets for this round, by the clock of the database. */
export function isOpen(room: Room | undefined, roundId: string): room is Room {
  if (room === undefined || room.rests || room.roundId !== roundId) return false
  return room.phase === 'betting' && room.now < room.endsAt
}

/** Returns why the new chips are refused together with those on the table, or `null`. */
function refuse(
  table: HouseTable,
  claims: Claims | null,
  { playerId, spots }: PlacedChips,
  seat: Spots,
): TableRefusal | SeatRefusal | null {
  if (hasBet(table, spots, seat)) return { error: 'bet_placed' }
  const all = added(seat, spots)
  const max = limitOf(table, all)
  return max === null ? (claims?.refusalOf(playerId, all) ?? null) : { error: 'table_limit', data: { max } }
}

/** Returns the limit that the chips of a player exceed, or `null`. */
function limitOf(table: HouseTable, all: Spots): number | null {
  if (sumOf(all) > table.maxBet) return table.maxBet
  const over = Object.entries(all).find(([spot, amount]) => amount > mostOn(table, spot))
  return over ? mostOn(table, over[0]) : null
}

export function added(seat: Spots, chips: Spots): Spots {
  const all = { ...seat }
  for (const [spot, amount] of Object.entries(chips)) all[spot] = (all[spot] ?? 0) + amount
  return all
}

/**
 * Returns the room that limits leave for the stake that plays an ante, in kuruş. Without it, a limit that was
 * known before the deal could refuse that stake, and the ante would be lost.
 */
function roomOf(table: HouseTable, all: Spots): number {
  return (all[ANTE] ?? 0) * (pokerGameOf(table)?.playAntes ?? 0)
}
