import { assert, kurus, uuidv7 } from '@poyraz/kernel'
import { createTestDatabase, fakeClock, type TestDatabase } from '@poyraz/testkit'
import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { balanceOf, openBook, type PlainLeg, record } from './book.ts'
import { decide } from './decide.ts'
import { createLedger, type Ledger } from './ledger.ts'
import { type PostedRow, postBatch, type Transaction } from './posting.ts'
import { hashOf } from './testing/engine.ts'

const START_MS = 1_800_000_000_000
const HOUSES = ['house:bank', 'house:game', 'house:transfer']
const HASH = `sha256('x')`
const clock = fakeClock(START_MS)
let test: TestDatabase
let ledger: Ledger
let owner: pg.Client

beforeAll(async () => {
  test = await createTestDatabase()
  ledger = createLedger({ database: test.database, clock })
  owner = new pg.Client({ connectionString: test.ownerUrl })
  await owner.connect()
  for (const house of HOUSES) await ledger.openHouse(house)
})
afterAll(async () => {
  await owner.end()
  await test.close()
})

const player = () => uuidv7(clock.nowMs())
const leg = (debit: string, credit: string, amount: number) => ({
  reason: 'test',
  debit,
  credit,
  amount: kurus(amount),
})
const post = (id: string, key: string, ...legs: readonly ReturnType<typeof leg>[]): Transaction => ({
  owner: id,
  key,
  inputHash: hashOf([key, legs]),
  legs,
})

async function dropCurrencyCheck(): Promise<void> {
  await owner.query('alter domain ledger.currency drop constraint currency_check')
}

describe('a batch', () => {
  it('A3 R37: cannot move money between two players with any account code', async () => {
    const [giver, taker] = [player(), player()]
    await ledger.post(post(giver, 'd1', leg('house:bank', 'cash', 100)))
    // A code that looks like another player's account names an account of the owner.
    const aimed = await ledger.post(post(giver, 'b1', leg('cash', 'round:' + taker, 30)))
    expect(aimed.status).toBe('created')
    for (const code of [taker, `${taker}:cash`, `player:${taker}`]) {
      await ledger.post(post(giver, `b:${code}`, leg('cash', code, 5)))
    }
    expect(await ledger.balances(taker)).toEqual(new Map())
    expect((await ledger.balances(giver)).get(`round:${taker}`)).toBe(30n)
  })

  it('A3: moves money between players only through a house account, which returns to zero', async () => {
    const [giver, taker] = [player(), player()]
    await ledger.post(post(giver, 'd1', leg('house:bank', 'cash', 100)))
    await postBatch(
      test.database,
      [
        post(giver, 'give', leg('cash', 'house:transfer', 40)),
        post(taker, 'take', leg('house:transfer', 'cash', 40)),
      ],
      new Date(clock.nowMs()),
    )
    expect(await ledger.balances(giver)).toEqual(new Map([['cash', 60n]]))
    expect(await ledger.balances(taker)).toEqual(new Map([['cash', 40n]]))
    expect(await ledger.houseBalance('house:transfer')).toBe(0n)
  })

  it('C2 R68: has one currency per transaction, and the journal refuses another currency in its legs', async () => {
    const id = player()
    await ledger.post(post(id, 'd1', leg('house:bank', 'cash', 100)))
    // Lifts the rule C1 (one currency), because C2 must hold without it.
    await owner.query('begin')
    try {
      await dropCurrencyCheck()
      const mixed = owner.query(`
        insert into ledger.transfer (owner, at, amount, debit_after, credit_after, kind, leg, currency, key,
          input_hash, reason, debit, credit)
        values ('${id}', now(), 1, 99, null, 'post', 1, 'TRY_PLAY', 'm', ${HASH}, 'x', 'cash', 'house:bank'),
               ('${id}', now(), 1, null, null, 'post', 2, 'TRY', 'm', null, 'x', 'house:bank', 'house:game')`)
      await expect(mixed).rejects.toThrow('a transaction is not whole')
    } finally {
      await owner.query('rollback')
    }
    expect(await ledger.balances(id)).toEqual(new Map([['cash', 100n]]))
  })

  it('C2 R68: refuses an account in another currency than its own', async () => {
    const id = player()
    await ledger.post(post(id, 'd1', leg('house:bank', 'cash', 100)))
    const { rows } = await owner.query<PostedRow>(
      `select * from ledger.post_batch(
         array[row(7, '${id}', 'k', ${HASH}, 'TRY')::ledger.transaction_input],
         array[row(7, 1, 'x', 'cash', 'house:bank', 1)::ledger.leg_input], now())`,
    )
    expect(rows).toMatchObject([{ n: 7, status: 'currency_not_postable', balance_after: null }])
  })

  it('J2: refuses an incomplete transaction', async () => {
    const id = player()
    await ledger.post(post(id, 'd1', leg('house:bank', 'cash', 100)))
    const row = (number: number, after: number, hash: string, kind = 'post') =>
      `('${id}', now(), 1, ${after}, null, '${kind}', ${number}, 'TRY_PLAY', 'k', ${hash}, 'x', 'cash', 'house:bank')`
    const insert = (...rows: readonly string[]) =>
      owner.query(`
        insert into ledger.transfer (owner, at, amount, debit_after, credit_after, kind, leg, currency, key,
          input_hash, reason, debit, credit) values ${rows.join(', ')}`)
    const whole = { code: '23000', message: 'ledger: a transaction is not whole' }
    await expect(insert(row(1, 99, HASH), row(3, 98, 'null'))).rejects.toMatchObject(whole)
    await expect(insert(row(2, 99, 'null'), row(3, 98, 'null'))).rejects.toMatchObject(whole)
    const twice = insert(row(1, 99, HASH), row(2, 98, 'null'), row(2, 97, 'null'))
    await expect(twice).rejects.toMatchObject({ code: '23000' })
    const continued = { code: '23000', message: 'ledger: transfers do not continue the balances' }
    await expect(insert(row(1, 99, HASH), row(2, 99, 'null'))).rejects.toMatchObject(continued)
    await expect(insert(row(1, -1, HASH))).rejects.toMatchObject(continued)
    expect(await ledger.balances(id)).toEqual(new Map([['cash', 100n]]))
  })

  it('J5: is written in order of the legs, each with the balance after it', async () => {
    const id = player()
    const posted = await ledger.post(
      post(
        id,
        'd1',
        leg('house:bank', 'cash', 100),
        leg('cash', 'bonus', 30),
        leg('cash', 'house:game', 70),
        leg('bonus', 'cash', 10),
      ),
    )
    expect(posted).toMatchObject({ status: 'created', balanceAfter: 20n })
    const { rows } = await owner.query(
      `select leg, debit_after::integer, credit_after::integer from ledger.transfer
        where owner = $1 order by at, seq`,
      [id],
    )
    expect(rows.map(({ leg: n, debit_after, credit_after }) => [n, debit_after, credit_after])).toEqual([
      [1, null, 100],
      [2, 70, 30],
      [3, 0, null],
      [4, 20, 10],
    ])
  })

  it('moves money between house accounts without a balance row', async () => {
    const id = player()
    const posted = await ledger.post(post(id, 'h1', leg('house:bank', 'house:game', 5)))
    expect(posted).toMatchObject({ status: 'created', balanceAfter: null })
    const mixed = post(id, 'h2', leg('house:bank', 'cash', 9), leg('house:bank', 'house:game', 5))
    expect(await ledger.post(mixed)).toMatchObject({ status: 'created', balanceAfter: null })
    expect(await ledger.post(mixed)).toMatchObject({ status: 'exists', balanceAfter: null })
    expect(await ledger.balances(id)).toEqual(new Map([['cash', 9n]]))
  })

  it('returns no rows for an empty batch', async () => {
    expect(await postBatch(test.database, [], new Date())).toEqual([])
  })
})

