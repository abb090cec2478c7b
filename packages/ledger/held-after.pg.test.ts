import { transact } from '@poyraz/db'
import { kurus, uuidv7 } from '@poyraz/kernel'
import { createTestDatabase, fakeClock, type TestDatabase } from '@poyraz/testkit'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createLedger, type Ledger } from './ledger.ts'
import type { Leg } from './posting.ts'
import { type StatementQuery, selectPage } from './statement.ts'
import { hashOf } from './testing/engine.ts'

const clock = fakeClock(1_800_000_000_000)
let test: TestDatabase
let ledger: Ledger

beforeAll(async () => {
  test = await createTestDatabase()
  ledger = createLedger({ database: test.database, clock })
  await ledger.openHouse('house:bank')
})
afterAll(() => test.close())

const ALL = {
  accounts: ['cash', 'bonus'],
  reasons: null,
  from: null,
  to: null,
  line: null,
  amountMin: null,
  orderBy: 'date',
  descending: false,
  limit: 1_000,
  offset: 0,
  withHeld: true,
} as const satisfies Omit<StatementQuery, 'owner'>

const leg = (reason: string, debit: string, credit: string, amount: number): Leg => ({
  reason,
  debit,
  credit,
  amount: kurus(amount),
})

/** Posts each list of legs as one transaction of a new owner, who begins with 10,000 in `cash`. */
async function ownerWith(transactions: readonly (readonly Leg[])[]): Promise<string> {
  const owner = uuidv7(clock.nowMs())
  const funded = [[leg('deposit', 'house:bank', 'cash', 10_000)], ...transactions]
  for (const [n, legs] of funded.entries())
    await ledger.post({ owner, key: `t${n}`, inputHash: hashOf(legs.length), legs })
  return owner
}

const anyLeg = fc
  .record({
    reason: fc.constantFrom('bet', 'win', 'deposit', 'move'),
    from: fc.constantFrom('house:bank', 'cash', 'bonus', 'stake:sports'),
    to: fc.constantFrom('house:bank', 'cash', 'bonus', 'stake:sports'),
    amount: fc.integer({ min: 1, max: 500 }),
  })
  .filter(({ from, to }) => from !== to)
  .map(({ reason, from, to, amount }) => leg(reason, from, to, amount))

const anyPage = fc.record({
  orderBy: fc.constantFrom('date' as const, 'amount' as const),
  descending: fc.boolean(),
  limit: fc.integer({ min: 1, max: 8 }),
  offset: fc.integer({ min: 0, max: 12 }),
  reasons: fc.constantFrom(null, ['move'], ['bet', 'win']),
})

it('the sum after each line of any page is the sum of all lines until then', async () => {
  const histories = fc.array(fc.array(anyLeg, { minLength: 1, maxLength: 3 }), { maxLength: 25 })
  const property = fc.asyncProperty(histories, fc.array(anyPage, { minLength: 4 }), async (moves, pages) => {
    const owner = await ownerWith(moves)
    const { lines } = await ledger.statement({ owner, ...ALL })
    let sum = 0n
    const sums = new Map(lines.map((line) => [`${line.seq} ${line.isSecond}`, (sum += line.amount)]))
    for (const page of pages) {
      const listed = (await ledger.statement({ owner, ...ALL, ...page })).lines
      const expected = listed.map(({ seq, isSecond }) => sums.get(`${seq} ${isSecond}`))
      expect(listed.map(({ heldAfter }) => heldAfter)).toEqual(expected)
    }
  })
  await fc.assert(property, { numRuns: 30 })
})

type Node = {
  readonly 'Node Type': string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly 'Subplan Name'?: string
  readonly Plans?: readonly Node[]
}

/** Returns the plan of a page, with the rows that were really read. */
async function planOf(owner: string, query: Partial<StatementQuery>): Promise<Node> {
  return transact(test.database.db, async (tx) => {
    // Otherwise the planner scans such a small table.
    await sql`set local enable_seqscan = off`.execute(tx)
    const { rows } = await sql<{ 'QUERY PLAN': readonly { Plan: Node }[] }>`
      explain (analyze, buffers, format json) ${selectPage({ owner, ...ALL, ...query })}`.execute(tx)
    const [plan] = rows[0]?.['QUERY PLAN'] ?? []
    if (!plan) throw new Error('no plan')
    return plan.Plan
  })
}

function nodesOf(node: Node): readonly Node[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)]
}

/** Counts the movements that the look-ups of balances read. */
function lookedUp(plan: Node): number {
  const lookUps = nodesOf(plan).filter((node) => node['Subplan Name'] !== undefined)
  const scans = lookUps.flatMap(nodesOf).filter((node) => node['Node Type'].includes('Scan'))
  return scans.reduce(
    (sum, node) => sum + (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'],
    0,
  )
}

it('C06: a page reads each movement once per account, however many lines it has', async () => {
  const deposits = 300
  const one = [leg('deposit', 'house:bank', 'cash', 1)]
  const owner = await ownerWith(Array.from({ length: deposits }, () => one))
  const query = { descending: true, offset: 100 }
  const [small, large] = [
    await planOf(owner, { ...query, limit: 1 }),
    await planOf(owner, { ...query, limit: 100 }),
  ]
  // The player never had a bonus: one line looks for it as far back as the first movement.
  expect(lookedUp(small)).toBeGreaterThan(100)
  expect(lookedUp(large)).toBeLessThan(2 * deposits)
  const tied = await planOf(owner, { ...query, orderBy: 'amount', limit: 100 })
  expect(lookedUp(tied)).toBeLessThan(2 * deposits)
})

it('finds its lines and balances by index, without bets between them', async () => {
  const bets = Array.from({ length: 16 }, () => leg('bet', 'cash', 'house:bank', 1))
  const owner = await ownerWith(Array.from({ length: 100 }, () => bets))
  const query = { descending: true, limit: 1 }
  const scans = nodesOf(await planOf(owner, query)).map((node) => node['Node Type'])
  expect(scans.filter((name) => /Seq Scan|Bitmap/.test(name))).toEqual([])
  const plain = nodesOf(await planOf(owner, { ...query, withHeld: false })).map((node) => node['Node Type'])
  expect(plain).not.toContain('Sort')
  // The last bet, and of the 1,601 lines before it only the deposit.
  expect(lookedUp(await planOf(owner, query))).toBe(2)
})
