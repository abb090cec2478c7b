import { accountStatement, financeCheckBalance, prepayProcessTransaction } from '@poyraz/contract'
import { DAY_MS, istanbulDay } from '@poyraz/kernel'
import { fakeClock } from '@poyraz/testkit'
import { newPlayer, SANDBOX_METHOD, startTestServer, type TestServer } from '@poyraz/testkit/server'
import { afterAll, beforeAll, expect, it } from 'vitest'

const NOON_MS = Date.parse('2026-11-21T09:00:00Z')
const clock = fakeClock(NOON_MS)
let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ clock })
})
afterAll(() => server.close())

const today = () => istanbulDay(clock.nowMs())

it('R38: a statement is the ledger of its period, as a table and as a document', async () => {
  const { client, username, password } = await newPlayer(server, 100_000)
  const first = today()
  clock.advance(DAY_MS)
  await client.signIn(username, password)
  await client.call(prepayProcessTransaction, { methodID: SANDBOX_METHOD, amount: 25_050 })
  const ask = async (format: 'csv' | 'pdf', startDate: string) => {
    const { data } = await client.call(accountStatement, { format, startDate, endDate: today() })
    return { ...data, bytes: Buffer.from(data.content, 'base64') }
  }
  const [balance] = (await client.call(financeCheckBalance, {})).data
  const whole = await ask('csv', first)
  expect(whole).toMatchObject({ opening: 0, closing: balance?.balance, lines: 2, mediaType: 'text/csv' })
  const cut = await ask('csv', today())
  expect(cut).toMatchObject({ opening: 100_000, closing: 125_050, lines: 1 })
  expect(cut.fileName).toBe(`poyraz-hesap-ekstresi-${today()}-${today()}.csv`)
  expect(cut.bytes.toString()).toMatch(/Para yatırma;Oyun parası;250,50;1250,50;/)
  const paper = await ask('pdf', first)
  expect(paper).toMatchObject({ opening: 0, closing: 125_050, lines: 2, mediaType: 'application/pdf' })
  expect(paper.bytes.subarray(0, 8).toString()).toBe('%PDF-1.7')
})

it('is a year long at most, and of nobody else', async () => {
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
