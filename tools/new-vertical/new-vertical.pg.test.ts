import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { accountStatement, financeCheckBalance, rgSetLimit } from '@poyraz/contract'
import { playList } from '@poyraz/contract/backoffice'
import { freePort } from '@poyraz/db'
import { ok, randomId, systemClock } from '@poyraz/kernel'
import { createTestDatabase, type TestDatabase } from '@poyraz/testkit'
import {
  createClient,
  createStaffDesk,
  newPlayer,
  type TestClient,
  type WireReply,
} from '@poyraz/testkit/server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listening, type Run, startProgram } from '../../apps/server/process-tests/fixtures/program.ts'
import { copyProject, runIn } from '../scratch-copy.ts'
import { addToyVertical } from './toy-vertical.ts'

/** Follows docs/vertical.md in a copy of the project: a coin flip at a table of three. */

const STAKE = 1_000
const START = 10_000

type Round = {
  readonly roundID: string
  readonly phase: 'filling' | 'open' | 'closed'
  readonly seat: number
  readonly calls: readonly (string | null)[]
  readonly coin: string | null
  readonly serverSeed: string | null
}

let root: string
let dataDir: string
let port: number
let database: TestDatabase
let server: Run

beforeAll(async () => {
  root = copyProject()
  addToyVertical(root)
  for (const site of ['player', 'studio']) {
    mkdirSync(join(root, `apps/${site}/dist`))
    writeFileSync(
      join(root, `apps/${site}/dist/index.html`),
      '<html><head><!--head--></head><body></body></html>',
    )
  }
  database = await createTestDatabase()
  dataDir = mkdtempSync(join(tmpdir(), 'poyraz-vertical-'))
  port = await freePort()
  await start()
})
afterAll(async () => {
  await stop('SIGTERM')
  await database.close()
  for (const folder of [root, dataDir]) rmSync(folder, { recursive: true, force: true })
})

const settings = () => ({
  MODE: 'play',
  PORT: String(port),
  METRICS_PORT: '0',
  HOST: '127.0.0.1',
  DATA_DIR: dataDir,
  DATABASE_URL: database.appUrl,
  DATABASE_OWNER_URL: database.superuserUrl,
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'warn',
})

async function start(): Promise<void> {
  server = startProgram([join(root, 'apps/server/main.ts')], settings())
  await listening(server)
}

async function stop(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  server.child.kill(signal)
  await server.ended
}

const url = () => `http://localhost:${port}`
const sitDown = async (count: number): Promise<TestClient[]> =>
  Promise.all(
    Array.from(
      { length: count },
      async () => (await newPlayer({ client: () => createClient(url()) }, START)).client,
    ),
  )

/** Calls a procedure of the toy, which the contract of this checkout does not know. */
function ask<Data = Round>(client: TestClient, method: string, data: object): Promise<WireReply<Data>> {
  const headers = { 'x-device': client.session?.device ?? '' }
  return client.send(client.bodyOf('coinflip', method, data), headers) as Promise<WireReply<Data>>
}
const sit = (client: TestClient, stake = STAKE) => ask(client, 'sit', { stake, key: randomId() })
const call = (client: TestClient, roundID: string, side: string) =>
  ask(client, 'call', { roundID, side, key: randomId() })
const balances = (clients: readonly TestClient[]) =>
  Promise.all(
    clients.map(
      async (client) => (await client.call(financeCheckBalance, {})).data[0]?.balance ?? Number.NaN,
    ),
  )

/** Seats the players at one table, which opens with the last of them. */
async function seated(players: readonly TestClient[]): Promise<string> {
  const replies: WireReply<Round>[] = []
  for (const player of players) replies.push(await sit(player))
  expect(replies.map(({ data }) => data.phase)).toEqual(['filling', 'filling', 'open'])
  return replies[0]?.data.roundID ?? ''
}

/** Two compilations of the whole project, on a machine that may be busy. */
const TYPES_MS = 600_000

it('keeps the types and the import order of the project', { timeout: TYPES_MS }, () => {
  expect(runIn(root, 'node_modules/typescript/bin/tsc', '-p', 'tsconfig.json')).toBe('')
  expect(runIn(root, 'node_modules/typescript/bin/tsc', '-p', 'tsconfig.web.json')).toBe('')
  expect(runIn(root, 'tools/boundaries/main.ts')).toContain('keep the import order')
})

it('keeps the contract of rounds', () => {
  const check = `
    import { coinFlip } from './packages/games/index.ts'
    import { checkRules } from './packages/rounds/testing/check-rules.ts'
    const side = (draws) => draws.chance(1, 2) ? 'heads' : 'tails'
    const redrawHidden = (state, viewer, draws) => ({ ...state,
      calls: state.calls.map((call, seat) => state.coin || seat === viewer || !call ? call : side(draws)) })
    checkRules(coinFlip, { seats: 3, commands: ['heads', 'tails', 'edge'], redrawHidden })`
  expect(runIn(root, '--input-type=module', '--eval', check)).toBe('')
})

it('has its page, with a title of its own', async () => {
  const page = await fetch(`${url()}/coinflip`)
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Yazı tura · Poyraz')])
  expect((await fetch(`${url()}/coinflop`)).status).toBe(404)
})

