import {
  rgAcknowledge,
  rgConfirmLimit,
  rgLimits,
  rgRealityCheck,
  rgRemoveLimit,
  rgSelfExclude,
  rgSetLimit,
  rgTimeOut,
} from '@poyraz/contract'
import { transact } from '@poyraz/db'
import { DAY_MS, HOUR_MS, kurus, MINUTE_MS } from '@poyraz/kernel'
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

const protection = async () => {
  const reply = await harness.call(rgLimits, {}, { playerId })
  if (!reply.ok) throw new Error('refused')
  return reply.value
}

describe('a time-out (R41)', () => {
  it('refuses bets and deposits at once, cannot be shortened, and ends by itself', async () => {
    expect((await harness.call(rgTimeOut, { hours: 168 }, { playerId })).ok).toBe(true)
    const shorter = await harness.call(rgTimeOut, { hours: 24 }, { playerId })
    const until = new Date(NOON_MS + 7 * DAY_MS).toISOString()
    expect(shorter.ok && shorter.value.until).toBe(until)
    expect(await bet(harness, playerId)).toBe('excluded')
    expect(await deposit(harness, playerId, 100)).toBe('excluded')
    expect((await protection()).exclusion).toMatchObject({ kind: 'time_out', until, pending: null })
    harness.clock.advance(7 * DAY_MS - 1)
    expect(await bet(harness, playerId)).toBe('excluded')
    harness.clock.advance(1)
    expect(await bet(harness, playerId)).toBeNull()
    expect((await protection()).exclusion).toBeNull()
    const again = await harness.call(rgTimeOut, { hours: 24 }, { playerId })
    expect(again.ok && again.value.until).toBe(new Date(NOON_MS + 8 * DAY_MS).toISOString())
    // A time-out does not void bonuses.
    expect(harness.ended).not.toContain(playerId)
  })

  it.each([0, 23, 721])('of %d hours is not allowed', (hours) => {
    expect(rgTimeOut.input.safeParse({ hours }).success).toBe(false)
  })
})

