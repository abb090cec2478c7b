import { bonusMine, bonusRequest, bonusRequests, ticketsList } from '@poyraz/contract'
import { transact } from '@poyraz/db'
import { kurus, randomId } from '@poyraz/kernel'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { claim, house, nextPlayer, play, playerId, refused, useOnePlayer } from './fixtures/one-player.ts'

const DEPOSIT = 50_000
const WELCOME = 1
const DISCOUNT = 2
const RELOAD = 3
const SPINS = 103
const FREE_BET = 104
const PERSONAL = 101

useOnePlayer()

async function bonuses() {
  const reply = await house.call(bonusMine, {}, { playerId })
  if (!reply.ok || !('items' in reply.value)) throw new Error('refused')
  return reply.value.items
}

async function tickets(): Promise<number> {
  const reply = await house.call(ticketsList, {}, { playerId })
  if (!reply.ok || !('items' in reply.value)) throw new Error('refused')
  return reply.value.total
}

async function requests(lang: 'tr' | 'en' = 'tr') {
  const reply = await house.call(bonusRequests, {}, { playerId, lang })
  if (!reply.ok || !('items' in reply.value)) throw new Error('refused')
  return reply.value.items
}

describe('C03: lottery tickets', () => {
  it('C03: a deposit that is withdrawn and deposited again without play earns none', async () => {
    for (let cycle = 0; cycle < 5; cycle++) {
      await house.deposit(playerId, DEPOSIT)
      expect(await tickets()).toBe(0)
      await house.endHold(playerId, await house.withdraw(playerId, DEPOSIT), 'paid')
    }
    expect(await tickets()).toBe(0)
  })

  it('C03: are earned by cash stakes, and voided by a withdrawal of the deposit, pending or paid', async () => {
    await house.deposit(playerId, 3 * DEPOSIT)
    expect(await tickets()).toBe(0)
    await play(DEPOSIT, DEPOSIT)
    expect(await tickets()).toBe(1)
    await play(2 * DEPOSIT, 2 * DEPOSIT)
    expect(await tickets()).toBe(3)
    const hold = await house.withdraw(playerId, DEPOSIT)
    expect(await tickets()).toBe(2)
    await house.endHold(playerId, hold, 'returned')
    expect(await tickets()).toBe(3)
    const again = await house.withdraw(playerId, 2 * DEPOSIT)
    await house.endHold(playerId, again, 'paid')
    expect(await tickets()).toBe(1)
    await house.sendBack(playerId, again, 2 * DEPOSIT)
    expect(await tickets()).toBe(3)
  })

  it('C03: a payout of a part of the hold takes that part of the deposit', async () => {
    await house.deposit(playerId, 3 * DEPOSIT)
    await play(3 * DEPOSIT, 3 * DEPOSIT)
    const hold = await house.withdraw(playerId, 2 * DEPOSIT)
    expect(await tickets()).toBe(1)
    await house.endHold(playerId, hold, 'paid', DEPOSIT)
    expect(await tickets()).toBe(2)
  })

  it('C03: stakes before a deposit and stakes of bonus money do not play it', async () => {
    await house.deposit(playerId, DEPOSIT)
    for (let round = 0; round < 4; round++) await play(DEPOSIT, DEPOSIT)
    await house.deposit(playerId, DEPOSIT)
    expect(await tickets()).toBe(1)
    const hold = await house.withdraw(playerId, DEPOSIT)
    await house.endHold(playerId, hold, 'paid')
    // A withdrawal takes the newest deposit first: the played one stands.
    expect(await tickets()).toBe(1)
    await house.deposit(playerId, 4 * DEPOSIT)
    expect((await claim(RELOAD)).ok).toBe(true)
    while ((await house.money(playerId)).cash > 0) await play(5_000)
    const earned = await tickets()
    expect(earned).toBe(5)
    await play(5_000)
    expect(await tickets()).toBe(earned)
  })

  it('C03: are voided by a dispute, and issued again after it is won', async () => {
    await house.deposit(playerId, DEPOSIT, 'payment:1')
    await play(DEPOSIT, DEPOSIT)
    expect(await tickets()).toBe(1)
    await house.takeBack(playerId, 'payment:1', DEPOSIT)
    expect(await tickets()).toBe(0)
    await house.giveBack(playerId, 'payment:1', DEPOSIT)
    expect(await tickets()).toBe(1)
  })
})

