import { createHash } from 'node:crypto'
import {
  accountStatement,
  financeCheckBalance,
  financeListTransactions,
  financeListTypesFrontend,
  prepayProcessTransaction,
} from '@poyraz/contract'
import { openDatabase } from '@poyraz/db'
import { DAY_MS, istanbulDay, kurus } from '@poyraz/kernel'
import { fakeClock } from '@poyraz/testkit'
import { newPlayer, SANDBOX_METHOD, startTestServer, type TestServer } from '@poyraz/testkit/server'
import { PRINTS_WAITING_MAX, TABLES_MAX } from '@poyraz/wallet'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { stakeOnce } from './fixtures/stake-once.ts'

const NOON_MS = Date.parse('2026-11-21T09:00:00Z')
const clock = fakeClock(NOON_MS)
let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ clock })
})
afterAll(() => server.close())

const today = () => istanbulDay(clock.nowMs())

it('R38: a statement contains the ledger lines of its period, as CSV and as PDF', async () => {
  const { client, username, password } = await newPlayer(server, 100_000)
  const first = today()
  clock.advance(DAY_MS)
  await client.signIn(username, password)
  await client.call(prepayProcessTransaction, { methodID: SANDBOX_METHOD, amount: 25_050 })
  const ask = async (format: 'json' | 'csv' | 'pdf', startDate: string) => {
    const { data } = await client.call(accountStatement, { format, startDate, endDate: today() })
    return { ...data, bytes: Buffer.from(data.content, 'base64') }
  }
  const [balance] = (await client.call(financeCheckBalance, {})).data
  const whole = await ask('csv', first)
  expect(whole).toMatchObject({ opening: 0, closing: balance?.balance, lines: 2, mediaType: 'text/csv' })
  const cut = await ask('csv', today())
  expect(cut).toMatchObject({ opening: 100_000, closing: 125_050, lines: 1 })
  const sumsOf = async (filter: object) =>
    (await client.call(financeListTransactions, { limit: 1, ...filter })).pagination?.sums
  expect(await sumsOf({})).toEqual({ moneyIn: 125_050, moneyOut: 0 })
  expect(await sumsOf({ startDate: today() })).toEqual({ moneyIn: 25_050, moneyOut: 0 })
  expect(cut.fileName).toBe(`poyraz-hesap-ekstresi-${today()}-${today()}.csv`)
  expect(cut.bytes.toString()).toMatch(/Para yatırma;Oyun parası;250,50;1250,50;/)
  const paper = await ask('pdf', first)
  expect(paper).toMatchObject({ opening: 0, closing: 125_050, lines: 2, mediaType: 'application/pdf' })
  expect(paper.bytes.subarray(0, 8).toString()).toBe('%PDF-1.7')
  const program = await ask('json', today())
  expect(program).toMatchObject({ opening: 100_000, lines: 1, mediaType: 'application/json' })
  const { data: types } = await client.call(financeListTypesFrontend, {})
  expect(JSON.parse(program.bytes.toString())).toEqual([
    {
      date: new Date(clock.nowMs()).toISOString(),
      type: types.find(({ name }) => name === 'Para yatırma')?.id,
      kind: 'Para yatırma',
      description: 'Oyun parası',
      amount: 25_050,
      balanceAfter: 125_050,
      ref: expect.stringMatching(/^[0-9a-f-]{36}$/),
    },
  ])
})

it('covers a year at most, and only the own account', async () => {
  const { client } = await newPlayer(server, 5_000)
  const ask = (startDate: string, endDate: string) =>
    client.call(accountStatement, { format: 'csv', startDate, endDate })
  expect(await ask('2025-11-21', '2026-11-21')).toMatchObject({ result: true })
  expect(await ask('2025-11-20', '2026-11-21')).toMatchObject({ error: 'invalid_input' })
  expect(await ask('2026-11-22', '2026-11-21')).toMatchObject({ error: 'invalid_input' })
  const other = (await newPlayer(server)).client
  const { data } = await other.call(accountStatement, {
    format: 'csv',
    startDate: '2026-11-01',
    endDate: today(),
  })
  expect(data).toMatchObject({ opening: 0, closing: 0, lines: 0 })
})

