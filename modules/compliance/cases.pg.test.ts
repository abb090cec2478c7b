import { randomUUID } from 'node:crypto'
import { DAY_MS, HOUR_MS, kurus, MINUTE_MS } from '@poyraz/kernel'
import { runJob } from '@poyraz/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  bet,
  deposit,
  type Harness,
  NOON_MS,
  newPlayer,
  openHarness,
  payOut,
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

async function patterns(): Promise<readonly string[]> {
  await harness.compliance.work()
  return harness.compliance.staff.openPatterns(playerId)
}

async function payIn(amount: number): Promise<void> {
  expect(await deposit(harness, playerId, amount)).toBeNull()
  await post(harness, playerId, 'deposit', amount)
}

describe('a case is opened (A17, R70)', () => {
  it('for three deposits in a day, each just below the reported amount', async () => {
    await payIn(7_400_000)
    await payIn(7_499_999)
    harness.clock.advance(23 * HOUR_MS)
    expect(await patterns()).toEqual([])
    await payIn(6_750_000)
    expect(await patterns()).toEqual(['structuring'])
  })

  it('C02: for deposits of a day that reach the reported amount together, whatever their sizes', async () => {
    for (const amount of [2_500_000, 2_500_000, 2_499_999]) await payIn(amount)
    expect(await patterns()).toEqual([])
    await payIn(1)
    expect(await patterns()).toEqual(['structuring'])
  })

  it('not for deposits of the reported amount, not for two smaller ones, and not for deposits over several days', async () => {
    for (const amount of [7_500_000, 7_500_000, 6_749_999, 7_400_000]) await payIn(amount)
    expect(await patterns()).toEqual([])
    harness.clock.advance(DAY_MS)
    await payIn(7_400_000)
    expect(await patterns()).toEqual([])
  })

  const structured = async () => {
    for (const hours of [0, 12, 11.9]) {
      harness.clock.advance(hours * HOUR_MS)
      await payIn(7_400_000)
    }
  }

  const close = async () => {
    const { cases } = await harness.compliance.staff.openCases()
    const found = cases.find((one) => one.playerId === playerId)
    const id = found?.id ?? ''
    for (const by of ['ayse', 'mert'])
      await harness.compliance.staff.closeCase({ id, by, note: 'asked and seen' })
  }

  it('C02: for deposits within almost 24 hours, also if the job runs later', async () => {
    await structured()
    harness.clock.advance(HOUR_MS / 2)
    expect(await patterns()).toEqual(['structuring'])
  })

  it('C02: for deposits of days on which the job did not run, and only once for the same deposits', async () => {
    await structured()
    harness.clock.advance(3 * DAY_MS)
    expect(await patterns()).toEqual(['structuring'])
    await close()
    for (let day = 0; day < 3; day++) {
      harness.clock.advance(DAY_MS)
      expect(await patterns()).toEqual([])
    }
    await structured()
    expect(await patterns()).toEqual(['structuring'])
  })

  it('C02: for deposits that came while an earlier case was open, once that case is closed', async () => {
    await structured()
    expect(await patterns()).toEqual(['structuring'])
    harness.clock.advance(2 * DAY_MS)
    await structured()
    expect(await patterns()).toEqual(['structuring'])
    await close()
    expect(await patterns()).toEqual(['structuring'])
    await close()
    harness.clock.advance(DAY_MS)
    expect(await patterns()).toEqual([])
  })

  it('C06: moves the play marks of active players hourly, so that a payout reads little of the journal', async () => {
    await payIn(100_000)
    expect(await bet(harness, playerId)).toBeNull()
    await playRound(harness, playerId, 20_000, 5_000)
    await harness.compliance.work()
    const { rows } = await sql`
      select t.seq from ledger.transfer t left join compliance.play_mark m on m.player_id = t.owner
      where t.owner = ${playerId} and t.seq > coalesce(m.seq, 0)`.execute(harness.database.db)
    expect(rows).toEqual([])
  })

  it('for a payout of an unplayed deposit, and not after play', async () => {
    await payIn(100_000)
    await payOut(harness, playerId, 80_000)
    expect(await patterns()).toEqual(['no_play'])
    playerId = await newPlayer(harness)
    await payIn(100_000)
    for (let round = 0; round < 5; round++) await playRound(harness, playerId, 20_000, 20_000)
    await payOut(harness, playerId, 80_000)
    expect(await patterns()).toEqual([])
  })

  const marks = (amount: number) => harness.compliance.staff.patternsWith({ playerId, amount: kurus(amount) })

  it('and a withdrawal that would cause a case is flagged before it is paid, until the deposit was played', async () => {
    await payIn(100_000)
    expect(await marks(1)).toEqual(['no_play'])
    await playRound(harness, playerId, 20_000, 20_000)
    expect(await marks(20_000)).toEqual([])
    expect(await marks(20_001)).toEqual(['no_play'])
    await playRound(harness, playerId, 80_000, 80_000)
    expect(await marks(100_000)).toEqual([])
  })

  it('C01: also for a deposit that is old but unplayed', async () => {
    await payIn(100_000)
    harness.clock.advance(400 * DAY_MS)
    expect(await marks(100_000)).toEqual(['no_play'])
    await payOut(harness, playerId, 100_000)
    expect(await patterns()).toEqual(['no_play'])
  })

  it('C01: and stakes before a deposit do not count as its play', async () => {
    await payIn(50_000)
    await playRound(harness, playerId, 50_000, 150_000)
    await payIn(100_000)
    expect(await marks(150_000)).toEqual([])
    expect(await marks(150_001)).toEqual(['no_play'])
    await payOut(harness, playerId, 150_000)
    expect(await marks(1)).toEqual(['no_play'])
    await playRound(harness, playerId, 100_000, 0)
    await payIn(10_000)
    expect(await marks(1)).toEqual(['no_play'])
  })

  it('not for a payout that the bank returned, and later withdrawals are not flagged for it', async () => {
    await payIn(100_000)
    const payout = await payOut(harness, playerId, 80_000)
    expect(await marks(10_000)).toEqual(['no_play'])
    await payout.comesBack()
    expect([await marks(10_000), await patterns()]).toEqual([['no_play'], []])
    for (let round = 0; round < 5; round++) await playRound(harness, playerId, 20_000, 20_000)
    expect(await marks(100_000)).toEqual([])
    await payIn(80_000)
    await payOut(harness, playerId, 180_000)
    expect(await patterns()).toEqual(['no_play'])
  })

  it('for a month whose deposits reach the limit', async () => {
    for (let count = 0; count < 5; count++) await payIn(10_000_000)
    expect(await patterns()).toEqual(['aggregate'])
  })

  describe('once per month (Istanbul)', () => {
    const LAST = Date.parse('2026-12-31T20:40:00Z')
    const BOUND = 50_000_000
    const months = async () => {
      await harness.compliance.work()
      const { cases } = await harness.compliance.staff.openCases()
      return cases.filter((one) => one.playerId === playerId).map(({ facts }) => facts)
    }

    it('also if the limit was reached after the last run of the month', async () => {
      harness.clock.set(LAST)
      await payIn(BOUND)
      harness.clock.set(LAST + 30 * MINUTE_MS)
      await payIn(1)
      expect(await months()).toEqual([{ month: '2026-12', total: BOUND }])
    })

    it('with months in Istanbul time, not UTC', async () => {
      harness.clock.set(LAST + 19 * MINUTE_MS)
      await payIn(BOUND - 1)
      harness.clock.set(LAST + 20 * MINUTE_MS)
      await payIn(BOUND - 1)
      expect(await months()).toEqual([])
      await payIn(1)
      expect(await months()).toEqual([{ month: '2027-01', total: BOUND }])
    })

    it('also if the case of the previous month is open or was closed the day before', async () => {
      for (const isClosed of [false, true]) {
        playerId = await newPlayer(harness)
        harness.clock.set(LAST)
        await payIn(BOUND)
        expect(await months()).toHaveLength(1)
        if (isClosed) await closeMine()
        harness.clock.set(LAST + DAY_MS)
        await payIn(BOUND + 1)
        const december = { month: '2026-12', total: BOUND }
        const january = { month: '2027-01', total: BOUND + 1 }
        expect(await months()).toEqual(isClosed ? [january] : [december, january])
        await closeMine()
        harness.clock.set(LAST + 30 * DAY_MS)
        await payIn(BOUND)
        expect(await months()).toEqual([])
      }
    })

    it('and for two months found in the same run', async () => {
      harness.clock.set(LAST)
      await payIn(BOUND)
      harness.clock.set(LAST + DAY_MS)
      await payIn(BOUND)
      expect((await months()).map(({ month }) => month).toSorted()).toEqual(['2026-12', '2027-01'])
    })

    async function closeMine(): Promise<void> {
      const { staff } = harness.compliance
      const { cases } = await staff.openCases()
      for (const { id } of cases.filter((one) => one.playerId === playerId)) {
        for (const by of ['ayse', 'mert']) await staff.closeCase({ id, by, note: 'Salary' })
      }
    }
  })

  it('by the hourly job', async () => {
    for (let count = 0; count < 3; count++) await payIn(7_400_000)
    await runJob(harness.compliance.jobs, 'compliance.hourly')
    expect(await harness.compliance.staff.openPatterns(playerId)).toEqual(['structuring'])
  })

  it('for an account that is closed within a week of its first deposit', async () => {
    await payIn(100_000)
    await playRound(harness, playerId, 50_000)
    harness.clock.advance(6 * DAY_MS)
    await sql`
      update compliance.gate set closed_at = ${new Date(harness.clock.nowMs())}
      where player_id = ${playerId}`.execute(harness.database.db)
    expect(await patterns()).toEqual(['fast_close'])
    const { cases } = await harness.compliance.staff.openCases()
    const id = cases.find((one) => one.playerId === playerId)?.id ?? ''
    for (const by of ['ayse', 'mert'])
      await harness.compliance.staff.closeCase({ id, by, note: 'Moved house' })
    harness.clock.advance(400 * DAY_MS)
    expect(await patterns()).toEqual([])
  })

  it('once for each player who shares a bank account or wallet (A18)', async () => {
    const [first, second] = [playerId, await newPlayer(harness)]
    harness.payers.shared = [first, second].map((id) => ({ playerId: id, accounts: 2 }))
    expect(await patterns()).toEqual(['shared_source'])
    await patterns()
    const { cases } = await harness.compliance.staff.openCases()
    const found = cases.filter(({ pattern }) => pattern === 'shared_source')
    expect(new Set(found.map((one) => one.playerId))).toEqual(new Set([first, second]))
    expect(found.map((one) => one.facts)).toEqual([{ accounts: 2 }, { accounts: 2 }])
    harness.payers.shared = []
  })

  it('only once when the job runs several times at once', async () => {
    await payIn(100_000)
    await payOut(harness, playerId, 100_000)
    await Promise.all([harness.compliance.work(), harness.compliance.work()])
    harness.clock.advance(DAY_MS)
    expect(await patterns()).toEqual(['no_play'])
  })
})

