import { kurus, uuidv7 } from '@poyraz/kernel'
import { createTestDatabase, fakeClock, type TestDatabase } from '@poyraz/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLedger, type Ledger } from './ledger.ts'
import type { Leg } from './posting.ts'
import type { StatementQuery } from './statement.ts'
import { hashOf } from './testing/engine.ts'

const START_MS = 1_800_000_000_000
const clock = fakeClock(START_MS)
let test: TestDatabase
let ledger: Ledger

beforeAll(async () => {
  test = await createTestDatabase()
  ledger = createLedger({ database: test.database, clock })
  await ledger.openHouse('house:bank')
  await ledger.openHouse('house:game')
})
afterAll(() => test.close())

const leg = (reason: string, debit: string, credit: string, amount: number): Leg => ({
  reason,
  debit,
  credit,
  amount: kurus(amount),
})
const signed = (owner: string, key: string) => ({ owner, key, inputHash: hashOf(key) })
const post = (owner: string, key: string, ...legs: Leg[]) => ledger.post({ ...signed(owner, key), legs })

/** Ten bets of 10, 20 ... 100, a second apart; every other one wins its stake back. */
async function history(): Promise<string> {
  const owner = uuidv7(clock.nowMs())
  clock.set(START_MS)
  await post(owner, 'd', leg('deposit', 'house:bank', 'cash', 1_000))
  for (let n = 1; n <= 10; n++) {
    clock.set(START_MS + n * 1_000)
    const stake = leg('bet', 'cash', 'house:game', n * 10)
    const win = leg('win', 'house:game', 'cash', n * 10)
    await post(owner, `b${n}`, ...(n % 2 === 0 ? [stake, win] : [stake]))
  }
  return owner
}

const ALL = {
  accounts: ['cash'],
  reasons: null,
  from: null,
  to: null,
  line: null,
  amountMin: null,
  orderBy: 'date',
  descending: false,
  limit: 100,
  offset: 0,
} as const satisfies Omit<StatementQuery, 'owner'>
const read = async (owner: string, query: Partial<StatementQuery> = {}) => {
  const { lines, total } = await ledger.statement({ owner, ...ALL, ...query })
  return { total, lines, amounts: lines.map((line) => Number(line.amount)) }
}

describe('J5 B3: the statement', () => {
  it('adds up over any window: opening balance plus lines is the closing balance', async () => {
    const owner = await history()
    const { lines } = await read(owner)
    for (let from = 0; from <= 11; from += 1) {
      for (let to = from; to <= 11; to += 3) {
        const window = { from: new Date(START_MS + from * 1_000), to: new Date(START_MS + to * 1_000) }
        const { amounts } = await read(owner, window)
        const before = lines.findLast((line) => line.at < window.from)?.balanceAfter ?? 0n
        const after = lines.findLast((line) => line.at < window.to)?.balanceAfter ?? 0n
        expect(amounts.reduce((sum, amount) => sum + amount, Number(before))).toBe(Number(after))
      }
    }
  })

  it('shows the owner’s side of a movement, signed, with the other account', async () => {
    const owner = await history()
    const { lines } = await read(owner, { limit: 2 })
    expect(lines).toMatchObject([
      { key: 'd', leg: 1, account: 'cash', counter: 'house:bank', reason: 'deposit', amount: 1000n },
      { key: 'b1', leg: 1, account: 'cash', counter: 'house:game', amount: -10n, balanceAfter: 990n },
    ])
  })

  it('can be filtered, ordered and paged', async () => {
    const owner = await history()
    expect((await read(owner, { reasons: ['win'] })).amounts).toEqual([20, 40, 60, 80, 100])
    expect((await read(owner, { reasons: [] })).total).toBe(0)
    expect((await read(owner, { amountMin: kurus(100) })).amounts).toEqual([1000, -100, 100])
    expect((await read(owner, { orderBy: 'amount', limit: 2 })).amounts).toEqual([-100, -90])
    expect((await read(owner, { orderBy: 'amount', descending: true, limit: 2 })).amounts).toEqual([
      1000, 100,
    ])
    const page = await read(owner, { descending: true, limit: 3, offset: 1 })
    expect(page.total).toBe(16)
    expect(page.amounts).toEqual([-100, -90, 80])
    const [line] = page.lines
    expect((await read(owner, { line: { seq: line?.seq ?? 0n, isSecond: false } })).lines).toEqual([line])
  })

  it('sums all lines that match the filters, independent of the page', async () => {
    const owner = await history()
    const sumsOf = async (query: Partial<StatementQuery>) =>
      (await ledger.statement({ owner, ...ALL, limit: 1, ...query })).sums
    expect(await sumsOf({})).toEqual({ moneyIn: 1_300n, moneyOut: -550n })
    expect(await sumsOf({ reasons: ['win'], offset: 3 })).toEqual({ moneyIn: 300n, moneyOut: 0n })
    const last = { from: new Date(START_MS + 9_000), amountMin: kurus(100) }
    expect(await sumsOf(last)).toEqual({ moneyIn: 100n, moneyOut: -100n })
    expect(await sumsOf({ reasons: [] })).toEqual({ moneyIn: 0n, moneyOut: 0n })
  })

  it('contains only lines of its owner', async () => {
    const owner = await history()
    const [line] = (await read(owner)).lines
    const other = uuidv7(clock.nowMs())
    expect((await read(other)).total).toBe(0)
    expect((await read(other, { line: { seq: line?.seq ?? 0n, isSecond: false } })).total).toBe(0)
    expect((await read(owner, { accounts: ['bonus'] })).total).toBe(0)
  })
})