describe('a self-exclusion', () => {
  it('refuses play, ends sessions and marketing, and is never shortened (R41, R42)', async () => {
    const twelve = await harness.call(rgSelfExclude, { months: 12 }, { playerId })
    expect(twelve.ok && twelve.value.until).toBe('2027-11-21T09:00:00.000Z')
    const six = await harness.call(rgSelfExclude, { months: 6 }, { playerId })
    expect(six).toEqual(twelve)
    expect(await bet(harness, playerId)).toBe('excluded')
    expect(await deposit(harness, playerId, 100)).toBe('excluded')
    const { rows } = await sql<{ epoch: bigint; opt: boolean }>`
      select g.epoch, p.email_opt_in or p.sms_opt_in as opt from identity.gate g
      join identity.player p on p.id = g.player_id where g.player_id = ${playerId}`.execute(
      harness.database.db,
    )
    expect(rows).toEqual([{ epoch: 3n, opt: false }])
    expect(harness.ended).toContain(playerId)
  })

  it('lasts at least six months (R42)', () => {
    expect(rgSelfExclude.input.safeParse({ months: 5 }).success).toBe(false)
    expect(rgSelfExclude.input.safeParse({ months: 6 }).success).toBe(true)
  })

  it('does not lift itself at its end: the return is requested, waits a day and is confirmed (R42)', async () => {
    await harness.call(rgSelfExclude, { months: 6 }, { playerId })
    const { exclusion } = await protection()
    const id = exclusion?.id ?? ''
    const early = await harness.call(rgRemoveLimit, { id }, { playerId })
    expect(!early.ok && early.error).toEqual({ error: 'excluded', data: { until: exclusion?.until } })
    harness.clock.set(Date.parse('2027-05-21T09:00:00Z'))
    expect(await bet(harness, playerId)).toBe('excluded')
    expect(errorOf(await harness.call(rgConfirmLimit, { id }, { playerId }))).toBe('not_found')
    expect((await harness.call(rgRemoveLimit, { id }, { playerId })).ok).toBe(true)
    harness.clock.advance(DAY_MS - 1)
    expect(errorOf(await harness.call(rgConfirmLimit, { id }, { playerId }))).toBe('too_soon')
    expect(await bet(harness, playerId)).toBe('excluded')
    harness.clock.advance(1)
    expect((await harness.call(rgConfirmLimit, { id }, { playerId })).ok).toBe(true)
    expect(await bet(harness, playerId)).toBeNull()
  })

  it('keeps no return in store: a request that is not confirmed within a week lapses (R42, C07)', async () => {
    await harness.call(rgSelfExclude, { months: 6 }, { playerId })
    const id = (await protection()).exclusion?.id ?? ''
    harness.clock.set(Date.parse('2027-05-21T09:00:00Z'))
    await harness.call(rgRemoveLimit, { id }, { playerId })
    harness.clock.advance(8 * DAY_MS)
    expect((await protection()).exclusion).toMatchObject({ id, pending: null })
    expect(errorOf(await harness.call(rgConfirmLimit, { id }, { playerId }))).toBe('not_found')
    expect((await harness.call(rgRemoveLimit, { id }, { playerId })).ok).toBe(true)
    expect(errorOf(await harness.call(rgConfirmLimit, { id }, { playerId }))).toBe('too_soon')
  })

  it('cancels a requested return when it is renewed', async () => {
    await harness.call(rgSelfExclude, { months: 6 }, { playerId })
    const id = (await protection()).exclusion?.id ?? ''
    harness.clock.set(Date.parse('2027-05-21T09:00:00Z'))
    await harness.call(rgRemoveLimit, { id }, { playerId })
    await harness.call(rgSelfExclude, { months: 6 }, { playerId })
    harness.clock.advance(2 * DAY_MS)
    expect(errorOf(await harness.call(rgConfirmLimit, { id }, { playerId }))).toBe('not_found')
    expect(await bet(harness, playerId)).toBe('excluded')
  })

  it('lets an open round end with its win, which counts, and refuses a new one (R27, R41)', async () => {
    await harness.ledger.openHouse('house:test')
    await post(harness, playerId, 'deposit', 10_000)
    expect(await bet(harness, playerId, { stake: 4_000 })).toBeNull()
    const round = (key: string) => ({ owner: playerId, key, inputHash: '0'.repeat(64) })
    const held = { ...round('round:1'), source: 'cash', amount: kurus(4_000), expiresAt: null }
    expect((await harness.ledger.hold(held)).status).toBe('created')
    await harness.call(rgSetLimit, { kind: 'loss', period: 'day', value: 50_000 }, { playerId })
    await harness.call(rgSelfExclude, { months: 6 }, { playerId })
    const { staff } = harness.compliance
    const opening = { scope: 'all', reason: 'Looked into', by: 'ayse' }
    onTestFinished(async () => void (await staff.openForBets(opening)))
    await staff.closeForBets({ scope: 'all', reason: 'RTP alarm', by: 'ayse' })
    expect(await bet(harness, playerId)).toBe('excluded')
    const legs = [{ reason: 'bet', credit: 'house:test', amount: kurus(4_000) }]
    const end = { ...round('round:1:end'), hold: 'round:1', legs }
    expect((await harness.ledger.postHold(end)).status).toBe('created')
    await post(harness, playerId, 'win', 9_000)
    await sql`
      select compliance.book_bets(array[row(${playerId}, 4000, 9000)::compliance.bet_moved],
        ${new Date(NOON_MS)})`.execute(harness.database.db)
    expect(await harness.ledger.balances(playerId)).toEqual(
      new Map([
        ['cash', kurus(15_000)],
        ['held', kurus(0)],
      ]),
    )
    expect((await protection()).limits).toMatchObject([{ kind: 'loss', used: -5_000n }])
    await post(harness, playerId, 'withdrawal', 15_000)
  })

  it('lets no bet commit after it (R41)', async () => {
    await post(harness, playerId, 'deposit', 1_000_000)
    const order: string[] = []
    const one = () =>
      transact(harness.database.db, async (tx) => {
        const { rows } = await sql<{ reason: string | null }>`
          select reason from compliance.admit_bets(array[
            row(1, ${playerId}, null, 'slots', null, 100)::compliance.bet_input], ${new Date(NOON_MS)})`.execute(
          tx,
        )
        await sql`select pg_sleep(0.005)`.execute(tx)
        order.push(rows[0]?.reason ?? 'placed')
      })
    const exclude = async () => {
      await harness.call(rgSelfExclude, { months: 6 }, { playerId })
      order.push('EXCLUDED')
      await one()
    }
    const before = Array.from({ length: 10 }, one)
    await Promise.all([...before, exclude(), ...Array.from({ length: 10 }, one)])
    // Each bet is logged before its commit, so every placed bet must be logged before the exclusion.
    const after = order.slice(order.indexOf('EXCLUDED') + 1)
    expect(after.filter((line) => line === 'placed')).toEqual([])
    expect(after).toContain('excluded')
  })
})

