import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Harness, openHarness } from './fixtures/harness.ts'

const RUNS = 40
/** Fixed seed, so that every run has the same histories. */
const SEED = 20_261_124

let harness: Harness

beforeAll(async () => {
  harness = await openHarness()
})
afterAll(() => harness.close())

const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('deposit' as const), amount: fc.nat(9) }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('play' as const), amount: fc.nat(9) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('withdraw' as const), amount: fc.nat(9) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('dispute' as const), amount: fc.nat(9) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('wait' as const), amount: fc.nat(9) }) },
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

const UNIT = 1_000

/** Runs the steps; returns the times of the deposits and of the waits. */
async function happen(playerId: string, steps: readonly Step[]): Promise<readonly Date[]> {
  const instants = [new Date(harness.clock.nowMs())]
  const deposits: { readonly key: string; readonly amount: number }[] = []
  for (const { kind, amount: size } of steps) {
    const amount = (size + 1) * UNIT
    harness.clock.advance(1_000)
    const { cash } = await harness.money(playerId)
    if (kind === 'deposit') {
      const key = `payment:${playerId}:${deposits.length}`
      deposits.push({ key, amount })
      await harness.payIn(playerId, amount, key)
    }
    if (kind === 'play' && cash > 0) {
      const stake = Math.min(cash, amount)
      await harness.play([{ playerId, stake, win: size % 3 === 0 ? 0 : stake }])
    }
    if (kind === 'withdraw' && cash > 0) {
      const part = Math.min(cash, amount)
      await harness.endHold(playerId, await harness.withdraw(playerId, part), size % 2 ? 'paid' : 'returned')
    }
    const disputed = deposits[size % Math.max(1, deposits.length)]
    if (kind === 'dispute' && disputed) await harness.takeBack(playerId, disputed.key, disputed.amount)
    if (kind === 'wait') harness.clock.advance(3_600_000)
    if (kind === 'wait' || kind === 'deposit') instants.push(new Date(harness.clock.nowMs()))
  }
  return instants
}

type Asked = { readonly playerId: string; readonly from: Date; readonly to: Date }

async function bounded({ playerId, from, to }: Asked, enough: number | null) {
  const { rows } = await sql<{ key: string; qualifying: bigint }>`
    select key, qualifying from promotions.qualifying_deposits(${playerId}, ${from}, ${to}, ${enough}::bigint)
    order by key`.execute(harness.db)
  return rows
}

/** The same by the definition: reads all stakes since the first deposit; each plays the oldest one first. */
async function whole({ playerId, from, to }: Asked) {
  const { rows } = await sql<{ key: string; qualifying: bigint }>`
    with standing as (
      select * from promotions.deposits(${playerId}) d where d.at >= ${from} and d.standing > 0
    ), queue as (
      select s.*, sum(s.standing) over (order by s.seq desc) as from_here, (
        select coalesce(sum(t.amount), 0) from ledger.transfer t
        where t.owner = ${playerId} and t.seq > s.seq and t.reason = 'bet' and t.debit = 'cash') as staked
      from standing s
    ), backlog as (
      select *, greatest(0, max(from_here - staked) over ()) as unplayed from queue
    )
    select key, (standing - least(standing, greatest(0, unplayed - (from_here - standing))))::bigint
      as qualifying
    from backlog where at < ${to} order by key`.execute(harness.db)
  return rows
}

const sumOf = (rows: readonly { readonly qualifying: bigint }[]) =>
  rows.reduce((sum, { qualifying }) => sum + qualifying, 0n)
const atMost = (sum: bigint, max: number) => (sum < max ? sum : BigInt(max))

it('C06: the bounded read of stakes returns the same as reading all of them, up to the bound', async () => {
  const met = { qualifies: 0, partly: 0, enough: 0 }
  const property = fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
    const playerId = harness.player()
    const instants = await happen(playerId, [{ kind: 'deposit', amount: 4 }, ...steps])
    const [first = new Date(0), middle = first] = [instants[0], instants[instants.length >> 1]]
    const last = new Date(harness.clock.nowMs() + 1)
    for (const [from, to] of [
      [first, last],
      [middle, last],
      [first, middle],
      [middle, middle],
    ] as const) {
      const asked = { playerId, from, to }
      const expected = await whole(asked)
      expect(await bounded(asked, null)).toEqual(expected)
      const sum = sumOf(expected)
      if (sum > 0n) met.qualifies++
      if (expected.some(({ qualifying }) => qualifying % BigInt(UNIT) > 0n || qualifying === 0n) && sum > 0n)
        met.partly++
      for (const enough of [1, 5 * UNIT, 20 * UNIT]) {
        expect(atMost(sumOf(await bounded(asked, enough)), enough), String(enough)).toBe(atMost(sum, enough))
        if (sum > enough) met.enough++
      }
    }
  })
  await fc.assert(property, { numRuns: RUNS, seed: SEED })
  for (const [what, times] of Object.entries(met)) expect(times, what).toBeGreaterThan(10)
}, 120_000)
