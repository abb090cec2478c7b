import { casinoPlay } from '@poyraz/contract'
import { newPlayer, startTestServer, type TestServer } from '@poyraz/testkit/server'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const PLAYERS = 8
const BETS = 5
const FUNDS = 100_000
/** Statements of background work, some of which began before the measurement. */
const BACKGROUND = new RegExp(
  [
    '^commit$',
    String.raw`(?:cashier|engagement|tables|sports)\.`,
    'outbox',
    String.raw`compliance\.(?:comparison|event|anchor|audit_round|case)`,
    'epoch from clock',
  ].join('|'),
)

type Sent = string | { readonly text?: string }

/**
 * Returns the statements of this process during `run`: single ones, and transactions from begin to commit.
 */
async function statementsOf(run: () => Promise<unknown>): Promise<string[]> {
  const client = await server.context.database.pool.connect()
  const driver = Object.getPrototypeOf(client) as { query(sent: Sent): unknown }
  client.release()
  const spy = vi.spyOn(driver, 'query')
  await run()
  const units: string[][] = []
  const open = new Map<unknown, string[]>()
  for (const [index, [one]] of spy.mock.calls.entries()) {
    const client = spy.mock.contexts[index]
    const text = typeof one === 'string' ? one : (one.text ?? '')
    const unit = open.get(client) ?? []
    unit.push(text)
    if (unit.length === 1) units.push(unit)
    if (unit[0] === 'begin' && text !== 'commit') open.set(client, unit)
    else open.delete(client)
  }
  spy.mockRestore()
  return units.filter((unit) => !unit.some((text) => BACKGROUND.test(text))).map((unit) => unit.join('; '))
}

it('a bet is one statement, which includes gate and bonus', async () => {
  const players = await Promise.all(Array.from({ length: PLAYERS }, () => newPlayer(server, FUNDS)))
  const bet = async (index: number) => {
    const reply = await players[index]?.client.call(casinoPlay, { gameID: 1, stake: 100 })
    expect(reply?.error).toBeNull()
  }
  const everybody = () => Promise.all(players.map((_, index) => bet(index)))
  // The first bet of each player creates a seed pair and reads the session.
  await everybody()
  const alone = await statementsOf(async () => {
    for (let count = 0; count < BETS; count++) await bet(0)
  })
  expect(alone).toEqual(Array.from({ length: BETS }, () => expect.stringContaining('casino.play_batch')))
  const together = await statementsOf(everybody)
  expect(together.every((text) => text.includes('casino.play_batch'))).toBe(true)
  expect(together.length).toBeLessThanOrEqual(PLAYERS)
})
