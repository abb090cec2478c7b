import { kurus, uuidv7 } from '@poyraz/kernel'
import { createTestDatabase, fakeClock, type TestDatabase } from '@poyraz/testkit'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLedger, type Ledger } from './ledger.ts'
import type { Transaction } from './posting.ts'
import { hashOf } from './testing/engine.ts'

const START_MS = 1_800_000_000_000
const clock = fakeClock(START_MS)
let test: TestDatabase
let ledger: Ledger
let owner: pg.Client
let app: pg.Client

beforeAll(async () => {
  test = await createTestDatabase()
  ledger = createLedger({ database: test.database, clock })
  owner = new pg.Client({ connectionString: test.ownerUrl })
  app = new pg.Client({ connectionString: test.appUrl })
  await Promise.all([owner.connect(), app.connect()])
  for (const code of ['house:bank', 'house:game']) await ledger.openHouse(code)
})
afterAll(async () => {
  await Promise.all([owner.end(), app.end()])
  await test.close()
})

const player = () => uuidv7(clock.nowMs())
const pay = (to: string, key: string, amount: number): Transaction => ({
  owner: to,
  key,
  inputHash: hashOf([key, amount]),
  legs: [{ reason: 'deposit', debit: 'house:bank', credit: 'cash', amount: kurus(amount) }],
})
const INSERT = `insert into ledger.transfer (owner, at, amount, debit_after, credit_after, kind, leg, currency, key,
  input_hash, reason, debit, credit) values `
const HASH = `sha256('x')`

describe('the journal', () => {
  it('J4 A46 R61: lets the application read, and write only through its functions', async () => {
    const id = player()
    await ledger.post(pay(id, 'd1', 100))
    const { rows } = await app.query('select balance from ledger.account where owner = $1', [id])
    expect(rows).toEqual([{ balance: '100' }])
    const forbidden = [
      `update ledger.account set balance = 5 where owner = '${id}'`,
      `insert into ledger.account (owner, currency, code, moved_at) values ('${id}', 'TRY_PLAY', 'x', now())`,
      `delete from ledger.transfer`,
      `update ledger.transfer set amount = 1`,
      `truncate ledger.transfer`,
      `insert into ledger.reversal (owner, target, key) values ('${id}', 'd1', 'x')`,
      `${INSERT} ('${id}', now(), 1, 99, null, 'post', 1, 'TRY_PLAY', 'k', ${HASH}, 'x', 'cash', 'house:bank')`,
      `update ledger.hold set state = 'open'`,
      `insert into ledger.house_account (currency, code, opened_at) values ('TRY_PLAY', 'house:x', now())`,
      `select ledger.write(null, null, 'post', null, now())`,
      `select ledger.lock_owner('${id}')`,
    ]
    for (const statement of forbidden) {
      await expect(app.query(statement), statement).rejects.toMatchObject({ code: '42501' })
    }
  })

  it('J3 B2 A46: cannot be changed; balances cannot be set, accounts and holds cannot be deleted', async () => {
    const id = player()
    await ledger.post(pay(id, 'd1', 100))
    const forbidden = [
      'update ledger.transfer set amount = 1',
      'delete from ledger.transfer',
      'truncate ledger.transfer',
      `insert into ledger.reversal (owner, target, key) values ('${id}', 'd1', 'x')`,
      'update ledger.reversal set key = key',
      'delete from ledger.reversal',
      'update ledger.account set balance = balance + 1',
      'delete from ledger.account',
      'truncate ledger.account',
      'delete from ledger.hold',
      'truncate ledger.hold',
      `update ledger.house_account set code = 'house:other'`,
      'delete from ledger.house_account',
      `insert into ledger.account (owner, currency, code, balance, moved_at)
         values ('${id}', 'TRY_PLAY', 'gift', 5, now())`,
    ]
    for (const statement of forbidden) {
      await expect(owner.query(statement), statement).rejects.toMatchObject({ code: '23000' })
    }
    expect(await ledger.balances(id)).toEqual(new Map([['cash', 100n]]))
  })

  it('J1 J2 B1 B2 C1 I1 A46 R19 R68: refuses a row that breaks its rules, even from the table owner', async () => {
    const id = player()
    await ledger.post(pay(id, 'd1', 100))
    const row = (values: string) => `${INSERT} ('${id}', now(), ${values})`
    const broken: readonly (readonly [string, string])[] = [
      [
        'negative amount',
        row(`-1, 101, null, 'post', 1, 'TRY_PLAY', 'k', ${HASH}, 'x', 'cash', 'house:bank'`),
      ],
      ['same account', row(`1, 99, 100, 'post', 1, 'TRY_PLAY', 'k', ${HASH}, 'x', 'cash', 'cash'`)],
      ['real money', row(`1, 99, null, 'post', 1, 'TRY', 'k', ${HASH}, 'x', 'cash', 'house:bank'`)],
      ['balance of nobody', row(`1, 99, 1, 'post', 1, 'TRY_PLAY', 'k', ${HASH}, 'x', 'cash', 'house:bank'`)],
      ['wrong balance', row(`1, 98, null, 'post', 1, 'TRY_PLAY', 'k', ${HASH}, 'x', 'cash', 'house:bank'`)],
      ['below zero', row(`101, -1, null, 'post', 1, 'TRY_PLAY', 'k', ${HASH}, 'x', 'cash', 'house:bank'`)],
      ['no such account', row(`1, null, 1, 'post', 1, 'TRY_PLAY', 'k', ${HASH}, 'x', 'house:bank', 'gift'`)],
      ['second leg alone', row(`1, 99, null, 'post', 2, 'TRY_PLAY', 'd1', null, 'x', 'cash', 'house:bank'`)],
      ['used key', row(`1, 99, null, 'post', 1, 'TRY_PLAY', 'd1', ${HASH}, 'x', 'cash', 'house:bank'`)],
      ['held in a posting', row(`1, 99, 1, 'post', 1, 'TRY_PLAY', 'k', ${HASH}, 'x', 'cash', 'held'`)],
    ]
    for (const [name, statement] of broken) {
      await expect(owner.query(statement), name).rejects.toMatchObject({ code: expect.stringMatching(/^23/) })
    }
    expect(await ledger.audit()).toEqual([])
  })

  it('J5: an owner’s time does not run backwards if the clock does', async () => {
    const id = player()
    clock.set(START_MS + 5_000)
    const first = await ledger.post(pay(id, 'd1', 100))
    clock.set(START_MS)
    const second = await ledger.post(pay(id, 'd2', 50))
    expect(first.at).toEqual(new Date(START_MS + 5_000))
    expect(second.at).toEqual(first.at)
    const page = { accounts: ['cash'], reasons: null, from: null, to: null, line: null, amountMin: null }
    const { lines } = await ledger.statement({
      owner: id,
      ...page,
      orderBy: 'date',
      descending: false,
      limit: 10,
      offset: 0,
    })
    expect(lines.map((line) => [line.key, line.amount, line.balanceAfter])).toEqual([
      ['d1', 100n, 100n],
      ['d2', 50n, 150n],
    ])
  })

  it('J5: the same holds across the accounts of an owner', async () => {
    const id = player()
    clock.set(START_MS + 5_000)
    const first = await ledger.post(pay(id, 'd1', 100))
    clock.set(START_MS)
    const bonus = { reason: 'bonus', debit: 'house:bank', credit: 'bonus', amount: kurus(50) }
    const second = await ledger.post({ owner: id, key: 'b1', inputHash: hashOf('b1'), legs: [bonus] })
    expect(second.at).toEqual(first.at)
  })

  it.each([true, false])(
    'J5: the same holds after a transfer between house accounts (owner has an account: %s)',
    async (hasAccount) => {
      const id = player()
      clock.set(START_MS)
      if (hasAccount) await ledger.post(pay(id, 'd1', 100))
      const lost = { reason: 'free_bet', debit: 'house:bank', credit: 'house:game', amount: kurus(50) }
      clock.set(START_MS + 5_000)
      const first = await ledger.post({ owner: id, key: 'f1', inputHash: hashOf('f1'), legs: [lost] })
      clock.set(START_MS + 2_000)
      const second = await ledger.post({ owner: id, key: 'f2', inputHash: hashOf('f2'), legs: [lost] })
      const third = await ledger.post(pay(id, 'd2', 50))
      expect([second.at, third.at]).toEqual([first.at, first.at])
      expect(await ledger.audit()).toEqual([])
    },
  )

  it('H1: derives the balances of the house', async () => {
    const id = player()
    await ledger.openHouse('house:derived')
    const debit = { reason: 'bet', debit: 'cash', credit: 'house:derived', amount: kurus(30) }
    await ledger.post(pay(id, 'd1', 100))
    await ledger.post({ owner: id, key: 'b1', inputHash: hashOf('b1'), legs: [debit] })
    expect(await ledger.houseBalance('house:derived')).toBe(30n)
    expect(await ledger.houseBalance('house:nobody')).toBe(0n)
  })
})

