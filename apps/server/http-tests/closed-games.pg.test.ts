import { casinoGamesList, casinoInitGame } from '@poyraz/contract'
import { playClose, playOpen } from '@poyraz/contract/backoffice'
import { fakeClock } from '@poyraz/testkit'
import { createStaffDesk, newPlayer, startTestServer, type TestServer } from '@poyraz/testkit/server'
import { afterAll, beforeAll, expect, it } from 'vitest'

/** The clock stands still, so a change does not come from an expired cache. */
const clock = fakeClock(Date.parse('2026-11-21T09:00:00Z'))
let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ clock })
})
afterAll(() => server.close())

it('a game closed by staff is not offered, not even as a demo, until they reopen it (R27)', async () => {
  const { client } = await newPlayer(server)
  const staff = await createStaffDesk(server).client('ayse')
  const visitor = server.client()
  const offered = async () => {
    const { data } = await visitor.call(casinoGamesList, { limit: 100 })
    return data.map(({ gameID }) => gameID)
  }
  const all = await offered()
  const [gameID = 0, ...others] = all
  const decision = { scope: `game:${gameID}`, note: 'Looked into' }
  expect((await staff.call(playClose, decision)).ok).toBe(true)
  expect(await offered()).toEqual(others)
  const disabled = { code: 423, error: 'game_disabled' }
  expect(await client.call(casinoInitGame, { gameID })).toMatchObject(disabled)
  expect(await visitor.call(casinoInitGame, { gameID, demo: true })).toMatchObject(disabled)
  expect((await staff.call(playOpen, decision)).ok).toBe(true)
  expect(await offered()).toEqual(all)
  expect((await visitor.call(casinoInitGame, { gameID, demo: true })).result).toBe(true)
})
