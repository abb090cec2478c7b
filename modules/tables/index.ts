import type { Bus } from '@poyraz/bus'
import type { Registry } from '@poyraz/contract'
import type { Database, MigrationUnit } from '@poyraz/db'
import { createSeedBox } from '@poyraz/fairness/server'
import type { HouseTable } from '@poyraz/games/tables'
import { VIRTUAL_TABLES, type VirtualTable } from '@poyraz/games/virtual'
import type { Job } from '@poyraz/jobs'
import { type Clock, randomId, sqlTime } from '@poyraz/kernel'
import type { Lanes } from '@poyraz/ledger'
import { createRoomHost, type HeldRoom, type RoomHost, type RoomStore } from '@poyraz/rooms'
import { allowedTables } from './allowed-tables.ts'
import { addCashOut } from './api/cash-out.ts'
import { addDecisions } from './api/decisions.ts'
import { addPlayers } from './api/players.ts'
import { addProof } from './api/proof.ts'
import { addStaffDealing } from './api/staff-dealing.ts'
import { createAttendance, tablesWatched } from './attendance.ts'
import { voidWithdrawn } from './by-hand/withdraw.ts'
import { createChains } from './chains.ts'
import type { ChatCtx, ChatPeople } from './chat/ctx.ts'
import { addChat } from './chat/players.ts'
import { addStaffChat } from './chat/staff.ts'
import { chatJobs } from './chat/work.ts'
import { createBetLanes, type Placed, type PlacedChips } from './commands/place-bets.ts'
import { openTables } from './commands/rounds.ts'
import { stepTable } from './commands/step.ts'
import { type Crashes, createCrashes } from './crash/crashes.ts'
import { dueOf } from './crash/due.ts'
import { type TablesCtx, tableOf } from './ctx.ts'
import { addFavouriteBets } from './favourites/players.ts'
import { createCrowdNews, type TableState, tableChanged } from './live-state.ts'
import { atPace } from './pace.ts'
import { addSeatSeeds } from './seeds/players.ts'
import { createShoes, type Shoes } from './shoes.ts'
import { hasOpenBet } from './store/bets.ts'
import { findRoom, findRooms, holdRooms, releaseRooms } from './store/rooms.ts'
import type { RoundOffers } from './virtual/offers.ts'
import { openVirtualTables } from './virtual/open-virtual.ts'
import { addVirtualGames } from './virtual/players.ts'

export { allowedTables } from './allowed-tables.ts'
export { tablesWatched } from './attendance.ts'
export { chatChanged } from './chat/ctx.ts'
export { hidePlayer } from './chat/hide-player.ts'
export { retireSeasons } from './commands/retire-seasons.ts'
export { type TableState, tableChanged } from './live-state.ts'

export const migrations: MigrationUnit = { name: 'tables', dir: new URL('./migrations/', import.meta.url) }

export type TablesDeps = {
  readonly database: Database
  readonly clock: Clock
  readonly bus: Bus
  readonly wagering: TablesCtx['wagering']
  /** 32-byte key, stored outside the database, that encrypts round seeds at rest. */
  readonly seedKey: Uint8Array
  readonly people: ChatPeople
  onError(error: unknown): void
  readonly tables?: readonly HouseTable[]
  /** Bets on virtual rounds; without them there are no virtual games. */
  readonly offers?: RoundOffers
  readonly virtual?: readonly VirtualTable[]
  /** Length of the phases in percent of each table's pace; 100 by default. */
  readonly timePercent?: number
  /** Number of rounds in a season. */
  readonly seasonLength?: number
  /** Time in ms without a watcher after which a table rests. */
  readonly watchedMs?: number
  /** Shoes of known cards, for tests. */
  readonly shoes?: Shoes
  /** Known crashes, for tests. */
  readonly crashes?: Crashes
  /** Origins of the videos of tables, besides the site's own; none by default. */
  readonly streamOrigins?: readonly string[]
}

export type Tables = {
  register(registry: Registry): void
  /** Registers the procedures of staff: dealers and moderators of chats. */
  registerStaff(registry: Registry): void
  readonly jobs: readonly Job[]
  /** Creates rooms for tables that have none, and returns the stakes of tables that are no longer dealt by hand. */
  sync(): Promise<void>
  /** Starts to make the steps of tables that no other server holds. The returned function stops it. */
  start(): () => Promise<void>
  /** Leases and steps of this server; tests make steps with it directly. */
  readonly store: RoomStore
}