it('three players stake, call, go on after the server was killed, and the winners share', async () => {
  const players = await sitDown(3)
  const [first, second, third] = players as [TestClient, TestClient, TestClient]
  const roundID = await seated(players)
  expect(await balances(players)).toEqual([START - STAKE, START - STAKE, START - STAKE])
  expect((await call(first, roundID, 'heads')).data).toMatchObject({
    phase: 'open',
    calls: ['heads', null, null],
  })
  expect((await call(second, roundID, 'tails')).data).toMatchObject({ calls: [null, 'tails', null] })
  await stop('SIGKILL')
  await start()
  expect((await ask(first, 'round', { roundID })).data).toMatchObject({
    phase: 'open',
    calls: ['heads', null, null],
  })
  expect(await call(first, roundID, 'tails')).toMatchObject({ error: 'state_conflict' })
  const ended = (await call(third, roundID, 'heads')).data
  expect(ended).toMatchObject({ phase: 'closed', calls: ['heads', 'tails', 'heads'] })
  expect(ended.serverSeed).toMatch(/^[0-9a-f]{64}$/)
  const heads = ended.coin === 'heads'
  const [share, alone] = [1_425, 2_850]
  expect(await balances(players)).toEqual(
    [heads ? share : 0, heads ? 0 : alone, heads ? share : 0].map((win) => START - STAKE + win),
  )
  expect((await call(third, roundID, 'heads')).data).toEqual(ended)
})

it('a server that is killed during the last call has settled the round once, or not at all', async () => {
  const players = await sitDown(3)
  const roundID = await seated(players)
  const [first, second, third] = players as [TestClient, TestClient, TestClient]
  await call(first, roundID, 'heads')
  await call(second, roundID, 'heads')
  const lost = call(third, roundID, 'heads').catch(() => null)
  await stop('SIGKILL')
  await lost
  await start()
  expect((await call(third, roundID, 'heads')).data).toMatchObject({ phase: 'closed' })
  // Everybody called the same side: every stake returns.
  expect(await balances(players)).toEqual([START, START, START])
})

it('a bet stands in the history and in the statement', async () => {
  const players = await sitDown(3)
  const roundID = await seated(players)
  for (const player of players) await call(player, roundID, 'tails')
  const [player] = players as [TestClient]
  type Line = { readonly betID: string; readonly stake: number; readonly win: number; readonly state: string }
  const history = await ask<readonly Line[]>(player, 'history', {})
  expect(history).toMatchObject({
    pagination: { total: 1 },
    data: [{ stake: STAKE, win: STAKE, state: 'closed' }],
  })
  const today = new Date(systemClock.nowMs() + 3 * 3_600_000).toISOString().slice(0, 10)
  const file = await player.call(accountStatement, { format: 'json', startDate: today, endDate: today })
  const lines = JSON.parse(Buffer.from(file.data.content, 'base64').toString()) as readonly object[]
  expect(lines).toMatchObject([
    { kind: 'Para yatırma' },
    { kind: 'Bahis', amount: -STAKE, description: 'Yazı tura', ref: history.data[0]?.betID },
    { kind: 'İade edilen bahis', amount: STAKE, description: 'Yazı tura', ref: history.data[0]?.betID },
  ])
})

it('a loss limit refuses the fourth stake, and the others keep their seats', async () => {
  const players = await sitDown(3)
  const [, , limited] = players as [TestClient, TestClient, TestClient]
  await limited.call(rgSetLimit, { kind: 'loss', period: 'day', value: 3 * STAKE })
  for (let round = 0; round < 3; round++) await seated(players)
  for (const player of players.slice(0, 2)) expect((await sit(player)).data.phase).toBe('filling')
  expect(await sit(limited)).toMatchObject({ error: 'limit_reached', data: { kind: 'loss', period: 'day' } })
  const left = START - 3 * STAKE
  expect(await balances(players)).toEqual([left, left, left])
  // Somebody else takes the free seat.
  const [other] = (await sitDown(1)) as [TestClient]
  expect((await sit(other)).data).toMatchObject({ phase: 'open', seat: 2 })
  expect(await balances([...players, other])).toEqual([left - STAKE, left - STAKE, left, START - STAKE])
})

it('staff list open rounds and void one, by the permission that the contract names', async () => {
  const context = { clock: systemClock, access: { inviteOwner } }
  const desk = createStaffDesk({ url: url(), context })
  const staff = await desk.client('compliance', ['compliance'])
  expect((await staff.call(playList, {})).ok).toBe(true)
  const players = await sitDown(3)
  const roundID = await seated(players)
  const order = { roundID, note: 'The table froze', key: randomId() }
  const listed = await decide(staff.session, 'list', {})
  expect(listed).toMatchObject({ data: expect.arrayContaining([expect.objectContaining({ roundID })]) })
  const support = await desk.client('support', ['support'])
  expect(await decide(support.session, 'void', order)).toMatchObject({ error: 'not_permitted' })
  expect(await decide(staff.session, 'void', order)).toMatchObject({ result: true })
  expect(await balances(players)).toEqual([START, START, START])
})

it('the books are clean', async () => {
  expect(await command('audit.ts')).toContain('0 faults')
})

/** Runs a command of the server in the copy. */
async function command(name: string, ...args: readonly string[]): Promise<string> {
  const run = startProgram([join(root, 'apps/server', name), ...args], settings())
  expect([await run.ended, run.output()]).toEqual([0, expect.any(String)])
  return run.output()
}

async function inviteOwner() {
  const invitation = /[\w-]{20,}/.exec(await command('staff/main.ts', 'invite-owner'))?.[0] ?? ''
  return ok({ invitation, expiresAt: new Date(systemClock.nowMs()) })
}

async function decide(session: string | null, method: string, data: object): Promise<unknown> {
  const headers = { 'content-type': 'application/json', 'x-staff-session': session ?? '' }
  const body = JSON.stringify({ api: { class: 'coinflip', method }, data, user: { lang: 'en' } })
  return (await fetch(`${url()}/backoffice/v1`, { method: 'POST', headers, body })).json()
}