describe('the audit', () => {
  /** Breaks the ledger as a superuser with triggers disabled, which the audit must detect. */
  async function damaged(statement: string): Promise<readonly string[]> {
    const root = new pg.Client({ connectionString: test.superuserUrl })
    await root.connect()
    await root.query('set session_replication_role = replica')
    await root.query(statement)
    await root.end()
    return [...new Set((await ledger.audit()).map((fault) => fault.rule))].sort()
  }

  it('U1 U2 U3 U4 U5 U6: reports each planted fault', async () => {
    const id = player()
    await ledger.openHouse('house:suspense')
    await ledger.post(pay(id, 'd1', 100))
    await ledger.hold({
      owner: id,
      key: 'h1',
      inputHash: hashOf('h1'),
      source: 'cash',
      amount: kurus(40),
      expiresAt: null,
    })
    expect(await ledger.audit()).toEqual([])
    const mine = `where owner = '${id}'`
    expect(await damaged(`update ledger.account set balance = 61 ${mine} and code = 'cash'`)).toEqual([
      'U1',
      'U3',
    ])
    expect(await damaged(`update ledger.account set balance = 60 ${mine} and code = 'cash'`)).toEqual([])
    expect(await damaged(`update ledger.transfer set debit_after = 61 ${mine} and key = 'h1'`)).toEqual([
      'U2',
    ])
    expect(await damaged(`update ledger.transfer set debit_after = 60 ${mine} and key = 'h1'`)).toEqual([])
    expect(await damaged(`update ledger.hold set amount = 41 ${mine}`)).toEqual(['U4'])
    expect(await damaged(`update ledger.hold set amount = 40 ${mine}`)).toEqual([])
    const dated = (change: string) => `update ledger.transfer set at = at ${change} ${mine} and key = 'd1'`
    expect(await damaged(dated(`+ interval '1 microsecond'`))).toEqual(['U6'])
    expect(await damaged(dated(`- interval '1 microsecond'`))).toEqual([])
    expect(
      await damaged(`update ledger.transfer set debit = 'house:suspense' ${mine} and key = 'd1'`),
    ).toEqual(['U5'])
  })
})