describe('a case', () => {
  /** Opens a `no_play` case of a new player and returns its id. */
  async function opened(): Promise<string> {
    playerId = await newPlayer(harness)
    await payIn(100_000)
    await payOut(harness, playerId, 100_000)
    await patterns()
    return (await mine())?.id ?? ''
  }
  const mine = async () => (await staff().openCases()).cases.find((one) => one.playerId === playerId)
  const staff = () => harness.compliance.staff

  it('is closed by two people with a reason (R70)', async () => {
    const id = await opened()
    const close = (by: string, note = 'Moved house') => staff().closeCase({ id, by, note })
    expect(await close('ayse', '  ')).toMatchObject({ error: 'note_required' })
    expect(await close('Ayşe Y.')).toMatchObject({ error: 'staff_name' })
    expect(await close('ayse')).toMatchObject({ value: 'proposed' })
    for (const by of ['ayse', 'ayse@root']) expect(await close(by)).toMatchObject({ error: 'same_person' })
    expect(await close('system')).toMatchObject({ error: 'staff_name' })
    expect(await mine()).toMatchObject({ state: 'proposed', proposedBy: 'ayse' })
    expect(await close('mert')).toMatchObject({ value: 'closed' })
    expect(await close('deniz')).toMatchObject({ error: 'state_conflict' })
    expect(await mine()).toBeUndefined()
    expect(await staff().openPatterns(playerId)).toEqual([])
  })

  it('is not closed by the proposal of somebody who lost the right (C07)', async () => {
    const id = await opened()
    const close = (by: string) => staff().closeCase({ id, by, note: 'Moved house' })
    await close('ayse')
    harness.lost.add('ayse')
    expect(await close('mert')).toEqual({ ok: true, value: 'proposed' })
    expect(await close('mert')).toEqual({ ok: false, error: 'same_person' })
    expect(await close('deniz')).toEqual({ ok: true, value: 'closed' })
    harness.lost.clear()
  })

  it('is closed once when two people agree to it at the same time', async () => {
    const id = await opened()
    await staff().closeCase({ id, by: 'ayse', note: 'Moved house' })
    const agree = (by: string) => staff().closeCase({ id, by, note: 'Agreed' })
    const answers = await Promise.all([agree('mert'), agree('deniz')])
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1)
  })

  it('records who viewed, noted, reported and closed it, and is reported only once', async () => {
    const id = await opened()
    const actionBy = (by: string, note: string) => ({ id, by, note })
    expect((await staff().noteCase(actionBy('ayse', 'Asked for a payslip'))).ok).toBe(true)
    expect((await staff().reportCase(actionBy('mert', 'Report 12'))).ok).toBe(true)
    expect(await staff().reportCase(actionBy('mert', 'Report 13'))).toMatchObject({ error: 'state_conflict' })
    expect((await staff().openCaseFile({ id, by: 'deniz' })).ok).toBe(true)
    const file = await staff().openCaseFile({ id, by: 'deniz' })
    expect(file).toMatchObject({
      value: {
        playerId,
        reportedBy: 'mert',
        events: [
          { actor: 'staff:ayse', kind: 'case_noted', note: 'Asked for a payslip' },
          { actor: 'staff:mert', kind: 'case_reported', note: 'Report 12' },
          { actor: 'staff:deniz', kind: 'case_viewed', note: null },
        ],
      },
    })
    const unknown = { ...actionBy('ayse', 'Nothing'), id: randomUUID() }
    expect(await staff().noteCase(unknown)).toMatchObject({ error: 'not_found' })
  })

  it('C04: is listed even if another pattern has more older cases than the list shows', async () => {
    const id = await opened()
    await sql`
      insert into compliance.case (id, player_id, pattern, found_on, facts)
      select gen_random_uuid(), gen_random_uuid(), 'second_account', '2020-01-01', '{}'
      from generate_series(1, 300)`.execute(harness.database.db)
    const { cases, total } = await staff().openCases()
    expect(cases.map((one) => one.id)).toContain(id)
    expect(cases.length).toBeLessThan(total)
  })

  it('flags withdrawals of its player, even if other players have many older cases', async () => {
    const id = await opened()
    await sql`
      insert into compliance.case (id, player_id, pattern, found_on, facts)
      select gen_random_uuid(), gen_random_uuid(), 'no_play', '2020-01-01', '{}'
      from generate_series(1, 300)`.execute(harness.database.db)
    const { cases, total } = await staff().openCases()
    expect(cases.map((one) => one.id)).not.toContain(id)
    expect(total).toBeGreaterThan(300)
    expect(await staff().openPatterns(playerId)).toEqual(['no_play'])
  })
})

