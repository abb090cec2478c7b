import { DAY_MS, HOUR_MS, kurus } from '@poyraz/kernel'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bet, deposit, type House, NOON_MS, newPlayer, openHouse, playRound, post } from './fixtures/house.ts'

let house: House
let playerId: string

beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())
beforeEach(async () => {
  house.clock.set(NOON_MS)
  playerId = await newPlayer(house)
})

async function patterns(): Promise<readonly string[]> {
  await house.compliance.work()
  const cases = await house.compliance.staff.openCases()
  return cases.filter((one) => one.playerId === playerId).map((one) => one.pattern)
}

async function payIn(amount: number): Promise<void> {
  expect(await deposit(house, playerId, amount)).toBeNull()
  await post(house, playerId, 'deposit', amount)
}

describe('a case is opened', () => {
  it('for deposits just below what is reported, from the third in a day on', async () => {
    await payIn(7_400_000)
    await payIn(7_499_999)
    house.clock.advance(23 * HOUR_MS)
    expect(await patterns()).toEqual([])
    await payIn(6_750_000)
    expect(await patterns()).toEqual(['structuring'])
  })

  it('not for as many that are larger, smaller or spread', async () => {
    for (const amount of [7_500_000, 7_500_000, 6_749_999, 7_400_000]) await payIn(amount)
    expect(await patterns()).toEqual([])
  })

  it('for what was paid in and out again without play, and not after play', async () => {
    await payIn(100_000)
    await post(house, playerId, 'withdrawal', 80_000)
    expect(await patterns()).toEqual(['no_play'])
    playerId = await newPlayer(house)
    await payIn(100_000)
    await playRound(house, playerId, 20_000, 20_000)
    await post(house, playerId, 'withdrawal', 80_000)
    expect(await patterns()).toEqual([])
  })

  it('for a month that reaches the bound', async () => {
    for (let count = 0; count < 5; count++) await payIn(10_000_000)
    expect(await patterns()).toEqual(['aggregate'])
  })

  it('for an account that is closed a week after its first deposit', async () => {
    await payIn(100_000)
    await playRound(house, playerId, 50_000)
    house.clock.advance(6 * DAY_MS)
    await sql`
      update compliance.gate set closed_at = ${new Date(house.clock.nowMs())}
      where player_id = ${playerId}`.execute(house.database.db)
    expect(await patterns()).toEqual(['fast_close'])
  })

  it('once, however often is looked', async () => {
    await payIn(100_000)
    await post(house, playerId, 'withdrawal', 100_000)
    await Promise.all([house.compliance.work(), house.compliance.work()])
    house.clock.advance(DAY_MS)
    expect(await patterns()).toEqual(['no_play'])
  })
})

it('a case is closed by two people with a reason', async () => {
  await payIn(100_000)
  await post(house, playerId, 'withdrawal', 100_000)
  await patterns()
  const { staff } = house.compliance
  const mine = async () => (await staff.openCases()).find((one) => one.playerId === playerId)
  const id = (await mine())?.id ?? ''
  expect(await staff.agreeToCloseCase({ id, by: 'ayse' })).toMatchObject({ error: 'state_conflict' })
  expect(await staff.proposeClosingCase({ id, by: 'ayse', reason: '  ' })).toMatchObject({ error: 'reason' })
  expect((await staff.proposeClosingCase({ id, by: 'ayse', reason: 'Moved house' })).ok).toBe(true)
  expect(await staff.agreeToCloseCase({ id, by: 'ayse' })).toMatchObject({ error: 'state_conflict' })
  expect(await mine()).toMatchObject({ state: 'proposed', proposedBy: 'ayse' })
  expect((await staff.agreeToCloseCase({ id, by: 'mert' })).ok).toBe(true)
  expect(await mine()).toBeUndefined()
})

describe('an account that is closing', () => {
  it('takes no bet and no deposit, and closes for good once its money and rounds are gone', async () => {
    const closedAt = new Date(NOON_MS)
    await sql`
      update compliance.gate set closed_at = ${closedAt} where player_id = ${playerId}`.execute(
      house.database.db,
    )
    const after = async (remains: { balance: bigint; openRounds: number }) => {
      house.remains.set(playerId, { ...remains, balance: kurus(remains.balance) })
      await house.compliance.work()
      return bet(house, playerId)
    }
    expect(await after({ balance: 1n, openRounds: 0 })).toBe('account_closed')
    expect(await deposit(house, playerId, 100)).toBe('account_closed')
    expect(await after({ balance: 0n, openRounds: 1 })).toBe('account_closed')
    expect(await after({ balance: 0n, openRounds: 0 })).toBe('account_inactive')
  })
})

describe('an account nobody uses', () => {
  it('is marked dormant after a year, keeps its money, and wakes when its player is back', async () => {
    await post(house, playerId, 'deposit', 5000)
    const since = async () => {
      await house.compliance.work()
      const { rows } = await sql<{ since: Date | null }>`
        select dormant_since as since from compliance.gate where player_id = ${playerId}`.execute(
        house.database.db,
      )
      return rows[0]?.since ?? null
    }
    expect(await since()).toBeNull()
    house.clock.advance(396 * DAY_MS)
    expect(await since()).toEqual(new Date(house.clock.nowMs()))
    expect((await house.ledger.balances(playerId)).get('cash')).toBe(kurus(5000))
    await sql`
      update identity.player set last_login_at = ${new Date(house.clock.nowMs())}
      where id = ${playerId}`.execute(house.database.db)
    expect(await since()).toBeNull()
  })
})