describe('a reality check (R44)', () => {
  const playFor = async (minutes: number) => {
    let last: string | null = null
    for (let minute = 0; minute <= minutes; minute += 5) {
      last = await bet(harness, playerId)
      harness.clock.advance(5 * MINUTE_MS)
    }
    return last
  }

  it('refuses bets after its interval until it is acknowledged', async () => {
    expect(await playFor(55)).toBeNull()
    expect(await bet(harness, playerId)).toBe('reality_check')
    expect((await protection()).realityCheck).toMatchObject({ due: true, minutes: 60 })
    // A break does not cancel a due check.
    harness.clock.advance(HOUR_MS)
    expect(await bet(harness, playerId)).toBe('reality_check')
    expect((await harness.call(rgAcknowledge, {}, { playerId })).ok).toBe(true)
    expect(await bet(harness, playerId)).toBeNull()
    expect(await playFor(55)).toBeNull()
    expect(await bet(harness, playerId)).toBe('reality_check')
  })

  it('uses the player’s own interval, and cannot be acknowledged before it is due', async () => {
    await harness.call(rgRealityCheck, { minutes: 15 }, { playerId })
    expect(await playFor(5)).toBeNull()
    await harness.call(rgAcknowledge, {}, { playerId })
    expect(await bet(harness, playerId)).toBeNull()
    harness.clock.advance(5 * MINUTE_MS)
    expect(await bet(harness, playerId)).toBe('reality_check')
  })

  it('restarts its interval after 15 minutes without a bet', async () => {
    expect(await playFor(50)).toBeNull()
    harness.clock.advance(15 * MINUTE_MS)
    expect(await playFor(50)).toBeNull()
  })

  it('can be turned off in play money, but a due check stays due', async () => {
    await playFor(60)
    await harness.call(rgRealityCheck, { minutes: 0 }, { playerId })
    expect(await bet(harness, playerId)).toBe('reality_check')
    await harness.call(rgAcknowledge, {}, { playerId })
    expect(await playFor(120)).toBeNull()
  })

  it.each([1, 45, 61, -15])('refuses an interval of %d minutes', (minutes) => {
    expect(rgRealityCheck.input.safeParse({ minutes }).success).toBe(false)
  })
})

describe('money of an admitted deposit', () => {
  it('is credited after the location check has expired, but not if deposits are denied', async () => {
    const at = new Date(harness.clock.nowMs())
    const credited = async () => {
      const { rows } = await sql<{ reason: string | null }>`
        select compliance.admit_credit(${playerId}, ${at}) as reason`.execute(harness.database.db)
      return rows[0]?.reason
    }
    await sql`update compliance.gate set location_until = ${at} where player_id = ${playerId}`.execute(
      harness.database.db,
    )
    expect([await deposit(harness, playerId, 1_000), await credited()]).toEqual(['jurisdiction', null])
    await sql`
      update compliance.gate set denials = '{"deposit": "jurisdiction"}' where player_id = ${playerId}`.execute(
      harness.database.db,
    )
    expect(await credited()).toBe('jurisdiction')
  })
})

describe('a bonus', () => {
  const admitted = async () => {
    const { rows } = await sql<{ reason: string | null }>`
      select compliance.admit_bonus(${playerId}, ${new Date(harness.clock.nowMs())}) as reason`.execute(
      harness.database.db,
    )
    return rows[0]?.reason
  }
  const set = (column: string, value: unknown) =>
    sql`update compliance.gate set ${sql.ref(column)} = ${value} where player_id = ${playerId}`.execute(
      harness.database.db,
    )

  it.each<[string, string, unknown]>([
    ['excluded', 'excluded', true],
    ['excluded', 'timed_out_until', new Date(NOON_MS + 1)],
    ['account_closed', 'closed_at', new Date(NOON_MS)],
    ['account_inactive', 'active', false],
    ['account_inactive', 'dormant_since', new Date(NOON_MS)],
    ['kyc_required', 'denials', { slots: 'kyc_required' }],
    ['under_age', 'denials', { deposit: 'under_age', slots: 'kyc_required' }],
    ['jurisdiction', 'location_until', new Date(NOON_MS)],
  ])('is refused as %s where the gate says %s %o', async (reason, column, value) => {
    expect(await admitted()).toBeNull()
    await set(column, value)
    expect(await admitted()).toBe(reason)
  })

  it('is granted after a time-out, and to a player who is denied poker only', async () => {
    await set('timed_out_until', new Date(NOON_MS))
    await set('denials', { poker: 'jurisdiction' })
    expect(await admitted()).toBeNull()
  })
})

describe('marketing', () => {
  const withheld = async () => (await harness.compliance.withheldOf([playerId])).has(playerId)
  const set = (column: string, value: unknown) =>
    sql`update compliance.gate set ${sql.ref(column)} = ${value} where player_id = ${playerId}`.execute(
      harness.database.db,
    )

  it.each<[string, unknown]>([
    ['excluded', true],
    ['timed_out_until', new Date(NOON_MS + 1)],
    ['stopped_at', new Date(NOON_MS)],
    ['closed_at', new Date(NOON_MS)],
    ['active', false],
    ['denials', { slots: 'kyc_required' }],
    ['denials', { deposit: 'under_age' }],
  ])('is withheld where the gate says %s %o (R41)', async (column, value) => {
    expect(await withheld()).toBe(false)
    await set(column, value)
    expect(await withheld()).toBe(true)
  })

  it('goes to a player whose time-out is over', async () => {
    await set('timed_out_until', new Date(NOON_MS))
    expect(await withheld()).toBe(false)
  })
})