export function createTables(options: TablesDeps): Tables {
  const { seedKey, seasonLength, watchedMs, people, timePercent = 100, streamOrigins = [], ...deps } = options
  const tables = atPace(options.tables ?? allowedTables({ byHand: true }), timePercent)
  const { offers = null } = options
  const virtual = offers === null ? [] : atPace(options.virtual ?? VIRTUAL_TABLES, timePercent)
  const chains = createChains(createSeedBox(seedKey), seasonLength)
  const drawn = { shoes: createShoes(chains), crashes: createCrashes(chains) }
  const ctx: TablesCtx = { ...drawn, ...deps, tables, virtual, offers, chains, streamOrigins }
  const chat = { ...ctx, people }
  const crowd = createCrowdNews(ctx)
  const attend = createAttendance(ctx, watchedMs)
  const lanesOf = createLanesOf(ctx, crowd.add)
  const store = createStore(ctx, randomId())
  return {
    register(registry) {
      addPlayers(registry, { ...ctx, lanesOf, onTakenBack: crowd.add, attend })
      addDecisions(registry, ctx, crowd.add)
      addCashOut(registry, ctx, crowd.add)
      addVirtualGames(registry, { ...ctx, attend })
      addFairness(registry, ctx)
      addChat(registry, chat)
      addFavouriteBets(registry, ctx)
    },
    registerStaff: (registry) => addStaff(registry, ctx, chat),
    jobs: chatJobs(chat),
    sync: () => syncRooms(ctx),
    store,
    start() {
      const host = createRoomHost({ store, clock: deps.clock, onError: deps.onError })
      const unsubscribe = deps.bus.subscribe(tableChanged, (state) => rearm(host, state))
      const unwatch = deps.bus.subscribe(tablesWatched, () => void attend())
      return async () => {
        unsubscribe()
        unwatch()
        crowd.close()
        await host.stop()
      }
    },
  }
}

function addFairness(registry: Registry, ctx: TablesCtx): void {
  addProof(registry, ctx)
  addSeatSeeds(registry, ctx)
}

function addStaff(registry: Registry, ctx: TablesCtx, chat: ChatCtx): void {
  addStaffDealing(registry, ctx)
  addStaffChat(registry, chat)
}

/** Returns a function that creates the bet lanes of a table once. */
function createLanesOf(ctx: TablesCtx, onPlaced: (tableId: number) => void) {
  const lanes = new Map<number, Lanes<PlacedChips, Placed>>()
  return (table: HouseTable) => {
    const known = lanes.get(table.id) ?? createBetLanes(ctx, table, () => onPlaced(table.id))
    lanes.set(table.id, known)
    return known
  }
}

/**
 * Sets the timer of this server after a change, because a decision may end a stage early. Events of a flight
 * are ignored: they do not have its due time.
 */
function rearm(host: RoomHost, { tableID, endsAt, flight }: TableState): void {
  if (!flight) host.rearm(tableID, endsAt)
}

async function syncRooms(ctx: TablesCtx): Promise<void> {
  const rooms = await findRooms(ctx.database.db, sqlTime(ctx.clock))
  const known = new Set(rooms.map(({ tableId }) => tableId))
  await openTables(ctx, known)
  await openVirtualTables(ctx, known)
  await voidWithdrawn(ctx)
}

function createStore(ctx: TablesCtx, owner: string): RoomStore {
  const { database, clock, tables, virtual } = ctx
  const tableIds = [...tables, ...virtual].map(({ id }) => id)
  return {
    async hold(leaseMs) {
      const held = await holdRooms(database.db, { owner, leaseMs, tableIds }, sqlTime(clock))
      return Promise.all(held.map((room) => withDue(ctx, room)))
    },
    step: (held) => stepTable(ctx, held),
    release: () => releaseRooms(database.db, owner, sqlTime(clock)),
  }
}

/** Adds the due time of a flight, which no row has. */
async function withDue(ctx: TablesCtx, held: HeldRoom): Promise<HeldRoom> {
  if (tableOf(ctx, held.roomId)?.game !== 'crash') return held
  const { db } = ctx.database
  try {
    const room = await findRoom(db, held.roomId, sqlTime(ctx.clock))
    return room ? { ...held, dueMs: await dueOf(ctx, db, room) } : held
  } catch (error) {
    // The other rooms must not wait for this one; the next renewal tries it again.
    ctx.onError(error)
    return held
  }
}

export function createTablesQueries({ db }: Database) {
  return { hasOpenRound: (playerId: string) => hasOpenBet(db, playerId) }
}