/** Posts a batch as a vertical may (SPEC part 8): any numbers for members, legs in any order. */
type Member = { readonly legs: readonly PlainLeg[] }
const code = fc.constantFrom('cash', 'bonus', 'round:1', 'house:bank', 'house:game')
const anyLeg = fc
  .record({ debit: code, credit: code, amount: fc.bigInt({ min: 1n, max: 120n }) })
  .map((one) => ({ ...one, reason: 'test' }))
const member: fc.Arbitrary<Member> = fc.record({ legs: fc.array(anyLeg, { minLength: 1, maxLength: 5 }) })
const batch = fc.array(member, { minLength: 1, maxLength: 8 })

async function ask(members: readonly Member[], ids: readonly string[], key: string, seed: number) {
  const shuffled = <T>(items: readonly T[]) =>
    items
      .map((item, index) => ({ item, at: Math.imul(index + 1, seed * 2 + 1) % 997 }))
      .sort((a, b) => a.at - b.at)
      .map(({ item }) => item)
  const number = (index: number) => 1_000 - index * 7
  const transactions = shuffled(
    members.map(
      (_, index) =>
        `row(${number(index)}, '${ids[index]}', '${key}', ${HASH}, 'TRY_PLAY')::ledger.transaction_input`,
    ),
  )
  const legs = shuffled(
    members.flatMap(({ legs: own }, index) =>
      own.map(
        ({ debit, credit, amount }, before) =>
          `row(${number(index)}, ${before + 1}, 'test', '${debit}', '${credit}', ${amount})::ledger.leg_input`,
      ),
    ),
  )
  const { rows } = await test.database.pool.query<PostedRow>(
    `select * from ledger.post_batch(array[${transactions.join()}], array[${legs.join()}], now())`,
  )
  return members.map((_, index) => {
    const row = rows.find(({ n }) => n === number(index))
    assert(row, 'every member is answered')
    return row
  })
}

it('S2 G2: decides every member independently, in any order of members and legs', async () => {
  let turn = 0
  await fc.assert(
    fc.asyncProperty(fc.array(batch, { minLength: 1, maxLength: 4 }), fc.nat(200), async (batches, seed) => {
      const ids = Array.from({ length: 8 }, player)
      const book = openBook()
      for (const house of HOUSES) book.houses.add(house)
      for (const members of batches) {
        const key = `batch:${turn++}`
        const rows = await ask(members, ids, key, seed)
        for (const [index, { legs }] of members.entries()) {
          const asked = { owner: ids[index] ?? '', key, inputHash: 'x', currency: 'TRY_PLAY', legs }
          const decision = decide(book, { ...asked, kind: 'post' }, 0)
          record(book, { ...asked, kind: 'post' }, decision)
          expect(rows[index]).toMatchObject({
            status: decision.status,
            balance_after: decision.balanceAfter,
          })
        }
      }
      const balances = await ledger.balancesOf(ids)
      for (const id of ids) {
        for (const own of ['cash', 'bonus', 'round:1'])
          expect(balances.get(id)?.get(own) ?? 0n).toBe(balanceOf(book, id, own))
      }
    }),
    { numRuns: 40 },
  )
  expect(await ledger.audit()).toEqual([])
})
