import { transact } from '@poyraz/db'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Harness, openHarness } from './fixtures/harness.ts'

const FEW = 40
const FACTOR = 4

let harness: Harness
let few: string
let many: string

beforeAll(async () => {
  harness = await openHarness()
  few = await depositor(FEW)
  many = await depositor(FACTOR * FEW)
})
afterAll(() => harness.close())

/** Returns a player with this many deposits; after each comes a stake, and a withdrawal that is paid. */
async function depositor(deposits: number): Promise<string> {
  const playerId = harness.player()
  for (let n = 0; n < deposits; n++) {
    await harness.payIn(playerId, 1_000)
    await harness.play([{ playerId, stake: 100, win: 100 }])
    await harness.endHold(playerId, await harness.hold(playerId, 100), 'paid', 100)
  }
  return playerId
}

type Node = {
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly 'Rows Removed by Join Filter'?: number
  readonly Plans?: readonly Node[]
}

/** Sums the rows that all nodes of a plan handled. */
function rowsOf(node: Node): number {
  const handled =
    node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Join Filter'] ?? 0)
  const below = (node.Plans ?? []).reduce((sum, plan) => sum + rowsOf(plan), 0)
  return below + handled * node['Actual Loops']
}

/** Returns the rows of the plan of a query, with the functions that it inlines. */
async function work(query: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ 'QUERY PLAN': readonly { Plan: Node }[] }>`
    explain (analyze, format json) ${query}`.execute(harness.db)
  const plan = rows[0]?.['QUERY PLAN'][0]?.Plan
  if (!plan) throw new Error('no plan')
  return rowsOf(plan)
}

/** Returns the rows of the journal that a query reads, also inside of functions. */
async function journalRows(query: RawBuilder<unknown>): Promise<number> {
  return transact(harness.db, async (tx) => {
    const read = async () => {
      const { rows } = await sql<{ count: bigint }>`
        select sum(seq_tup_read + idx_tup_fetch)::bigint as count from pg_stat_xact_user_tables
        where schemaname = 'ledger' and relname in ('transfer', 'hold')`.execute(tx)
      return Number(rows[0]?.count)
    }
    const before = await read()
    await query.execute(tx)
    return (await read()) - before
  })
}

const READERS: Readonly<Record<string, (playerId: string) => RawBuilder<unknown>>> = {
  withdrawals: (playerId) => sql`select * from promotions.taken_out(${playerId})`,
  deposits: (playerId) => sql`select * from promotions.deposits(${playerId})`,
  'qualifying deposits': (playerId) =>
    sql`select * from promotions.qualifying_deposits(${playerId}, '-infinity', 'infinity', null)`,
}

it.each(Object.entries(READERS))(
  'C06: the work for %s grows with their number, not its square',
  async (_, query) => {
    // Twice the factor leaves room for the planner; the square would be FACTOR times the factor.
    expect(await work(query(many))).toBeLessThan(2 * FACTOR * (await work(query(few))))
    expect(await journalRows(query(many))).toBeLessThan(2 * FACTOR * (await journalRows(query(few))))
  },
)
