import { type Bus, createBus } from '@poyraz/bus'
import { transact } from '@poyraz/db'
import { HOUR_MS, MINUTE_MS } from '@poyraz/kernel'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { type Harness, openHarness } from '../fixtures/harness.ts'
import { newPlayer } from '../fixtures/players.ts'
import { createSessions } from './sessions.ts'
import { endAllSessions } from './store.ts'

let harness: Harness
beforeAll(async () => {
  harness = await openHarness()
})
afterAll(() => harness.close())

it('a node forgets what it ended itself at once, though the bus may lose the news', async () => {
  const isolatedBus: Bus = { ...createBus(() => {}), subscribe: () => () => {} }
  const sessions = createSessions({
    database: harness.database,
    clock: harness.clock,
    bus: isolatedBus,
    idleMs: HOUR_MS,
  })
  const { client, uid } = await newPlayer(harness)
  const shown = { uid, sid: client.sid, device: client.device }
  expect(await sessions.resolve(shown)).toMatchObject({ ok: true })
  await transact(harness.database.db, async (tx) => {
    await endAllSessions(tx, uid, new Date(harness.clock.nowMs()))
    sessions.changed(tx, uid)
  })
  expect(await sessions.resolve(shown)).toEqual({ ok: false, error: 'session_expired' })
})

it('ends a session by the idle time of its jurisdiction, on the wire and for what is open', async () => {
  const strict = await openHarness({ idleMs: 30 * MINUTE_MS })
  onTestFinished(() => strict.close())
  const { client, uid } = await newPlayer(strict)
  const shown = { uid, sid: client.sid, device: client.device }
  strict.clock.advance(30 * MINUTE_MS)
  const caller = await strict.identity.sessions.resolve(shown)
  if (!caller.ok) throw new Error(caller.error)
  const { sessionId } = caller.value
  const until = await strict.identity.sessions.countUntil([sessionId])
  expect(until.get(sessionId)).toBe(strict.clock.nowMs() + 30 * MINUTE_MS)
  strict.clock.advance(30 * MINUTE_MS + 1)
  expect(await strict.identity.sessions.resolve(shown)).toEqual({ ok: false, error: 'session_expired' })
})

describe('how long sessions count', () => {
  async function signedIn() {
    const { client, uid } = await newPlayer(harness)
    const shown = { uid, sid: client.sid, device: client.device }
    const caller = await harness.identity.sessions.resolve(shown)
    if (!caller.ok) throw new Error(caller.error)
    const { sessionId } = caller.value
    const until = async () => (await harness.identity.sessions.countUntil([sessionId])).get(sessionId)
    return { uid, shown, sessionId, until }
  }

  it('is an hour from what was last heard, written or not, and asking is no input', async () => {
    const { shown, until } = await signedIn()
    const startMs = harness.clock.nowMs()
    expect(await until()).toBe(startMs + HOUR_MS)
    harness.clock.advance(1000)
    expect(await until()).toBe(startMs + HOUR_MS)
    await harness.identity.sessions.resolve(shown)
    expect(await until()).toBe(startMs + 1000 + HOUR_MS)
    harness.clock.advance(HOUR_MS)
    expect(await until()).toBe(harness.clock.nowMs())
    harness.clock.advance(1)
    expect(await until()).toBeUndefined()
  })

  it('is over with the end of the session', async () => {
    const { uid, until } = await signedIn()
    await transact(harness.database.db, (tx) => endAllSessions(tx, uid, new Date(harness.clock.nowMs())))
    expect(await until()).toBeUndefined()
  })
})