describe('an account that is closing (R65)', () => {
  it('refuses bets and deposits, and is closed once its money and open rounds are gone', async () => {
    const closedAt = new Date(NOON_MS)
    await sql`
      update compliance.gate set closed_at = ${closedAt} where player_id = ${playerId}`.execute(
      harness.database.db,
    )
    const after = async (remains: { balance: bigint; openRounds: number }) => {
      harness.remains.set(playerId, { ...remains, balance: kurus(remains.balance) })
      await harness.compliance.work()
      return bet(harness, playerId)
    }
    expect(await after({ balance: 1n, openRounds: 0 })).toBe('account_closed')
    expect(await deposit(harness, playerId, 100)).toBe('account_closed')
    expect(await after({ balance: 0n, openRounds: 1 })).toBe('account_closed')
    expect(await after({ balance: 0n, openRounds: 0 })).toBe('account_inactive')
  })

  it('is closed once when several servers find it at the same time', async () => {
    await sql`
      update compliance.gate set closed_at = ${new Date(NOON_MS)} where player_id = ${playerId}`.execute(
      harness.database.db,
    )
    await Promise.all([harness.compliance.work(), harness.compliance.work(), harness.compliance.work()])
    const { rows } = await sql`
      select from compliance.event where player_id = ${playerId} and kind = 'account_closed'`.execute(
      harness.database.db,
    )
    expect(rows).toHaveLength(1)
  })
})