it('limits concurrent documents without delaying other calls (A45)', async () => {
  const { client } = await newPlayer(server)
  const owner = client.session?.uid ?? ''
  const [leg] = [{ reason: 'deposit', debit: 'house:sandbox', credit: 'cash', amount: kurus(100) }]
  for (let line = 0; line < 1_500; line++) {
    const inputHash = createHash('sha256').update(String(line)).digest('hex')
    await server.context.ledger.post({ owner, key: `deposit:${line}`, inputHash, legs: leg ? [leg] : [] })
  }
  const done: string[] = []
  const ask = async () => {
    const request = { format: 'pdf', startDate: today(), endDate: today() } as const
    const { error } = await client.call(accountStatement, request)
    done.push(error ?? 'printed')
  }
  const burst = Array.from({ length: PRINTS_WAITING_MAX + 4 }, ask)
  await expect.poll(() => done).toEqual(['unavailable', 'unavailable', 'unavailable'])
  expect(await client.call(financeCheckBalance, {})).toMatchObject({ result: true })
  expect(done).not.toContain('printed')
  await Promise.all(burst)
  expect(done.filter((one) => one === 'printed')).toHaveLength(PRINTS_WAITING_MAX + 1)
})

/** Blocks all reads of the ledger until the returned function is called. */
async function holdStatements(): Promise<() => Promise<void>> {
  const owner = openDatabase({ url: server.testDatabase.ownerUrl })
  const connection = await owner.pool.connect()
  await connection.query('begin; lock table ledger.transfer in access exclusive mode')
  return async () => {
    await connection.query('commit')
    connection.release()
    await owner.close()
  }
}

it('limits concurrent tables, too (C06)', async () => {
  const { client } = await newPlayer(server)
  const request = { format: 'csv', startDate: today(), endDate: today() } as const
  const room = TABLES_MAX.running + TABLES_MAX.waiting
  const release = await holdStatements()
  const errors: (string | null)[] = []
  const burst = Array.from({ length: room + 2 }, async () =>
    errors.push((await client.call(accountStatement, request)).error),
  )
  await expect.poll(() => errors).toEqual(['unavailable', 'unavailable'])
  await release()
  await Promise.all(burst)
  expect(errors.filter((error) => error === null)).toHaveLength(room)
})

it('lists lottery tickets by type, by category, and with other filters', async () => {
  clock.set(Date.parse('2026-12-02T09:00:00Z'))
  const { client } = await newPlayer(server, 100_000)
  await stakeOnce(server, client, 100_000)
  const { data: types } = await client.call(financeListTypesFrontend, {})
  const searchType = types.find(({ name }) => name === 'Çekiliş bileti')?.id
  const listed = async (filter: object) => {
    const { data, pagination } = await client.call(financeListTransactions, filter)
    expect(pagination?.total).toBe(data.length)
    return data.map((line) => line.transaction_category_id)
  }
  const tickets = [9, 9]
  expect(await listed({ searchCategory: 9 })).toEqual(tickets)
  expect(await listed({ searchCategory: [9] })).toEqual(tickets)
  expect(await listed({ searchType })).toEqual(tickets)
  expect(await listed({ searchType, searchCategory: [1, 9] })).toEqual(tickets)
  expect(await listed({ searchType, status: 1003, searchMinAmount: 0, OrderPar: 'id' })).toEqual(tickets)
  for (const excluding of [{ status: 1000 }, { searchMinAmount: 1 }, { searchCategory: 1 }]) {
    expect(await listed({ searchType, ...excluding })).toEqual([])
  }
  expect(await listed({ searchCategory: 9, searchType: 1 })).toEqual([])
})