describe('the sum of several accounts', () => {
  const accounts = ['cash', 'bonus'] as const

  it('after each line is the sum of all lines until then, in any order of the page', async () => {
    const owner = uuidv7(clock.nowMs())
    clock.set(START_MS)
    await post(owner, 'd', leg('deposit', 'house:bank', 'cash', 100))
    await post(owner, 'g', leg('bonus_grant', 'house:game', 'bonus', 70))
    for (let n = 1; n <= 9; n++) {
      clock.set(START_MS + n * 1_000)
      const bets = [leg('bet', 'cash', 'house:game', 10), leg('bet', 'bonus', 'house:game', n)]
      await post(owner, `b${n}`, ...(n % 3 === 0 ? bets.slice(1) : bets))
    }
    const { lines } = await read(owner, { accounts })
    let sum = 0n
    const sums = new Map(lines.map((line) => [line.seq, (sum += line.amount)]))
    for (const query of [{ orderBy: 'amount' }, { descending: true }, { limit: 3, offset: 2 }] as const) {
      const page = (await read(owner, { accounts, withHeld: true, ...query })).lines
      expect(page.length).toBeGreaterThan(2)
      expect(page.map(({ heldAfter }) => heldAfter)).toEqual(page.map(({ seq }) => sums.get(seq)))
    }
    expect(lines.every((line) => !('heldAfter' in line))).toBe(true)
  })

  it('of a transfer between two of them excludes the amount at the debit and includes it at the credit', async () => {
    const owner = uuidv7(clock.nowMs())
    await post(owner, 'd', leg('deposit', 'house:bank', 'cash', 100))
    await post(owner, 't', leg('move', 'cash', 'bonus', 30))
    const held = async (descending: boolean) =>
      (await read(owner, { accounts, withHeld: true, descending })).lines.map(
        ({ amount, heldAfter }) => `${amount} ${heldAfter}`,
      )
    expect(await held(false)).toEqual(['100 100', '-30 70', '30 100'])
    expect(await held(true)).toEqual(['30 100', '-30 70', '100 100'])
  })
})

describe('D3: due holds', () => {
  it('expire once, and the others stay', async () => {
    const owner = uuidv7(clock.nowMs())
    clock.set(START_MS)
    await post(owner, 'd', leg('deposit', 'house:bank', 'cash', 100))
    const expiries = [START_MS + 10, START_MS + 20, START_MS + 30, null]
    for (const [n, atMs] of expiries.entries()) {
      const expiresAt = atMs === null ? null : new Date(atMs)
      await ledger.hold({ ...signed(owner, `h${n}`), source: 'cash', amount: kurus(10), expiresAt })
    }
    clock.set(START_MS + 20)
    // The second call may find only the rest.
    expect(Math.max(...(await Promise.all([ledger.expireDue(), ledger.expireDue()])))).toBe(2)
    expect(await ledger.expireDue()).toBe(0)
    expect(await ledger.balances(owner)).toEqual(
      new Map([
        ['cash', 80n],
        ['held', 20n],
      ]),
    )
    expect(await ledger.find(owner, 'expire:h0')).toMatchObject({ at: new Date(START_MS + 20) })
  })
})
