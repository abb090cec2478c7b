import { uuidv7 } from '@poyraz/kernel'
import { createTestDatabase, fakeClock, type TestDatabase } from '@poyraz/testkit'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createLedger, type Ledger } from './ledger.ts'
import { STATUSES } from './status.ts'
import { hashOf } from './testing/engine.ts'

const START_MS = 1_800_000_000_000
const NOW = `'${new Date(START_MS).toISOString()}'`
const HASH = `sha256('x')`
const clock = fakeClock(START_MS)
let test: TestDatabase
let ledger: Ledger
/** Connection as the application's role, which may call the functions with any arguments. */
let app: pg.Client
let [payer, other] = ['', '']

beforeAll(async () => {
  test = await createTestDatabase()
  ledger = createLedger({ database: test.database, clock })
  app = new pg.Client({ connectionString: test.appUrl })
  await app.connect()
  for (const house of ['house:bank', 'house:game']) await ledger.openHouse(house)
})
afterAll(async () => {
  await app.end()
  await test.close()
})
beforeEach(async () => {
  ;[payer, other] = [uuidv7(START_MS), uuidv7(START_MS)]
  const funded = [leg(0, 1, 'house:bank', 'cash', 1_000), leg(1, 1, 'house:bank', 'cash', 1_000)]
  await app.query(post([member(0, payer, 'd'), member(1, other, 'd')], funded))
  await app.query(post([member(0, payer, 'b')], [leg(0, 1, 'cash', 'house:game', 10)]))
  await app.query(`select ledger.place_hold(${member(0, payer, 'h')}, 'cash', 100, null, ${NOW})`)
})

const member = (
  n: number | null,
  owner: string | null,
  key: string | null,
  hash = HASH,
  currency = `'TRY_PLAY'`,
) => `row(${n}, ${text(owner)}, ${text(key)}, ${hash}, ${currency})::ledger.transaction_input`
const leg = (
  n: number | null,
  number: number | null,
  debit: string | null,
  credit: string | null,
  amount: number | null | string,
  reason: string | null = 'x',
) => `row(${n}, ${number}, ${text(reason)}, ${text(debit)}, ${text(credit)}, ${amount})::ledger.leg_input`
const text = (value: string | null) => (value === null ? 'null' : `'${value}'`)
const arrayOf = (type: string, items: readonly string[]) => `array[${items.join(', ')}]::ledger.${type}[]`
const post = (members: readonly string[], legs: readonly string[], at = NOW) =>
  `select * from ledger.post_batch(${arrayOf('transaction_input', members)}, ${arrayOf('leg_input', legs)}, ${at})`
const bet = (amount: number | string | null = 10, debit: string | null = 'cash') =>
  leg(0, 1, debit, 'house:game', amount)
const one = (legs: readonly string[], at?: string) => post([member(0, payer, 'k')], legs, at)
const end = (kind: string, legs: readonly string[], at = NOW) =>
  `select * from ledger.close_hold(${member(0, payer, 'e')}, 'h', ${kind}, ${arrayOf('leg_input', legs)}, ${at})`
const hold = (amount: number | string, expiresAt: string, source = `'cash'`, at = NOW) =>
  `select * from ledger.place_hold(${member(0, payer, 'h2')}, ${source}, ${amount}, ${expiresAt}, ${at})`
const reverse = (target: string | null, by = member(0, payer, 'r'), at = NOW) =>
  `select * from ledger.reverse_transaction(${by}, ${text(target)}, ${at})`

async function answerTo(statement: string): Promise<string> {
  try {
    const { rows } = await app.query<{ status: string }>(statement)
    return rows.map(({ status }) => status).join() || 'nothing'
  } catch (error) {
    return error instanceof pg.DatabaseError ? `error ${error.code}` : String(error)
  }
}

async function journal(): Promise<unknown> {
  const { rows } = await app.query(
    `select (select count(*) from ledger.transfer) as transfers, (select count(*) from ledger.hold) as holds,
       (select count(*) from ledger.hold where state = 'open') as open,
       (select sum(balance) from ledger.account) as money`,
  )
  return rows
}

/** Expected result: `malformed` is an exception, `constraint` a violated constraint, else a status. */
const MALFORMED = 'error 22023'
const CONSTRAINT = /^error (22003|23\d{3})$/
const TIMES = [
  "'infinity'",
  "'-infinity'",
  "'1969-12-31T23:59:59Z'",
  "'2200-01-01T00:00Z'",
  "'0001-01-01 BC'",
]

