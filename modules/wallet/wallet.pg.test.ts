import { accountStatement, financeListTransactions, STATEMENT_LINES_MAX } from '@poyraz/contract'
import { istanbulDay, kurus, uuidv7 } from '@poyraz/kernel'
import { createLedger, type Ledger, type Leg } from '@poyraz/ledger'
import { createCaller, createTestDatabase, fakeClock, type TestDatabase } from '@poyraz/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { WalletCtx } from './ctx.ts'
import { createWallet } from './index.ts'
import { readStatement } from './statement/read.ts'

const clock = fakeClock(Date.parse('2026-12-05T09:00:00Z'))
const today = istanbulDay(clock.nowMs())
let test: TestDatabase
let ledger: Ledger
let ctx: WalletCtx

beforeAll(async () => {
  test = await createTestDatabase()
  ledger = createLedger({ database: test.database, clock })
  for (const house of ['house:bank', 'house:game', 'house:bonus']) await ledger.openHouse(house)
  ctx = {
    clock,
    ledger,
    nameOf: async () => 'Deniz Er',
    describe: async () => null,
    // The casino's port: the round of a bet by the key of its transaction.
    roundIds: async (_, keys) => new Map(keys.map((key) => [key, `round of ${key}`])),
    ticketLines: async () => ({ lines: [], total: 0 }),
    transfers: { find: async () => new Map(), hasStatus: () => sql`true` },
  }
})
afterAll(() => test.close())

type Move = readonly [reason: string, debit: string, credit: string, amount: number]

async function post(owner: string, key: string, ...moves: readonly Move[]): Promise<void> {
  const legs: Leg[] = moves.map(([reason, debit, credit, amount]) => ({
    reason,
    debit,
    credit,
    amount: kurus(amount),
  }))
  const posted = await ledger.post({ owner, key, inputHash: '0'.repeat(64), legs })
  expect(posted.status).toBe('created')
  clock.advance(1_000)
}

it('R38: the balance after a line is cash and bonus, in the history as in the statement', async () => {
  const playerId = uuidv7(clock.nowMs())
  await post(playerId, 'd', ['deposit', 'house:bank', 'cash', 1_000])
  await post(playerId, 'g', ['bonus_grant', 'house:bonus', 'bonus', 700])
  await post(playerId, 'b1', ['bet', 'cash', 'house:game', 1_000], ['bet', 'bonus', 'house:game', 100])
  await post(playerId, 'b2', ['bet', 'bonus', 'house:game', 50], ['win', 'house:game', 'bonus', 90])
  await post(playerId, 'd2', ['deposit', 'house:bank', 'cash', 300])
  await post(playerId, 'e', ['bonus_end', 'bonus', 'house:bonus', 640])
  const call = createCaller(createWallet(ctx).register)
  const listed = await call(financeListTransactions, { OrderDir: 'asc' }, { playerId })
  if (!listed.ok || !('items' in listed.value)) throw new Error('refused')
  const shown = listed.value.items.map(({ balanceAfter }) => Number(balanceAfter))
  expect(shown).toEqual([1_000, 1_700, 700, 600, 550, 640, 940, 300])
  const file = await call(
    accountStatement,
    { format: 'json', startDate: today, endDate: today },
    { playerId },
  )
  if (!file.ok || !('content' in file.value)) throw new Error('refused')
  const lines: { balanceAfter: number; ref: string }[] = JSON.parse(
    Buffer.from(file.value.content, 'base64').toString(),
  )
  expect(lines.map(({ balanceAfter }) => balanceAfter)).toEqual(shown)
  // A bet and its win refer to their round, in the file as in the history.
  const refs = listed.value.items.map(({ ref }) => ref)
  expect(lines.map(({ ref }) => ref)).toEqual(refs)
  expect(refs.filter((ref) => ref.startsWith('round'))).toEqual([
    'round of b1',
    'round of b1',
    'round of b2',
    'round of b2',
  ])
  // Balances after each line do not depend on the filters.
  const deposits = await call(financeListTransactions, { searchCategory: 1 }, { playerId })
  expect(deposits).toMatchObject({ value: { items: [{ balanceAfter: 940n }, { balanceAfter: 1_000n }] } })
})

it('is refused for too many lines, and not for one that comes while it is read', async () => {
  const playerId = uuidv7(clock.nowMs())
  await post(playerId, 'd', ['deposit', 'house:bank', 'cash', 1_000])
  const request = { playerId, startDate: today, endDate: today, lang: 'tr' } as const
  // The lines are read before, their count after one more came.
  const meanwhile: Ledger = {
    ...ledger,
    async statement(query) {
      const { lines } = await ledger.statement(query)
      await post(playerId, 'late', ['bet', 'cash', 'house:game', 100])
      return { ...(await ledger.statement(query)), lines }
    },
  }
  expect(await readStatement({ ...ctx, ledger: meanwhile }, request)).toMatchObject({
    ok: true,
    value: { closing: 1_000n },
  })
  const legs: readonly Move[] = Array.from({ length: 16 }, () => ['deposit', 'house:bank', 'cash', 1])
  const full = Math.floor(STATEMENT_LINES_MAX / 16)
  for (let n = 0; n < full; n++) await post(playerId, `d${n}`, ...legs)
  expect((await readStatement(ctx, request)).ok).toBe(true)
  await post(playerId, 'last', ...legs)
  expect(await readStatement(ctx, request)).toEqual({ ok: false, error: 'too_many' })
})

it('gives each line its own id, also the two lines of a transfer between accounts of the player', async () => {
  const playerId = uuidv7(clock.nowMs())
  await post(playerId, 'g', ['bonus_grant', 'house:bonus', 'bonus', 700])
  await post(playerId, 'r', ['bonus_release', 'bonus', 'cash', 500])
  const call = createCaller(createWallet(ctx).register)
  const list = async (searchID?: string) => {
    const listed = await call(financeListTransactions, { OrderDir: 'asc', searchID }, { playerId })
    if (!listed.ok || !('items' in listed.value)) throw new Error('refused')
    return listed.value.items
  }
  const items = await list()
  expect(items.map(({ amount }) => Number(amount))).toEqual([700, -500, 500])
  expect(new Set(items.map(({ id }) => id)).size).toBe(3)
  for (const item of items) expect(await list(item.id)).toEqual([item])
})