describe('an unused account (R65)', () => {
  const admitsBonus = async () => {
    const { rows } = await sql<{ reason: string | null }>`
      select compliance.admit_bonus(${playerId}, ${new Date(harness.clock.nowMs())}) as reason`.execute(
      harness.database.db,
    )
    return rows[0]?.reason
  }

  it('is marked dormant after a year, keeps its money, and is active again at the next sign-in', async () => {
    await post(harness, playerId, 'deposit', 5000)
    const since = async () => {
      await harness.compliance.work()
      const { rows } = await sql<{ since: Date | null }>`
        select dormant_since as since from compliance.gate where player_id = ${playerId}`.execute(
        harness.database.db,
      )
      return rows[0]?.since ?? null
    }
    expect(await since()).toBeNull()
    harness.clock.advance(396 * DAY_MS)
    expect(await since()).toEqual(new Date(harness.clock.nowMs()))
    expect((await harness.ledger.balances(playerId)).get('cash')).toBe(kurus(5000))
    expect(await admitsBonus()).toBe('account_inactive')
    await harness.compliance.protection.checkEntry({ playerId, address: '192.0.2.7' })
    expect(await admitsBonus()).toBeNull()
    await sql`
      update identity.player set last_login_at = ${new Date(harness.clock.nowMs())}
      where id = ${playerId}`.execute(harness.database.db)
    expect(await since()).toBeNull()
  })
})
