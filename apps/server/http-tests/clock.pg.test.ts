import { randomUUID } from 'node:crypto'
import {
  accountEndSession,
  casinoGamesList,
  casinoPlay,
  financeCheckBalance,
  type Procedure,
  rgSelfExclude,
  rgTimeOut,
  systemPing,
} from '@poyraz/contract'
import { PROCEDURES } from '@poyraz/contract/procedures'
import { type Clock, HOUR_MS, randomId } from '@poyraz/kernel'
import {
  newPlayer,
  type Player,
  startTestServer,
  type TestClient,
  type TestServer,
} from '@poyraz/testkit/server'
import { errorsEn, errorsTr } from '@poyraz/text'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createLog } from '../log.ts'

const BALANCE = 100_000
const TAKEN: readonly Procedure[] = [rgTimeOut, rgSelfExclude, accountEndSession]

let offMs = 0
let lines = ''
let server: TestServer
let player: Player
let client: TestClient
let bet: { gameID: number; stake: number }

beforeAll(async () => {
  const machineClock: Clock = { nowMs: () => Date.now() + offMs }
  const log = createLog('info', { write: (line) => void (lines += line) })
  server = await startTestServer({ machineClock, log })
  player = await newPlayer(server, BALANCE)
  client = player.client
  const [game] = (await client.call(casinoGamesList, {})).data
  if (!game) throw new Error('the lobby is empty')
  bet = { gameID: game.gameID, stake: game.minBet }
})
afterAll(() => server.close())
beforeEach(() => setOff(0))

/** Sets a clock error of the server's machine, and probes until the server has noticed it. */
async function setOff(ms: number) {
  offMs = ms
  const probe = async () => {
    const response = await fetch(`${server.url}/readyz`)
    return { status: response.status, body: await response.json() }
  }
  await expect.poll(async () => (await probe()).status).toBe(ms === 0 ? 200 : 503)
  return probe()
}

const metric = async () => {
  const text = await (await fetch(server.metricsUrl)).text()
  return Number(/^poyraz_clock_skew_seconds (\S+)$/m.exec(text)?.[1])
}

describe.each([HOUR_MS, -HOUR_MS])('a server whose clock is off by %j ms (R63)', (ms) => {
  it('is not ready, and reports why in probe, log and metrics', async () => {
    lines = ''
    expect(await setOff(ms)).toEqual({ status: 503, body: { status: 'unavailable', reason: 'clock' } })
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
    expect(Math.sign(ms) * (await metric())).toBeGreaterThan(3590)
    expect(lines).toContain('this clock is wrong')
    expect(await setOff(0)).toEqual({ status: 200, body: { status: 'ready' } })
    expect(await metric()).toBeLessThan(1)
    expect(lines).toContain('this clock is right again')
  })

  it('refuses writes and serves reads', async () => {
    await setOff(ms)
    const writes = PROCEDURES.filter((one) => one.write && !TAKEN.includes(one))
    expect(writes.length).toBeGreaterThan(30)
    for (const procedure of writes) {
      const body = client.bodyOf(procedure.class, procedure.method, { Lang: 'en' })
      const reply = await client.send(body, { 'x-device': client.session?.device ?? '' })
      expect(reply).toMatchObject({ http: 200, error: 'unavailable', code: 503 })
      expect(reply.message).toBe(errorsEn.unavailable)
    }
    const refused = await client.call(casinoPlay, bet)
    expect(refused).toMatchObject({ error: 'unavailable', message: errorsTr.unavailable })
    expect(await client.call(systemPing, {})).toMatchObject({ result: true })
    expect((await client.call(financeCheckBalance, {})).data).toMatchObject([{ balance: BALANCE }])
    await server.client().signIn(player.username, player.password)
  })

  it('still accepts a time-out and the end of a session (R41)', async () => {
    const { client: worried } = await newPlayer(server, BALANCE)
    await setOff(ms)
    expect(await worried.call(rgTimeOut, { hours: 24 })).toMatchObject({ result: true })
    expect(await worried.call(accountEndSession, { id: randomUUID() })).toMatchObject({ error: 'not_found' })
  })

  it('makes payment services retry', async () => {
    await setOff(ms)
    for (const path of ['/payments/sandbox/webhook', '/payments/sandbox/pay/x']) {
      expect((await fetch(`${server.url}${path}`, { method: 'POST' })).status).toBe(503)
    }
    await setOff(0)
    const unsigned = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }
    expect((await fetch(`${server.url}/payments/sandbox/webhook`, unsigned)).status).toBe(401)
  })
})

it('notices a corrected clock without a probe, and accepts the refused bet once (R63)', async () => {
  const { client: bettor } = await newPlayer(server, BALANCE)
  await setOff(HOUR_MS)
  const key = randomId()
  expect(await bettor.call(casinoPlay, bet, { key })).toMatchObject({ error: 'unavailable' })
  offMs = 0
  await expect.poll(async () => (await bettor.call(casinoPlay, bet, { key })).result).toBe(true)
  const again = await bettor.call(casinoPlay, bet, { key })
  expect((await bettor.call(financeCheckBalance, {})).data).toMatchObject([{ balance: again.data.balance }])
  expect(again.data.balance - again.data.win).toBe(BALANCE - bet.stake)
})