const CASES: readonly (readonly [string, () => string, string | RegExp])[] = [
  [
    'two owners under one number',
    () => post([member(0, payer, 'k'), member(0, other, 'k')], [bet()]),
    MALFORMED,
  ],
  [
    'a member without a number',
    () => post([member(null, payer, 'k')], [leg(null, 1, 'cash', 'house:game', 1)]),
    MALFORMED,
  ],
  ['a member that is null', () => post(['null'], []), 'currency_not_postable'],
  ['members that are null', () => `select * from ledger.post_batch(null, '{}', ${NOW})`, 'nothing'],
  [
    'legs that are null',
    () =>
      `select * from ledger.post_batch(${arrayOf('transaction_input', [member(0, payer, 'k')])}, null, ${NOW})`,
    'legs_out_of_range',
  ],
  ['one owner twice', () => post([member(0, payer, 'k'), member(1, payer, 'l')], [bet()]), 'error 21000'],
  ['no owner', () => post([member(0, null, 'k')], [bet()]), 'insufficient_funds'],
  [
    'no owner, between two accounts of the house',
    () => post([member(0, null, 'k')], [leg(0, 1, 'house:bank', 'house:game', 1)]),
    CONSTRAINT,
  ],
  ['no key', () => post([member(0, payer, null)], [bet()]), CONSTRAINT],
  ['an empty key', () => post([member(0, payer, '')], [bet()]), CONSTRAINT],
  ['a key that is too long', () => post([member(0, payer, 'k'.repeat(97))], [bet()]), CONSTRAINT],
  ['no hash', () => post([member(0, payer, 'k', 'null')], [bet()]), CONSTRAINT],
  ['an empty hash', () => post([member(0, payer, 'k', `''`)], [bet()]), CONSTRAINT],
  ['a short hash', () => post([member(0, payer, 'k', `'\\x00'`)], [bet()]), CONSTRAINT],
  [
    'a known key without a hash',
    () => post([member(0, payer, 'd', 'null')], [bet()]),
    'exists_with_different_input',
  ],
  ['no currency', () => post([member(0, payer, 'k', HASH, 'null')], [bet()]), 'currency_not_postable'],
  [
    'a currency without a ledger',
    () => post([member(0, payer, 'k', HASH, `'TRY'`)], [bet()]),
    'currency_not_postable',
  ],
  ['a leg of an unknown member', () => one([bet(), leg(1, 1, 'cash', 'house:game', 1)]), MALFORMED],
  ['legs without a member', () => post([], [bet()]), MALFORMED],
  ['a leg without a member number', () => one([bet(), leg(null, 2, 'cash', 'house:game', 1)]), MALFORMED],
  ['a leg without a number', () => one([leg(0, null, 'cash', 'house:game', 1)]), CONSTRAINT],
  ['a leg that is null', () => one(['null']), MALFORMED],
  ['the same leg twice', () => one([bet(), bet()]), CONSTRAINT],
  [
    'a second leg twice',
    () => one([bet(), leg(0, 2, 'cash', 'house:game', 1), leg(0, 2, 'cash', 'house:game', 1)]),
    CONSTRAINT,
  ],
  ['leg zero', () => one([leg(0, 0, 'cash', 'house:game', 1)]), CONSTRAINT],
  ['a negative leg', () => one([bet(), leg(0, -1, 'cash', 'house:game', 1)]), CONSTRAINT],
  ['a gap between legs', () => one([bet(), leg(0, 3, 'cash', 'house:game', 1)]), CONSTRAINT],
  ['a leg number that is too large', () => one([bet(), leg(0, 70_000, 'cash', 'house:game', 1)]), CONSTRAINT],
  ['no leg', () => one([]), 'legs_out_of_range'],
  ['no amount', () => one([bet(null)]), 'amount_out_of_range'],
  ['an amount of zero', () => one([bet(0)]), 'amount_out_of_range'],
  ['a negative amount', () => one([bet(-1)]), 'amount_out_of_range'],
  ['an amount above 2^53 - 1', () => one([bet('9007199254740992')]), 'amount_out_of_range'],
  ['no debit account', () => one([bet(1, null)]), 'account_not_found'],
  ['no credit account', () => one([leg(0, 1, 'cash', null, 1)]), 'account_not_found'],
  ['no reason', () => one([leg(0, 1, 'cash', 'house:game', 1, null)]), CONSTRAINT],
  ['an empty reason', () => one([leg(0, 1, 'cash', 'house:game', 1, '')]), CONSTRAINT],
  ['a long reason', () => one([leg(0, 1, 'cash', 'house:game', 1, 'x'.repeat(33))]), CONSTRAINT],
  ['money that is held', () => one([bet(1, 'held')]), 'account_not_allowed'],
  ['a release with legs', () => end(`'release'`, [leg(0, 1, 'held', 'house:bank', 100)]), MALFORMED],
  ['an expiry with legs', () => end(`'expire'`, [leg(0, 1, 'held', 'house:bank', 100)]), MALFORMED],
  ['a hold posted without legs', () => end(`'post_hold'`, []), 'legs_out_of_range'],
  ['a hold ended by a posting', () => end(`'post'`, [leg(0, 1, 'held', 'house:bank', 100)]), MALFORMED],
  ['a hold ended by a hold', () => end(`'hold'`, [leg(0, 1, 'held', 'house:bank', 100)]), MALFORMED],
  ['a hold ended by a reversal', () => end(`'reverse'`, []), MALFORMED],
  ['a hold ended by nothing', () => end('null', []), MALFORMED],
  [
    'a hold ended in two equal legs',
    () => end(`'post_hold'`, [leg(0, 1, 'held', 'house:bank', 1), leg(0, 1, 'held', 'house:bank', 1)]),
    CONSTRAINT,
  ],
  [
    'a hold ended with a negative leg',
    () => end(`'post_hold'`, [leg(0, 1, 'held', 'house:bank', 150), leg(0, 2, 'held', 'house:bank', -50)]),
    'amount_out_of_range',
  ],
  [
    'a hold ended with no amount',
    () => end(`'post_hold'`, [leg(0, 1, 'held', 'house:bank', null)]),
    'amount_out_of_range',
  ],
  ['a hold without an amount', () => hold('null', 'null'), 'amount_out_of_range'],
  ['a hold without a source', () => hold(1, 'null', 'null'), 'account_not_allowed'],
  ['a hold from the house', () => hold(1, 'null', `'house:bank'`), 'account_not_allowed'],
  ['a reversal without a target', () => reverse(null), 'transaction_not_found'],
  ['a reversal of a hold', () => reverse('h'), 'not_reversible'],
  ['a reversal without an owner', () => reverse('b', member(0, null, 'r')), 'transaction_not_found'],
  [
    'an account of the house without a name',
    () => `select ledger.open_house('TRY_PLAY', null, ${NOW})`,
    CONSTRAINT,
  ],
  ...TIMES.flatMap((at): readonly (readonly [string, () => string, string | RegExp])[] => [
    [`a posting at ${at}`, () => one([bet()], at), MALFORMED],
    [`a hold at ${at}`, () => hold(1, 'null', `'cash'`, at), MALFORMED],
    [`a hold until ${at}`, () => hold(1, at), MALFORMED],
    [`an end at ${at}`, () => end(`'expire'`, [], at), MALFORMED],
    [`a reversal at ${at}`, () => reverse('b', undefined, at), MALFORMED],
    [
      `an account of the house since ${at}`,
      () => `select ledger.open_house('TRY_PLAY', 'house:late', ${at})`,
      CONSTRAINT,
    ],
  ]),
  ['a time that is no time', () => one([bet()], `'NaN'`), 'error 22007'],
]

