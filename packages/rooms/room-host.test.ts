import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createRoomHost, type RoomStore } from './room-host.ts'

const STEP_MS = 1_000
const clock = { nowMs: () => Date.now() }
type Row = { owner: string; token: number; untilMs: number; dueMs: number; steps: number }

/** Rooms in memory with the leases of a database. */
function createRooms(count: number) {
  const rooms = new Map<number, Row>()
  for (let id = 1; id <= count; id++)
    rooms.set(id, { owner: '', token: 0, untilMs: 0, dueMs: Date.now() + STEP_MS, steps: 0 })
  const dead = new Set<string>()
  /** A dead host never gets an answer. */
  const alive = (owner: string) => (dead.has(owner) ? new Promise<never>(() => undefined) : undefined)
  const storeOf = (owner: string): RoomStore => ({
    async hold(leaseMs) {
      await alive(owner)
      for (const room of rooms.values()) {
        if (room.owner !== owner && room.untilMs > Date.now()) continue
        if (room.owner !== owner) Object.assign(room, { owner, token: room.token + 1 })
        room.untilMs = Date.now() + leaseMs
      }
      return [...rooms].flatMap(([roomId, { token, dueMs, owner: holder }]) =>
        holder === owner ? [{ roomId, token, dueMs }] : [],
      )
    },
    async step({ roomId, token }) {
      await alive(owner)
      const room = rooms.get(roomId)
      if (!room || room.token !== token) return null
      if (room.dueMs > Date.now()) return room.dueMs
      room.steps += 1
      room.dueMs += STEP_MS
      return room.dueMs
    },
    async release() {
      for (const room of rooms.values()) if (room.owner === owner) room.untilMs = 0
    },
  })
  const kill = (owner: string) => dead.add(owner)
  return { rooms, storeOf, kill, steps: () => [...rooms.values()].map((room) => room.steps) }
}

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())
const quiet = () => undefined
const run = (store: RoomStore, onError: (error: unknown) => void = quiet) =>
  createRoomHost({ store, clock, onError })

describe('a host of rooms', () => {
  it('makes each step once, at its due time', async () => {
    const world = createRooms(2)
    const host = run(world.storeOf('a'))
    await vi.advanceTimersByTimeAsync(10 * STEP_MS + 1)
    expect(world.steps()).toEqual([10, 10])
    await host.stop()
    await vi.advanceTimersByTimeAsync(10 * STEP_MS)
    expect(world.steps()).toEqual([10, 10])
  })

  it('leaves rooms of another host alone, and takes them at once when that one stops', async () => {
    const world = createRooms(1)
    const first = run(world.storeOf('a'))
    await vi.advanceTimersByTimeAsync(1)
    const second = run(world.storeOf('b'))
    await vi.advanceTimersByTimeAsync(3 * STEP_MS)
    expect(world.rooms.get(1)?.owner).toBe('a')
    await first.stop()
    await vi.advanceTimersByTimeAsync(3 * STEP_MS)
    expect(world.rooms.get(1)).toMatchObject({ owner: 'b', token: 2, steps: 6 })
    await second.stop()
  })

  it('takes the rooms of a host that died after its lease, and makes the missed steps (F01)', async () => {
    const world = createRooms(1)
    run(world.storeOf('a'))
    await vi.advanceTimersByTimeAsync(1)
    world.kill('a')
    const host = run(world.storeOf('b'))
    await vi.advanceTimersByTimeAsync(20 * STEP_MS + 1)
    expect(world.rooms.get(1)).toMatchObject({ owner: 'b', steps: 20 })
    await host.stop()
  })

  it('makes no step with a token that is not the newest (F15)', async () => {
    const world = createRooms(1)
    const host = run(world.storeOf('a'))
    await vi.advanceTimersByTimeAsync(1)
    Object.assign(world.rooms.get(1) as Row, { owner: 'b', token: 9, untilMs: Number.POSITIVE_INFINITY })
    await vi.advanceTimersByTimeAsync(20 * STEP_MS)
    expect(world.steps()).toEqual([0])
    await host.stop()
  })

  it('makes a step earlier when a command moved its due time', async () => {
    const world = createRooms(1)
    const host = run(world.storeOf('a'))
    await vi.advanceTimersByTimeAsync(1)
    Object.assign(world.rooms.get(1) as Row, { dueMs: 100 })
    host.rearm(1, 100)
    host.rearm(2, 100)
    await vi.advanceTimersByTimeAsync(100)
    expect(world.steps()).toEqual([1])
    await host.stop()
  })

  it('notices a moved due time with the next renewal, if the message was lost', async () => {
    const world = createRooms(1)
    Object.assign(world.rooms.get(1) as Row, { dueMs: 60 * STEP_MS })
    const host = run(world.storeOf('a'))
    await vi.advanceTimersByTimeAsync(1)
    Object.assign(world.rooms.get(1) as Row, { dueMs: STEP_MS })
    await vi.advanceTimersByTimeAsync(2 * STEP_MS + 1)
    expect(world.steps()[0]).toBeGreaterThan(0)
    await host.stop()
  })

  it('reports a failed step and repeats it', async () => {
    const world = createRooms(1)
    const store = world.storeOf('a')
    let failures = 2
    const errors: unknown[] = []
    const step: RoomStore['step'] = async (room) => {
      failures -= 1
      if (failures >= 0) throw new Error('the database is away')
      return store.step(room)
    }
    const host = run({ ...store, step }, (error) => errors.push(error))
    await vi.advanceTimersByTimeAsync(10 * STEP_MS)
    expect(errors).toHaveLength(2)
    expect(world.steps()[0]).toBeGreaterThanOrEqual(9)
    await host.stop()
  })
})

it('with random deaths of hosts on 1,000 seeds, every due step is made once (F01, F15)', async () => {
  for (let seed = 1; seed <= 1_000; seed++) {
    let state = seed
    const random = (n: number) => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
      return Math.floor((state / 2_147_483_648) * n)
    }
    vi.useFakeTimers({ now: 0 })
    const world = createRooms(3)
    let host = run(world.storeOf('host-0'))
    for (let life = 1; life <= 4; life++) {
      await vi.advanceTimersByTimeAsync(1 + random(5_000))
      if (random(2) === 0) await host.stop()
      else world.kill(`host-${life - 1}`)
      host = run(world.storeOf(`host-${life}`))
    }
    await vi.advanceTimersByTimeAsync(20_000)
    const expected = Math.floor(Date.now() / STEP_MS)
    expect(world.steps(), `seed ${seed}`).toEqual([expected, expected, expected])
    await host.stop()
  }
})
