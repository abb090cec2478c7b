import { join } from 'node:path'
import { casinoGamesList, casinoInitGame } from '@poyraz/contract'
import { fakeClock } from '@poyraz/testkit'
import { newPlayer, startTestServer, type TestServer } from '@poyraz/testkit/server'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { tellServer } from '../command-news.ts'
import { readConfig } from '../config.ts'
import { type Context, createContext } from '../context.ts'
import { commandKeys } from '../known-keys.ts'

const clock = fakeClock(Date.parse('2026-11-21T09:00:00Z'))
let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ clock })
})
afterAll(() => server.close())

/** Runs it as a command beside the server, as staff do. */
async function asCommand(run: (context: Context) => Promise<unknown>): Promise<void> {
  const config = readConfig({ MODE: 'play', DATA_DIR: server.dataDir })
  if (!config.ok) throw new Error(config.error)
  const { database, log } = server.context
  const keys = await commandKeys({ dir: join(server.dataDir, 'keys'), database, clock })
  const deps = { config: config.value, keys, database, clock, log, ownOrigin: () => server.url }
  const context = await createContext(deps)
  const told = tellServer(context.bus, database)
  await run(context)
  await told()
  await context.close()
}

it('a game closed by staff is not offered, not even as a demo, until they reopen it (R27)', async () => {
  const { client } = await newPlayer(server)
  const visitor = server.client()
  const offered = async () => (await visitor.call(casinoGamesList, {})).data.map(({ gameID }) => gameID)
  const all = await offered()
  const [gameID = 0, ...others] = all
  const word = { scope: `game:${gameID}`, reason: 'Looked into', by: 'ayse' }
  await asCommand(({ compliance }) => compliance.staff.closeForBets(word))
  // The clock stands still, so the change does not come from an expired cache.
  await vi.waitFor(async () => expect(await offered()).toEqual(others))
  const disabled = { code: 423, error: 'game_disabled' }
  expect(await client.call(casinoInitGame, { gameID })).toMatchObject(disabled)
  expect(await visitor.call(casinoInitGame, { gameID, demo: true })).toMatchObject(disabled)
  await asCommand(({ compliance }) => compliance.staff.openForBets(word))
  await vi.waitFor(async () => expect(await offered()).toEqual(all))
  expect((await visitor.call(casinoInitGame, { gameID, demo: true })).result).toBe(true)
  // A change on the server itself is visible at once.
  await server.context.compliance.staff.closeForBets(word)
  expect(await offered()).toEqual(others)
})
