import { transact } from '@poyraz/db'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type House, openHouse } from '../fixtures/house.ts'
import { newPlayer } from '../fixtures/players.ts'
import { createSessions, IDLE_MS } from './sessions.ts'
import { endAllSessions } from './store.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

it('a node forgets what it ended itself at once, though the bus may lose the news', async () => {
  const deafBus = { publish: () => {}, subscribe: () => () => {} }
  const sessions = createSessions({ database: house.database, clock: house.clock, bus: deafBus })
  const { client, uid } = await newPlayer(house)
  const shown = { uid, sid: client.sid, device: client.device }
  expect(await sessions.resolve(shown)).toMatchObject({ ok: true })
  await transact(house.database.db, async (tx) => {
    await endAllSessions(tx, uid, new Date(house.clock.nowMs()))
    sessions.changed(tx, uid)
  })
  expect(await sessions.resolve(shown)).toEqual({ ok: false, error: 'session_expired' })
})

describe('how long sessions count', () => {
  async function signedIn() {
    const { client, uid } = await newPlayer(house)
    const shown = { uid, sid: client.sid, device: client.device }
    const caller = await house.identity.sessions.resolve(shown)
    if (!caller.ok) throw new Error(caller.error)
    const { sessionId } = caller.value
    const until = async () => (await house.identity.sessions.countUntil([sessionId])).get(sessionId)
    return { uid, shown, sessionId, until }
  }

  it('is an hour from what was last heard, written or not, and asking is no input', async () => {
    const { shown, until } = await signedIn()
    const startMs = house.clock.nowMs()
    expect(await until()).toBe(startMs + IDLE_MS)
    house.clock.advance(1000)
    expect(await until()).toBe(startMs + IDLE_MS)
    await house.identity.sessions.resolve(shown)
    expect(await until()).toBe(startMs + 1000 + IDLE_MS)
    house.clock.advance(IDLE_MS)
    expect(await until()).toBe(house.clock.nowMs())
    house.clock.advance(1)
    expect(await until()).toBeUndefined()
  })

  it('is over with the end of the session', async () => {
    const { uid, until } = await signedIn()
    await transact(house.database.db, (tx) => endAllSessions(tx, uid, new Date(house.clock.nowMs())))
    expect(await until()).toBeUndefined()
  })
})
