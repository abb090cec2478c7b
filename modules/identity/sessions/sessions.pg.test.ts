import { transact } from '@poyraz/db'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type House, openHouse } from '../fixtures/house.ts'
import { newPlayer } from '../fixtures/players.ts'
import { createSessions } from './sessions.ts'
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