describe('C03: a loss bonus', () => {
  async function lostOne(): Promise<void> {
    await house.deposit(playerId, 200_000, 'payment:lost')
    await play(200_000)
    expect((await claim(DISCOUNT)).ok).toBe(true)
    expect(await house.money(playerId)).toEqual({ cash: 0, bonus: 60_000 })
  }

  it('C03: ends with the dispute of a lost deposit, and may be claimed again after it is won', async () => {
    await lostOne()
    await house.takeBack(playerId, 'payment:lost', 0)
    expect(await house.money(playerId)).toEqual({ cash: 0, bonus: 0 })
    expect(await bonuses()).toMatchObject([{ state: 'cancelled', removed: 60_000n }])
    expect(await claim(DISCOUNT)).toMatchObject({ ok: false })
    await house.giveBack(playerId, 'payment:lost', 0)
    expect((await claim(DISCOUNT)).ok).toBe(true)
    expect(await house.money(playerId)).toEqual({ cash: 0, bonus: 60_000 })
  })

  it('C03: cannot be claimed again after a won dispute if it was used', async () => {
    await lostOne()
    await play(5_000)
    await house.takeBack(playerId, 'payment:lost', 0)
    await house.giveBack(playerId, 'payment:lost', 0)
    expect(await claim(DISCOUNT)).toMatchObject({ error: { error: 'bonus_taken' } })
  })

  it('C03: is clawed back from cash after its release, and returned after the dispute is won', async () => {
    await lostOne()
    for (let round = 0; round < 12; round++) await play(5_000, 5_000)
    expect(await house.money(playerId)).toEqual({ cash: 60_000, bonus: 0 })
    for (let dispute = 1; dispute <= 2; dispute++) {
      const key = dispute === 1 ? 'payment:lost' : 'payment:lost:2'
      await transact(house.db, (tx) => house.promotions.reverseDeposit(tx, playerId, 'payment:lost'))
      expect(await house.money(playerId), key).toEqual({ cash: 0, bonus: 0 })
      await transact(house.db, (tx) => house.promotions.restoreDeposit(tx, playerId, 'payment:lost'))
      expect(await house.money(playerId), key).toEqual({ cash: 60_000, bonus: 0 })
    }
  })

  it('C03: is not granted for money that a dispute took from another deposit', async () => {
    await house.deposit(playerId, 200_000, 'payment:1')
    await play(200_000)
    await house.deposit(playerId, 200_000, 'payment:2')
    await house.takeBack(playerId, 'payment:1', 200_000)
    expect(await claim(DISCOUNT)).toMatchObject(refused('loss_small'))
    expect(await claim(RELOAD)).toMatchObject(refused('no_deposit'))
  })
})

describe('C03: a deposit bonus', () => {
  it('C03: of a disputed deposit may be claimed again after the dispute is won, if it was not used', async () => {
    await house.deposit(playerId, DEPOSIT, 'payment:1')
    expect((await claim(WELCOME)).ok).toBe(true)
    await house.takeBack(playerId, 'payment:1', DEPOSIT)
    await house.giveBack(playerId, 'payment:1', DEPOSIT)
    expect((await claim(WELCOME)).ok).toBe(true)
    expect(await house.money(playerId)).toEqual({ cash: DEPOSIT, bonus: DEPOSIT / 2 })
    await house.takeBack(playerId, 'payment:1', DEPOSIT)
    expect(await house.money(playerId)).toEqual({ cash: 0, bonus: 0 })
  })

  it('C03: granted by staff needs a standing deposit, and ends with it', async () => {
    const ask = async () => {
      const reply = await house.call(bonusRequest, { bonusID: PERSONAL }, { playerId })
      if (!reply.ok) throw new Error('refused')
      return reply.value.requestID
    }
    const requestId = await ask()
    const approve = () =>
      house.promotions.decide({ requestId, staff: 'ayse', amount: kurus(20_000), reason: 'x' })
    expect(await approve()).toEqual({ ok: false, error: 'no_deposit' })
    await house.deposit(playerId, DEPOSIT, 'payment:1')
    const hold = await house.withdraw(playerId, DEPOSIT)
    expect(await approve()).toEqual({ ok: false, error: 'withdrawal_open' })
    await house.endHold(playerId, hold, 'returned')
    expect((await approve()).ok).toBe(true)
    await house.takeBack(playerId, 'payment:1', DEPOSIT)
    expect(await house.money(playerId)).toEqual({ cash: 0, bonus: 0 })
  })
})

