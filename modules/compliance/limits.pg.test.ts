import { rgConfirmLimit, rgLimits, rgRemoveLimit, rgSetLimit } from '@poyraz/contract'
import { type Db, transact } from '@poyraz/db'
import { DAY_MS, HOUR_MS, MINUTE_MS, randomId, systemClock } from '@poyraz/kernel'
import { createLedger } from '@poyraz/ledger'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import {
  bet,
  deposit,
  errorOf,
  type Harness,
  NOON_MS,
  newPlayer,
  openHarness,
  playRound,
  post,
} from './fixtures/harness.ts'

let harness: Harness
let playerId: string

beforeAll(async () => {
  harness = await openHarness()
})
afterAll(() => harness.close())
beforeEach(async () => {
  harness.clock.set(NOON_MS)
  playerId = await newPlayer(harness)
})

type Wanted = Parameters<typeof set>[0]

async function set(wanted: {
  kind: 'deposit' | 'loss' | 'stake' | 'session'
  period?: 'day' | 'week' | 'month'
  value: number
}) {
  const reply = await harness.call(rgSetLimit, wanted, { playerId })
  if (!reply.ok) throw new Error(reply.error.error)
  return reply.value
}

/** Waits until this many statements of the database wait for a lock. */
async function waitingOn(db: Db, count: number): Promise<void> {
  for (let attempt = 0; attempt < 500; attempt++) {
    const { rows } = await sql<{ n: number }>`
      select count(*)::integer as n from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
    if ((rows[0]?.n ?? 0) >= count) return
    await sql`select pg_stat_clear_snapshot(), pg_sleep(0.01)`.execute(db)
  }
  throw new Error('nobody waits for a lock')
}
const waiting = (count: number) => waitingOn(harness.database.db, count)

const limitsOf = async () => {
  const reply = await harness.call(rgLimits, {}, { playerId })
  if (!reply.ok) throw new Error('refused')
  return reply.value
}

describe('a deposit limit (R40)', () => {
  it('counts gross: after 600 and 300 of 1,000 it allows 100 and not 200; withdrawals free nothing', async () => {
    await set({ kind: 'deposit', period: 'day', value: 100_000 })
    expect(await deposit(harness, playerId, 60_000)).toBeNull()
    expect(await deposit(harness, playerId, 30_000)).toBeNull()
    expect(await deposit(harness, playerId, 20_000)).toBe('limit_reached:deposit:day')
    await post(harness, playerId, 'deposit', 90_000)
    await post(harness, playerId, 'withdrawal', 40_000)
    expect(await deposit(harness, playerId, 20_000)).toBe('limit_reached:deposit:day')
    expect(await deposit(harness, playerId, 10_000)).toBeNull()
    await set({ kind: 'deposit', period: 'day', value: 50_000 })
    expect(await deposit(harness, playerId, 1)).toBe('limit_reached:deposit:day')
    expect((await limitsOf()).limits).toMatchObject([{ value: 50_000n, used: 100_000n, pending: null }])
  })

  it('is raised after a day and a confirmation; the old value applies until then (R39)', async () => {
    const { id } = await set({ kind: 'deposit', period: 'day', value: 100_000 })
    const raised = await set({ kind: 'deposit', period: 'day', value: 200_000 })
    expect(raised).toEqual({ id, applies: new Date(NOON_MS + DAY_MS).toISOString() })
    expect(await deposit(harness, playerId, 150_000)).toBe('limit_reached:deposit:day')
    harness.clock.advance(DAY_MS - 1000)
    const early = await harness.call(rgConfirmLimit, { id }, { playerId })
    expect(!early.ok && early.error).toEqual({ error: 'too_soon', data: { waitMs: 1000 } })
    harness.clock.set(NOON_MS - DAY_MS)
    expect(errorOf(await harness.call(rgConfirmLimit, { id }, { playerId }))).toBe('too_soon')
    harness.clock.set(NOON_MS + DAY_MS)
    expect(await deposit(harness, playerId, 150_000)).toBe('limit_reached:deposit:day')
    expect((await harness.call(rgConfirmLimit, { id }, { playerId })).ok).toBe(true)
    expect(await deposit(harness, playerId, 150_000)).toBeNull()
  })

  it('keeps no looser value in store: a request that is not confirmed within a week lapses (R39, C07)', async () => {
    const { id } = await set({ kind: 'deposit', period: 'day', value: 100_000 })
    await set({ kind: 'deposit', period: 'day', value: 200_000 })
    harness.clock.advance(8 * DAY_MS)
    expect((await limitsOf()).limits).toMatchObject([{ value: 100_000n, pending: null }])
    expect(errorOf(await harness.call(rgConfirmLimit, { id }, { playerId }))).toBe('not_found')
    expect(await deposit(harness, playerId, 150_000)).toBe('limit_reached:deposit:day')
    const again = await set({ kind: 'deposit', period: 'day', value: 200_000 })
    expect(again.applies).toBe(new Date(NOON_MS + 9 * DAY_MS).toISOString())
    harness.clock.advance(8 * DAY_MS - 1)
    expect((await harness.call(rgConfirmLimit, { id }, { playerId })).ok).toBe(true)
  })

  it('of 100 admits exactly one of two concurrent deposits of 60 (A20, R40)', async () => {
    for (let round = 0; round < 20; round++) {
      playerId = await newPlayer(harness)
      await set({ kind: 'deposit', period: 'day', value: 100 })
      const answers = await Promise.all([deposit(harness, playerId, 60), deposit(harness, playerId, 60)])
      expect(answers.filter((reason) => reason === null)).toHaveLength(1)
      expect((await limitsOf()).limits).toMatchObject([{ value: 100n, used: 60n }])
    }
  })

  it('is never exceeded by concurrent deposits (A20)', async () => {
    await set({ kind: 'deposit', period: 'week', value: 100_000 })
    const answers = await Promise.all(Array.from({ length: 20 }, () => deposit(harness, playerId, 30_000)))
    expect(answers.filter((reason) => reason === null)).toHaveLength(3)
  })

  it('is not exceeded while it is raised at the same moment (A20, R39)', async () => {
    await set({ kind: 'deposit', period: 'day', value: 100_000 })
    const [, first, second] = await Promise.all([
      set({ kind: 'deposit', period: 'day', value: 900_000 }),
      deposit(harness, playerId, 90_000),
      deposit(harness, playerId, 90_000),
    ])
    expect([first, second].filter((reason) => reason === null)).toHaveLength(1)
  })

  it('counts each key once, and frees the amount of a failed deposit', async () => {
    await set({ kind: 'deposit', period: 'day', value: 100_000 })
    const key = randomId()
    for (let time = 0; time < 3; time++) expect(await deposit(harness, playerId, 80_000, key)).toBeNull()
    expect(await deposit(harness, playerId, 80_000)).toBe('limit_reached:deposit:day')
    await sql`select compliance.release_deposit(${playerId}, ${key})`.execute(harness.database.db)
    expect(await deposit(harness, playerId, 80_000)).toBeNull()
  })

  it('C06: without one, a player makes at most 200 deposits on a day in Istanbul', async () => {
    for (let n = 0; n < 200; n++) expect(await deposit(harness, playerId, 100, `d${n}`)).toBe(null)
    expect(await deposit(harness, playerId, 100, 'more')).toBe('daily_deposits')
    expect(await deposit(harness, playerId, 100, 'd7')).toBe(null)
    await sql`select compliance.release_deposit(${playerId}, 'd7')`.execute(harness.database.db)
    expect(await deposit(harness, playerId, 100, 'more')).toBe(null)
    expect(await deposit(harness, playerId, 100, 'again')).toBe('daily_deposits')
    harness.clock.advance(DAY_MS)
    expect(await deposit(harness, playerId, 100, 'again')).toBe(null)
  })

  it('counts deposits made while the clock was set back in the later window (F19)', async () => {
    await set({ kind: 'deposit', period: 'day', value: 1000 })
    expect(await deposit(harness, playerId, 400)).toBeNull()
    harness.clock.advance(-2 * DAY_MS)
    expect(await deposit(harness, playerId, 400)).toBeNull()
    harness.clock.set(NOON_MS)
    expect(await deposit(harness, playerId, 400)).toBe('limit_reached:deposit:day')
  })

  it('per day, week and month: the lowest applies (R40)', async () => {
    await set({ kind: 'deposit', period: 'day', value: 1000 })
    await set({ kind: 'deposit', period: 'week', value: 600 })
    await set({ kind: 'deposit', period: 'month', value: 800 })
    expect(await deposit(harness, playerId, 601)).toBe('limit_reached:deposit:week')
    expect(await deposit(harness, playerId, 600)).toBeNull()
    harness.clock.set(Date.parse('2026-11-23T09:00:00Z'))
    expect(await deposit(harness, playerId, 201)).toBe('limit_reached:deposit:month')
    expect(await deposit(harness, playerId, 200)).toBeNull()
  })

  it('counts deposits made before it was set', async () => {
    await deposit(harness, playerId, 70_000)
    await set({ kind: 'deposit', period: 'month', value: 100_000 })
    expect(await deposit(harness, playerId, 40_000)).toBe('limit_reached:deposit:month')
  })

  it.each<[Wanted['period'], string, string, string]>([
    // Days begin at 21:00 UTC all year: Türkiye has kept UTC+3 since 2016.
    ['day', '2026-11-21T20:59:59.999Z', '2026-11-21T20:59:59.999Z', '2026-11-21T21:00:00Z'],
    ['day', '2026-03-28T22:00:00Z', '2026-03-29T20:59:59Z', '2026-03-29T21:00:00Z'],
    ['day', '2026-10-24T22:00:00Z', '2026-10-25T20:59:59Z', '2026-10-25T21:00:00Z'],
    // 22 November 2026 is a Sunday.
    ['week', '2026-11-21T09:00:00Z', '2026-11-22T20:59:59Z', '2026-11-22T21:00:00Z'],
    ['month', '2026-11-21T09:00:00Z', '2026-11-30T20:59:59Z', '2026-11-30T21:00:00Z'],
  ])(
    'per %s allows deposits again when the next one begins (A20, F19)',
    async (period, paidAt, stillAt, opensAt) => {
      harness.clock.set(Date.parse(paidAt))
      await set({ kind: 'deposit', ...(period ? { period } : {}), value: 1000 })
      expect(await deposit(harness, playerId, 1000)).toBeNull()
      harness.clock.set(Date.parse(stillAt))
      expect(await deposit(harness, playerId, 1)).toBe(`limit_reached:deposit:${period}`)
      harness.clock.set(Date.parse(opensAt))
      expect(await deposit(harness, playerId, 1000)).toBeNull()
      // A clock that goes back does not start a new window.
      harness.clock.set(Date.parse(paidAt))
      expect(await deposit(harness, playerId, 1)).toBe(`limit_reached:deposit:${period}`)
    },
  )
})

describe('a loss limit', () => {
  it('refuses a stake that could exceed it, and wins reduce the loss', async () => {
    await set({ kind: 'loss', period: 'day', value: 1000 })
    await post(harness, playerId, 'deposit', 100_000)
    expect(await playRound(harness, playerId, 600)).toBeNull()
    expect(await bet(harness, playerId, { stake: 500 })).toBe('limit_reached:loss:day')
    expect(await playRound(harness, playerId, 400, 300)).toBeNull()
    expect(await bet(harness, playerId, { stake: 301 })).toBe('limit_reached:loss:day')
    expect(await bet(harness, playerId, { stake: 300 })).toBeNull()
    expect((await limitsOf()).limits).toMatchObject([{ kind: 'loss', used: 700n }])
    harness.clock.set(Date.parse('2026-11-21T21:00:00Z'))
    expect(await bet(harness, playerId, { stake: 1000 })).toBeNull()
  })

  it('counts losses from before it was set', async () => {
    await post(harness, playerId, 'deposit', 100_000)
    expect(await playRound(harness, playerId, 900)).toBeNull()
    await set({ kind: 'loss', period: 'week', value: 1000 })
    expect(await bet(harness, playerId, { stake: 200 })).toBe('limit_reached:loss:week')
  })

  it('C02: counts only own money of play before it was set', async () => {
    await post(harness, playerId, 'deposit', 100_000)
    await post(harness, playerId, 'bonus_grant', 50_000, 'bonus')
    await post(harness, playerId, 'bet', 400)
    await post(harness, playerId, 'bet', 20_000, 'bonus')
    await post(harness, playerId, 'win', 30_000, 'bonus')
    await post(harness, playerId, 'win', 100)
    await post(harness, playerId, 'bonus_release', 5_000)
    await set({ kind: 'loss', period: 'day', value: 1000 })
    expect(await limitsOf()).toMatchObject({
      limits: [{ used: 300n }],
      today: { staked: 400n, won: 100n, net: -300n },
    })
    expect(await bet(harness, playerId, { stake: 701 })).toBe('limit_reached:loss:day')
  })

  it("C01: uses the database's day, not the server's clock", async () => {
    const skewed = await openHarness({ isDatabaseTime: true })
    onTestFinished(() => skewed.close())
    const lossOf = async (skewMs: number) => {
      skewed.clock.set(Date.now() + skewMs)
      const id = await newPlayer(skewed)
      const ledger = createLedger({ database: skewed.database, clock: systemClock })
      await post({ ledger }, id, 'deposit', 100_000)
      await post({ ledger }, id, 'bet', 900)
      const limit = { kind: 'loss', period: 'day', value: 1000 } as const
      expect((await skewed.call(rgSetLimit, limit, { playerId: id })).ok).toBe(true)
      const reply = await skewed.call(rgLimits, {}, { playerId: id })
      const { rows } = await sql<{ reason: string | null }>`
        select compliance.broken_loss_window(${id}, 200, clock_timestamp()) as reason`.execute(
        skewed.database.db,
      )
      return [reply.ok && reply.value.limits[0]?.used, reply.ok && reply.value.today.net, rows[0]?.reason]
    }
    const counted = [900n, -900n, 'limit_reached:loss:day']
    for (const skewMs of [-DAY_MS, 0, DAY_MS]) expect(await lossOf(skewMs)).toEqual(counted)
  })

  it('the lowest of several limits applies', async () => {
    await set({ kind: 'loss', period: 'month', value: 500 })
    await set({ kind: 'loss', period: 'day', value: 1000 })
    expect(await bet(harness, playerId, { stake: 600 })).toBe('limit_reached:loss:month')
    expect(await bet(harness, playerId, { stake: 1001 })).toBe('limit_reached:loss:day')
  })

  it('refuses a bet that waited for the gate while the limit was set (R39)', async () => {
    const { promise: held, resolve: go } = Promise.withResolvers<void>()
    const limited = held.then(() => set({ kind: 'loss', period: 'day', value: 100 }))
    const asked = held.then(() => waiting(1)).then(() => bet(harness, playerId, { stake: 200 }))
    await transact(harness.database.db, async (tx) => {
      await sql`select compliance.lock_gates(array[${playerId}::uuid])`.execute(tx)
      go()
      await waitingOn(tx, 2)
    })
    expect(await limited).toMatchObject({ applies: 'now' })
    expect(await asked).toBe('limit_reached:loss:day')
  })

  it('counts an earlier bet that was not committed yet (R39)', async () => {
    await set({ kind: 'loss', period: 'day', value: 1000 })
    const { promise: placed, resolve: go } = Promise.withResolvers<void>()
    const second = placed.then(() => bet(harness, playerId, { stake: 600 }))
    await transact(harness.database.db, async (tx) => {
      const at = new Date(harness.clock.nowMs())
      await sql`
        select compliance.admit_bets(array[
          row(1, ${playerId}, null, 'slots', 'game:1', 600)::compliance.bet_input], ${at})`.execute(tx)
      go()
      await waitingOn(tx, 1)
      await sql`
        select compliance.book_bets(array[row(${playerId}, 600, 0)::compliance.bet_moved], ${at})`.execute(tx)
    })
    expect(await second).toBe('limit_reached:loss:day')
  })

  it('C06: is counted from the journal when it is new, but not when it changes', async () => {
    await post(harness, playerId, 'deposit', 5000)
    await set({ kind: 'loss', period: 'month', value: 2000 })
    await playRound(harness, playerId, 300)
    // This bet is only in the ledger: only a recount from the journal finds it.
    await post(harness, playerId, 'bet', 700)
    for (const value of [1500, 1200, 1000]) await set({ kind: 'loss', period: 'month', value })
    expect((await limitsOf()).limits).toMatchObject([{ kind: 'loss', period: 'month', used: 300n }])
    await set({ kind: 'loss', period: 'day', value: 1000 })
    expect((await limitsOf()).limits).toMatchObject([{ period: 'day', used: 1000n }, { used: 300n }])
  })

  it('is removed after a day and a confirmation; a new limit counts the losses again', async () => {
    const { id } = await set({ kind: 'loss', period: 'day', value: 1000 })
    expect((await harness.call(rgRemoveLimit, { id }, { playerId })).ok).toBe(true)
    expect((await limitsOf()).limits).toMatchObject([
      { value: 1000n, pending: { value: null, confirmable: false } },
    ])
    harness.clock.advance(DAY_MS)
    expect((await harness.call(rgConfirmLimit, { id }, { playerId })).ok).toBe(true)
    expect((await limitsOf()).limits).toEqual([])
    expect(await bet(harness, playerId, { stake: 5000 })).toBeNull()
    await post(harness, playerId, 'deposit', 100_000)
    await playRound(harness, playerId, 900)
    await set({ kind: 'loss', period: 'day', value: 1000 })
    expect(await bet(harness, playerId, { stake: 200 })).toBe('limit_reached:loss:day')
  })
})

describe('limits of stake and session', () => {
  it('refuses a stake above the limit, but not a stake equal to it', async () => {
    await set({ kind: 'stake', value: 500 })
    expect(await bet(harness, playerId, { stake: 501 })).toBe('limit_reached:stake')
    expect(await bet(harness, playerId, { stake: 500 })).toBeNull()
  })

  it('refuses bets after the minutes of play of a day; breaks do not count, the next day starts at zero', async () => {
    await set({ kind: 'session', value: 30 })
    expect(await bet(harness, playerId)).toBeNull()
    harness.clock.advance(20 * MINUTE_MS)
    expect(await bet(harness, playerId)).toBeNull()
    for (const reason of [null, null, null, 'limit_reached:session:day']) {
      harness.clock.advance(10 * MINUTE_MS - (reason ? 0 : MINUTE_MS))
      expect(await bet(harness, playerId)).toBe(reason)
    }
    harness.clock.advance(12 * HOUR_MS)
    expect(await bet(harness, playerId)).toBeNull()
  })

  it('refuses for its limit also while a reality check is due, which would hide it from a gamble', async () => {
    await set({ kind: 'stake', value: 500 })
    await sql`update compliance.gate set reality_due = true where player_id = ${playerId}`.execute(
      harness.database.db,
    )
    expect(await bet(harness, playerId, { stake: 501 })).toBe('limit_reached:stake')
    expect(await bet(harness, playerId, { stake: 500 })).toBe('reality_check')
  })
})

describe('procedures', () => {
  it.each<[object, string, string]>([
    [{ kind: 'deposit', value: 100 }, 'period', 'required'],
    [{ kind: 'loss', value: 100 }, 'period', 'required'],
    [{ kind: 'stake', value: 100, period: 'day' }, 'period', 'invalid'],
    [{ kind: 'session', value: 30, period: 'week' }, 'period', 'invalid'],
    [{ kind: 'session', value: 1441 }, 'value', 'too_big'],
  ])('refuses %j with an error at %s', (input, field, error) => {
    const issues = rgSetLimit.input.safeParse(input).error?.issues ?? []
    expect(issues).toMatchObject([{ path: [field], message: error }])
  })

  it('a key takes effect once, and a different input with the same key is a conflict', async () => {
    const key = randomId()
    const ask = (value: number) => harness.call(rgSetLimit, { kind: 'stake', value }, { playerId, key })
    const first = await ask(500)
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(500)))
    for (const answer of answers) expect(answer).toEqual(first)
    expect(errorOf(await ask(100))).toBe('idempotency_conflict')
    expect((await limitsOf()).limits).toHaveLength(1)
  })

  it('do not find the limits of other players', async () => {
    const { id } = await set({ kind: 'stake', value: 500 })
    const other = { playerId: await newPlayer(harness) }
    expect(errorOf(await harness.call(rgRemoveLimit, { id }, other))).toBe('not_found')
    expect(errorOf(await harness.call(rgConfirmLimit, { id }, other))).toBe('not_found')
    expect(errorOf(await harness.call(rgConfirmLimit, { id }, { playerId }))).toBe('not_found')
  })

  it('show amounts and minutes of play today, as in the ledger (R45)', async () => {
    await post(harness, playerId, 'deposit', 10_000)
    await playRound(harness, playerId, 700, 200)
    harness.clock.advance(MINUTE_MS)
    await playRound(harness, playerId, 300, 1000)
    const { today, realityCheck } = await limitsOf()
    expect(today).toEqual({ minutes: 1, staked: 1000n, won: 1200n, net: 200n })
    expect(realityCheck).toMatchObject({ minutes: 60, due: false, staked: 1000n, won: 1200n, net: 200n })
    expect(realityCheck.since).toBe(new Date(NOON_MS).toISOString())
  })
})
