import { defineTopic } from '@poyraz/bus'
import { tableState } from '@poyraz/contract'
import { closedUntil, pokerGameOf } from '@poyraz/games/tables'
import { assert, SECOND_MS, sqlTime } from '@poyraz/kernel'
import { presentHands } from './blackjack/hands.ts'
import { presentFlight } from './crash/present-flight.ts'
import { type TablesCtx, tableOf } from './ctx.ts'
import { presentPoker } from './poker/stored-poker.ts'
import { type Crowd, countCrowds, countWinners } from './store/crowds.ts'
import { findRoom, isByHand, type Room } from './store/rooms.ts'

/** Event after a commit: the public state of a table. */
export const tableChanged = defineTopic('tables.changed', tableState)
export type TableState = ReturnType<typeof tableChanged.parse>

/** Minimum time between two announcements of new chips at a table. */
const CROWD_EVERY_MS = SECOND_MS
/** Maximum number of spots in the crowd of an event. */
const CROWD_MAX = 60
const NOBODY: Crowd = { players: 0, crowd: [] }

export async function presentState(ctx: TablesCtx, room: Room): Promise<TableState> {
  const [state] = await presentStates(ctx, [room])
  assert(state, 'a room has a state')
  return state
}

/** Returns the states of rooms in their order. Visitors read all tables at once, so it makes few queries. */
export async function presentStates(ctx: TablesCtx, rooms: readonly Room[]): Promise<readonly TableState[]> {
  const { db } = ctx.database
  const crowds = await countCrowds(
    db,
    rooms.map(({ roundId }) => roundId),
  )
  const ended = rooms.filter(({ phase }) => phase === 'result').map(({ roundId }) => roundId)
  const winners = await countWinners(db, ended)
  const states = rooms.map(async (room) => ({
    ...stateOf(ctx, room, crowds.get(room.roundId) ?? NOBODY),
    winners: room.phase === 'result' ? (winners.get(room.roundId) ?? 0) : null,
    poker: isPokerRoom(ctx, room) ? await presentPoker(db, room) : null,
    flight: room.hasFlight ? await presentFlight(db, room) : null,
  }))
  return Promise.all(states)
}

function isPokerRoom(ctx: TablesCtx, { tableId }: Room): boolean {
  const table = tableOf(ctx, tableId)
  return table !== undefined && pokerGameOf(table) !== undefined
}

function stateOf(
  ctx: TablesCtx,
  room: Room,
  { players, crowd }: Crowd,
): Omit<TableState, 'flight' | 'poker' | 'winners'> {
  const table = tableOf(ctx, room.tableId)
  const opensAt = closedUntil(table?.hours, room.now.getTime())
  return {
    tableID: room.tableId,
    version: room.version,
    roundID: room.roundId,
    number: room.number,
    phase: room.phase,
    at: room.now.getTime(),
    // A resting table has no deadline: betting starts when somebody watches.
    endsAt: (room.rests ? room.now : room.endsAt).getTime(),
    opensAt,
    outcome: room.outcome,
    label: room.label,
    players,
    crowd: crowd.slice(0, CROWD_MAX),
    hands: table?.game === 'blackjack' ? presentHands(room) : null,
    dealer: isByHand(room) ? { isPresent: room.dealerName !== null, entered: [...room.entered] } : null,
  }
}

/**
 * Reads the state of a table and publishes it. A lost event needs no repair: the next one has the whole
 * state.
 */
export function publishState(ctx: TablesCtx, tableId: number): void {
  const publish = async () => {
    const room = await findRoom(ctx.database.db, tableId, sqlTime(ctx.clock))
    assert(room, 'a table that changed has a room')
    ctx.bus.publish(tableChanged, await presentState(ctx, room))
  }
  publish().catch(ctx.onError)
}

/** Publishes the state of a table after new chips, at most once per `CROWD_EVERY_MS`. */
export function createCrowdNews(ctx: TablesCtx) {
  const timers = new Map<number, NodeJS.Timeout>()
  return {
    add(tableId: number): void {
      if (timers.has(tableId)) return
      const publish = () => {
        timers.delete(tableId)
        publishState(ctx, tableId)
      }
      timers.set(tableId, setTimeout(publish, CROWD_EVERY_MS).unref())
    },
    close(): void {
      for (const timer of timers.values()) clearTimeout(timer)
      timers.clear()
    },
  }
}