describe('C03: a waiting code', () => {
  async function waiting(kind: 'registration' | 'deposit', code = 'HOSGELDIN'): Promise<void> {
    const depositKey = `payment:${randomId()}`
    house.facts.set(playerId, { emailConfirmed: false })
    await transact(house.db, async (tx) => {
      if (kind === 'registration') return house.promotions.attachToNewcomer(tx, playerId, code)
      await house.promotions.attachCode(tx, { playerId, code, amount: kurus(200_000), depositKey })
    })
    await house.deposit(playerId, 200_000, depositKey)
  }

  it.each(['registration', 'deposit'] as const)(
    'C03: of a %s ends with the first stake, and the player sees the reason',
    async (kind) => {
      await waiting(kind)
      await play(200_000)
      house.facts.delete(playerId)
      await house.promotions.work()
      expect(await house.money(playerId)).toEqual({ cash: 0, bonus: 0 })
      expect(await requests('tr')).toMatchObject([
        { bonusID: WELCOME, status: 'cancelled', reason: expect.stringContaining('bahis oynadığın için') },
      ])
      expect(await requests('en')).toMatchObject([{ reason: expect.stringContaining('You placed a bet') }])
      await house.deposit(playerId, 200_000)
      expect(await bonuses()).toEqual([])
    },
  )

  it('C03: is shown as ended before the background work has run', async () => {
    await waiting('registration')
    expect(await requests()).toEqual([])
    await play(100)
    expect(await requests()).toMatchObject([{ status: 'cancelled' }])
  })

  it('C03: ends after its deposit was paid out, and waits while the withdrawal is pending', async () => {
    await waiting('registration')
    const hold = await house.withdraw(playerId, 200_000)
    await house.promotions.work()
    expect(await requests()).toEqual([])
    await house.endHold(playerId, hold, 'paid')
    await house.promotions.work()
    expect(await requests()).toMatchObject([{ reason: expect.stringContaining('çekildi') }])
  })

  it('C03: is granted if nothing was staked', async () => {
    await waiting('registration')
    house.facts.delete(playerId)
    await house.promotions.work()
    expect(await house.money(playerId)).toEqual({ cash: 200_000, bonus: 99_900 })
    expect(await requests()).toEqual([])
  })
})

describe('C03: a pending withdrawal', () => {
  it.each([
    ['all at once', [200_000]],
    ['in parts', [50_000, 100_000, 50_000]],
    ['in part', [150_000]],
  ])('C03: %s before a claim refuses every offer while pending, also after a deposit', async (_, parts) => {
    await house.deposit(playerId, 200_000)
    const holds = []
    for (const part of parts) holds.push({ part, key: await house.withdraw(playerId, part) })
    for (const id of [WELCOME, RELOAD, SPINS, FREE_BET, DISCOUNT, PERSONAL]) {
      expect(await claim(id), String(id)).toMatchObject(refused('withdrawal_open'))
    }
    await house.deposit(playerId, 20_000)
    expect(await claim(RELOAD)).toMatchObject(refused('withdrawal_open'))
    for (const { key, part } of holds) await house.endHold(playerId, key, 'paid', part)
    expect((await claim(RELOAD)).ok).toBe(true)
    expect(await house.money(playerId)).toMatchObject({ bonus: 4_000 })
  })

  it('C03: ends a bonus that was claimed before, also if the withdrawal is cancelled', async () => {
    await house.deposit(playerId, 200_000)
    expect((await claim(WELCOME)).ok).toBe(true)
    const hold = await house.withdraw(playerId, 1_000)
    expect((await house.money(playerId)).bonus).toBe(0)
    await house.endHold(playerId, hold, 'returned', 1_000)
    expect(await claim(WELCOME)).toMatchObject({ error: { error: 'bonus_taken' } })
    expect(await house.money(playerId)).toEqual({ cash: 200_000, bonus: 0 })
  })

  it('C03: leaves the deposit unchanged if it is cancelled', async () => {
    await house.deposit(playerId, 200_000)
    await house.endHold(playerId, await house.withdraw(playerId, 200_000), 'returned')
    expect((await claim(WELCOME)).ok).toBe(true)
  })

  it('C03: and concurrent claims never leave a bonus beside held money', async () => {
    for (let race = 0; race < 10; race++) {
      nextPlayer()
      await house.deposit(playerId, 200_000)
      await Promise.all([
        claim(WELCOME),
        house.withdraw(playerId, 50_000),
        claim(FREE_BET),
        house.withdraw(playerId, 150_000),
        claim(SPINS),
      ])
      const open = (await bonuses()).filter(({ state }) => state === 'active' || state === 'held')
      expect(open).toEqual([])
      expect(await house.money(playerId)).toEqual({ cash: 0, bonus: 0 })
    }
  })

  it('C03: is counted before bonus money if a bonus is active', async () => {
    await house.deposit(playerId, 20_000)
    expect((await claim(RELOAD)).ok).toBe(true)
    // A hold that does not end the bonus, unlike a withdrawal.
    await house.hold(playerId, 18_000)
    expect(await house.play([{ playerId, stake: 3_000, win: 0 }])).toMatchObject([
      { status: 'insufficient_funds' },
    ])
    expect(await house.play([{ playerId, stake: 2_000, win: 0 }])).toMatchObject([{ status: 'created' }])
    expect(await house.money(playerId)).toEqual({ cash: 0, bonus: 4_000 })
  })
})

describe('C03: the definition', () => {
  it('C03: is the only SQL that reads deposits and withdrawals from the ledger', async () => {
    const { rows } = await sql<{ name: string }>`
      select proname::text as name from pg_proc
      where pronamespace = 'promotions'::regnamespace
        and prosrc ~ '''(deposit|withdrawal|withdrawal_fee)''|ledger\.hold|reversed_deposit'
      order by 1`.execute(house.db)
    expect(rows.map(({ name }) => name)).toEqual([
      'collect_claws',
      'depositors',
      'deposits',
      'is_received',
      'restore_deposit',
      'reverse_deposit',
      'taken_back',
      'taken_out',
    ])
  })
})