describe('J6: a call that contradicts itself is refused and writes nothing', () => {
  it.each(CASES)('%s', async (_, statement, expected) => {
    const before = await journal()
    const answer = await answerTo(statement())
    if (typeof expected === 'string') expect(answer).toBe(expected)
    else expect(answer).toMatch(expected)
    expect(STATUSES.filter((status) => status === 'created' || status === 'exists')).not.toContain(answer)
    expect(await journal()).toEqual(before)
    expect(await ledger.audit()).toEqual([])
  })

  it('a reversal that was reversed, and a second reversal', async () => {
    expect(await answerTo(reverse('b'))).toBe('created')
    expect(await answerTo(reverse('r', member(0, payer, 'r2')))).toBe('not_reversible')
    expect(await answerTo(reverse('b', member(0, payer, 'r3')))).toBe('already_reversed')
    expect(await ledger.audit()).toEqual([])
  })

  it('does not change the time of an owner', async () => {
    for (const at of TIMES) await answerTo(one([bet()], at))
    expect(await answerTo(one([bet()]))).toBe('created')
    expect((await ledger.find(payer, 'k'))?.at).toEqual(new Date(START_MS))
  })
})

describe('J5: without an instant a transaction is dated by the database', () => {
  it('in every function, to the microsecond', async () => {
    const owner = uuidv7(START_MS)
    const live = createLedger({ database: test.database, clock: { ...clock, isDatabaseTime: true } })
    const signed = (key: string) => ({ owner, key, inputHash: hashOf(key) })
    const legs = [{ reason: 'x', debit: 'house:bank', credit: 'cash', amount: 100n as never }]
    await live.openHouse('house:live')
    await live.post({ ...signed('d'), legs })
    const expiresAt = new Date(Date.now() - 1)
    await live.hold({ ...signed('h1'), source: 'cash', amount: 10n as never, expiresAt: null })
    await live.release({ ...signed('e1'), hold: 'h1' })
    await live.hold({ ...signed('h2'), source: 'cash', amount: 10n as never, expiresAt })
    expect(await live.expireDue()).toBe(1)
    await live.reverse({ ...signed('r'), target: 'd' })
    const { rows } = await app.query<{ whole: string; all: string; near: boolean }>(
      `select count(*) as all, count(*) filter (where date_trunc('milliseconds', at) = at) as whole,
         bool_and(abs(extract(epoch from clock_timestamp() - at)) < 60) as near
       from ledger.transfer where owner = $1`,
      [owner],
    )
    expect(rows).toMatchObject([{ all: '6', near: true }])
    expect(Number(rows[0]?.whole)).toBeLessThan(6)
    expect(await live.audit()).toEqual([])
  })
})
