import { type Clock, SECOND_MS } from '@poyraz/kernel'

/** A room under a lease of this host. */
export type HeldRoom = {
  readonly roomId: number
  /** Fencing token of the lease. */
  readonly token: number
  readonly dueMs: number
}

export type RoomStore = {
  /** Renews the leases of this host, takes those that have expired, and returns all that it holds now. */
  hold(leaseMs: number): Promise<readonly HeldRoom[]>
  /**
   * Makes the step of a room if it is due, in one transaction. Returns the next due time, which is the
   * present one if the step is not due yet, or `null` if another host has a newer token. A rejection is
   * retried.
   */
  step(room: HeldRoom): Promise<number | null>
  /** Ends the leases of this host, so that another one takes its rooms at once. */
  release(): Promise<void>
}

export type RoomHost = {
  /** Sets the timer of a room to another due time. Does nothing if this host does not hold the room. */
  rearm(roomId: number, dueMs: number): void
  /** Stops and waits for running steps. */
  stop(): Promise<void>
}

/** Time without a renewal after which another host takes the room. */
const LEASE_MS = 6 * SECOND_MS
const RENEW_MS = LEASE_MS / 3
const RETRY_MS = SECOND_MS

type Options = {
  readonly store: RoomStore
  readonly clock: Clock
  onError(error: unknown): void
}
type Timer = ReturnType<typeof setTimeout>
type Running = Options & {
  readonly timers: Map<number, Timer>
  readonly tokens: Map<number, number>
  /** Due time (epoch milliseconds) for which the timer of each room is set. */
  readonly dues: Map<number, number>
  readonly steps: Set<Promise<void>>
  stopped: boolean
}

/** Starts the host of this process: it takes free rooms and makes their steps when they are due. */
export function createRoomHost(options: Options): RoomHost {
  const host: Running = {
    ...options,
    timers: new Map(),
    tokens: new Map(),
    dues: new Map(),
    steps: new Set(),
    stopped: false,
  }
  let renewal: Timer | undefined
  const renew = async () => {
    await renewLeases(host)
    if (!host.stopped) renewal = setTimeout(() => track(host, renew()), RENEW_MS)
  }
  track(host, renew())
  return {
    rearm(roomId, dueMs) {
      const token = host.tokens.get(roomId)
      if (token !== undefined && !host.stopped) arm(host, { roomId, token, dueMs })
    },
    async stop() {
      host.stopped = true
      clearTimeout(renewal)
      for (const timer of host.timers.values()) clearTimeout(timer)
      await Promise.all(host.steps)
      await attempt(host, () => host.store.release())
    },
  }
}

async function renewLeases(host: Running): Promise<void> {
  const held = await attempt(host, () => host.store.hold(LEASE_MS))
  if (!held || host.stopped) return
  const current = new Set(held.map(({ roomId }) => roomId))
  for (const roomId of host.tokens.keys()) if (!current.has(roomId)) drop(host, roomId)
  for (const room of held) {
    // The due times differ if a command moved it and the call of `rearm` did not reach this host.
    const isRunning = host.tokens.get(room.roomId) === room.token && host.dues.get(room.roomId) === room.dueMs
    host.tokens.set(room.roomId, room.token)
    if (!isRunning) arm(host, room)
  }
}

/** Sets the timer for the next step of a room; it replaces the one before. */
function arm(host: Running, room: HeldRoom, delayMs = room.dueMs - host.clock.nowMs()): void {
  clearTimeout(host.timers.get(room.roomId))
  host.dues.set(room.roomId, room.dueMs)
  const timer = setTimeout(() => track(host, makeStep(host, room)), Math.max(0, delayMs))
  host.timers.set(room.roomId, timer)
}

async function makeStep(host: Running, room: HeldRoom): Promise<void> {
  const dueMs = await attempt(host, () => host.store.step(room))
  if (host.stopped || host.tokens.get(room.roomId) !== room.token) return
  if (dueMs === undefined) arm(host, room, RETRY_MS)
  else if (dueMs === null) drop(host, room.roomId)
  else arm(host, { ...room, dueMs })
}

function drop(host: Running, roomId: number): void {
  clearTimeout(host.timers.get(roomId))
  host.timers.delete(roomId)
  host.tokens.delete(roomId)
  host.dues.delete(roomId)
}

function track({ steps }: Running, work: Promise<void>): void {
  steps.add(work)
  void work.finally(() => steps.delete(work))
}

async function attempt<T>({ onError }: Running, act: () => Promise<T>): Promise<T | undefined> {
  try {
    return await act()
  } catch (error) {
    onError(error)
    return undefined
  }
}
