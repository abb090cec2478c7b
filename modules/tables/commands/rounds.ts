import { type Tx, transact } from '@poyraz/db'
import { chainHandId } from '@poyraz/fairness'
import { type HouseTable, layoutOf, pokerGameOf } from '@poyraz/games/tables'
import { assert, kurus, sqlTime, uuidv7 } from '@poyraz/kernel'
import type { Settlement } from '@poyraz/wagering'
import type { ChainTable } from '../chains.ts'
import type { TablesCtx } from '../ctx.ts'
import { endBets, listOpenBets, type Spots, type StoredBet } from '../store/bets.ts'
import { nextHandNumber, recordHandRound } from '../store/entries.ts'
import { insertFlight } from '../store/flights.ts'
import { insertRoom, isByHand, type Phase, type Room } from '../store/rooms.ts'
import { closeRound, insertRound } from '../store/rounds.ts'
import { findSeason, type Season } from '../store/seasons.ts'
import { holdPlaces, insertShoe } from '../store/shoes.ts'
import { voidBets } from './take-back.ts'

/** The phase that a step starts, or continues for `lengthMs`. */
export type Next = {
  readonly phase: Phase
  readonly roundId: string
  readonly lengthMs: number
  /** True if the table rests: it waits for a watcher or for its opening hours. */
  readonly rests?: boolean
  /** Epoch milliseconds of the next step, if it differs from the end of the phase. */
  readonly dueMs?: number
}

type Ending = {
  readonly table: HouseTable
  readonly room: Room
  /** Returns the payout of a bet in kuruş, its stake included. */
  returnOf(bet: StoredBet): number
  /**
   * Returns the part of the stakes, in kuruş, that was never played, such as a side bet on a seat without
   * cards.
   */
  unplayedOf?(spots: Spots): number
}
type Ended = Pick<StoredBet, 'id' | 'playerId' | 'stake'> & {
  readonly win: number
  readonly unplayed: number
}

/** Pays the open bets of a round, reveals its seed or records its entries, and shows the result. */
export async function payRound(
  ctx: TablesCtx,
  tx: Tx,
  { table, room, returnOf, unplayedOf = () => 0 }: Ending,
): Promise<Next> {
  const { roundId } = room
  const bets = (await listOpenBets(tx, roundId)).map(
    (bet): Ended => ({ ...bet, win: returnOf(bet), unplayed: unplayedOf(bet.spots) }),
  )
  await payBets(ctx, tx, bets)
  await endRound(ctx, tx, room, 'closed')
  return { phase: 'result', roundId, lengthMs: table.pace.resultMs }
}

/** Settles open bets in the caller's transaction. */
export async function payBets(ctx: TablesCtx, tx: Tx, bets: readonly Ended[]): Promise<void> {
  if (bets.length === 0) return
  for (const one of await ctx.wagering.settleAllIn(tx, bets.flatMap(settlementsOf)))
    assert(one.ok, 'an open bet is settled')
  await endBets(
    tx,
    bets.map((bet) => ({ id: bet.id, win: isUnplayed(bet) ? null : bet.win })),
  )
}

const isUnplayed = ({ stake, unplayed }: Ended): boolean => BigInt(unplayed) === stake

/**
 * Returns the settlements of a bet. The part that was never played is void, so that it does not count as
 * wagered (C03).
 */
function settlementsOf(bet: Ended): readonly Settlement[] {
  const { id: betId, playerId, win, unplayed } = bet
  const own = { betId, playerId }
  const returned: Settlement = {
    ...own,
    key: `table:return:${betId}`,
    kind: 'void',
    stake: kurus(unplayed),
    win: kurus(0),
  }
  const paid: Settlement = { ...own, key: `table:end:${betId}`, kind: 'settle', win: kurus(win - unplayed) }
  return [...(unplayed > 0 ? [returned] : []), ...(isUnplayed(bet) ? [] : [paid])]
}

/** Runs rules. Returns `undefined` if they throw; the round must be void then (casino-games, section 12). */
export function decideByRules<T>(ctx: TablesCtx, decide: () => T): T | undefined {
  try {
    return decide()
  } catch (error) {
    ctx.onError(error)
    return undefined
  }
}

/** Returns all stakes of a round and opens the next one. */
export async function voidRound(ctx: TablesCtx, tx: Tx, table: HouseTable, room: Room): Promise<Next> {
  await voidBets(ctx, tx, await listOpenBets(tx, room.roundId))
  await endRound(ctx, tx, room, 'void')
  return openNext(ctx, tx, table, room)
}

