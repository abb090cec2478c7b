import { casinoGamesList, casinoInitGame } from '@poyraz/contract'
import { SECOND_MS } from '@poyraz/kernel'
import { fakeClock } from '@poyraz/testkit'
import { newPlayer, startTestServer, type TestServer } from '@poyraz/testkit/server'
import { afterAll, beforeAll, expect, it } from 'vitest'

/** Longer than a server remembers what it offers. */
const REMEMBERED_MS = 31 * SECOND_MS

const clock = fakeClock(Date.parse('2026-11-21T09:00:00Z'))
let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ clock })
})
afterAll(() => server.close())

it('a game that staff closed is offered to nobody, not even as a demo, until it is opened again', async () => {
  const { staff } = server.context.compliance
  const { client } = await newPlayer(server)
  const visitor = server.client()
  const offered = async () => (await visitor.call(casinoGamesList, {})).data.map(({ gameID }) => gameID)
  const all = await offered()
  const [gameID = 0, ...others] = all
  const word = { scope: `game:${gameID}`, reason: 'Looked into', by: 'ayse' }
  await staff.closeForBets(word)
  clock.advance(REMEMBERED_MS)
  expect(await offered()).toEqual(others)
  const disabled = { code: 423, error: 'game_disabled' }
  expect(await client.call(casinoInitGame, { gameID })).toMatchObject(disabled)
  expect(await visitor.call(casinoInitGame, { gameID, demo: true })).toMatchObject(disabled)
  await staff.openForBets(word)
  clock.advance(REMEMBERED_MS)
  expect(await offered()).toEqual(all)
  expect((await visitor.call(casinoInitGame, { gameID, demo: true })).result).toBe(true)
})