/** Ends a round, with the seed of a chain or the record of a dealer. */
export async function endRound(ctx: TablesCtx, tx: Tx, room: Room, state: 'closed' | 'void'): Promise<void> {
  const { roundId, seasonId, number, now: at } = room
  const seed = isByHand(room) ? null : ctx.chains.seed({ season: await findSeason(tx, seasonId), number })
  await closeRound(tx, { roundId, state, seed, at })
  if (isByHand(room)) await recordHandRound(tx, room)
}

/** A place in a chain. */
export type Place = { readonly season: Season; readonly number: number }

/** Returns the next place: of the same chain, or of a new one after its last round or after it was retired. */
export async function nextPlace(
  ctx: TablesCtx,
  tx: Tx,
  table: ChainTable,
  { seasonId, number, now }: Pick<Room, 'seasonId' | 'number' | 'now'>,
): Promise<Place> {
  const season = seasonId === null ? null : await findSeason(tx, seasonId)
  const isLast = season === null || number === season.length || season.isRetired
  return isLast
    ? { season: await ctx.chains.open(tx, table, now), number: 1 }
    : { season, number: number + 1 }
}

const chainOf = (table: HouseTable): ChainTable => ({ id: table.id, rules: layoutOf(table).rules })

/** Opens the next round, with a new chain after the last round of a season or after a retired season. */
export async function openNext(
  ctx: TablesCtx,
  tx: Tx,
  table: HouseTable,
  { roundId: before, seasonId, number, now }: Pick<Room, 'roundId' | 'seasonId' | 'number' | 'now'>,
): Promise<Next> {
  const betting = { phase: 'betting', lengthMs: table.pace.bettingMs } as const
  if (table.byHand) return { ...betting, roundId: await newHandRound(ctx, tx, table.id, now) }
  const place = await nextPlace(ctx, tx, chainOf(table), { seasonId, number, now })
  const roundId = await newRound(ctx, tx, table, { ...place, at: now })
  if (table.game === 'blackjack') await holdPlaces(tx, before, roundId)
  return { ...betting, roundId }
}

/** Opens tables that have no room yet, each with its first season; a table by hand rests until its dealer comes. */
export async function openTables(ctx: TablesCtx, known: ReadonlySet<number>): Promise<void> {
  const at = sqlTime(ctx.clock)
  for (const table of ctx.tables.filter(({ id }) => !known.has(id))) {
    await transact(ctx.database.db, async (tx) => {
      const now = new Date(ctx.clock.nowMs())
      const rests = table.byHand !== undefined
      const roundId = rests
        ? await newHandRound(ctx, tx, table.id, now)
        : await newRound(ctx, tx, table, {
            season: await ctx.chains.open(tx, chainOf(table), now),
            number: 1,
            at: now,
          })
      await insertRoom(tx, { tableId: table.id, roundId, rests, lengthMs: table.pace.bettingMs }, at)
    })
  }
}

/** Opens the next round of a table that is dealt by hand. Returns its id. */
export async function newHandRound(ctx: TablesCtx, tx: Tx, tableId: number, at: Date): Promise<string> {
  const id = uuidv7(ctx.clock.nowMs())
  const number = await nextHandNumber(tx, tableId)
  await insertRound(tx, { id, tableId, seasonId: null, number, handId: null, at })
  return id
}

async function newRound(
  ctx: TablesCtx,
  tx: Tx,
  table: HouseTable,
  round: Place & { readonly at: Date },
): Promise<string> {
  const id = await insertChainRound(ctx, tx, round)
  if (table.game === 'crash') await insertFlight(tx, id)
  if (table.game === 'blackjack' || pokerGameOf(table))
    await insertShoe(tx, id, ctx.shoes.root({ ...round, handId: chainHandId(round.season.id, round.number) }))
  return id
}

/** Writes a round at its place in a chain. Returns its id. */
export async function insertChainRound(
  ctx: TablesCtx,
  tx: Tx,
  { season, number, at }: Place & { readonly at: Date },
): Promise<string> {
  const id = uuidv7(ctx.clock.nowMs())
  const handId = chainHandId(season.id, number)
  await insertRound(tx, { id, tableId: season.tableId, seasonId: season.id, number, handId, at })
  return id
}
