import { bonusMine, bonusRequest, bonusRequests, ticketsList } from '@poyraz/contract'
import { transact } from '@poyraz/db'
import { kurus, randomId } from '@poyraz/kernel'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { claim, harness, nextPlayer, play, playerId, refused, useOnePlayer } from './fixtures/one-player.ts'

const DEPOSIT = 50_000
const WELCOME = 1
const DISCOUNT = 2
const RELOAD = 3
const SPINS = 103
const FREE_BET = 104
const PERSONAL = 101

useOnePlayer()

async function bonuses() {
  const reply = await harness.call(bonusMine, {}, { playerId })
  if (!reply.ok || !('items' in reply.value)) throw new Error('refused')
  return reply.value.items
}

async function tickets(): Promise<number> {
  const reply = await harness.call(ticketsList, {}, { playerId })
  if (!reply.ok || !('items' in reply.value)) throw new Error('refused')
  return reply.value.total
}

async function requests(lang: 'tr' | 'en' = 'tr') {
  const reply = await harness.call(bonusRequests, {}, { playerId, lang })
  if (!reply.ok || !('items' in reply.value)) throw new Error('refused')
  return reply.value.items
}

describe('C03: lottery tickets', () => {
  it('C03: a deposit that is withdrawn and deposited again without play earns none', async () => {
    for (let cycle = 0; cycle < 5; cycle++) {
      await harness.deposit(playerId, DEPOSIT)
      expect(await tickets()).toBe(0)
      await harness.endHold(playerId, await harness.withdraw(playerId, DEPOSIT), 'paid')
    }
    expect(await tickets()).toBe(0)
  })

  it('C03: are earned by cash stakes, and voided by a withdrawal of the deposit, pending or paid', async () => {
    await harness.deposit(playerId, 3 * DEPOSIT)
    expect(await tickets()).toBe(0)
    await play(DEPOSIT, DEPOSIT)
    expect(await tickets()).toBe(1)
    await play(2 * DEPOSIT, 2 * DEPOSIT)
    expect(await tickets()).toBe(3)
    const hold = await harness.withdraw(playerId, DEPOSIT)
    expect(await tickets()).toBe(2)
    await harness.endHold(playerId, hold, 'returned')
    expect(await tickets()).toBe(3)
    const again = await harness.withdraw(playerId, 2 * DEPOSIT)
    await harness.endHold(playerId, again, 'paid')
    expect(await tickets()).toBe(1)
    await harness.sendBack(playerId, again, 2 * DEPOSIT)
    expect(await tickets()).toBe(3)
  })

  it('C03: a payout of a part of the hold takes that part of the deposit', async () => {
    await harness.deposit(playerId, 3 * DEPOSIT)
    await play(3 * DEPOSIT, 3 * DEPOSIT)
    const hold = await harness.withdraw(playerId, 2 * DEPOSIT)
    expect(await tickets()).toBe(1)
    await harness.endHold(playerId, hold, 'paid', DEPOSIT)
    expect(await tickets()).toBe(2)
  })

  it('C03: stakes before a deposit and stakes of bonus money do not play it', async () => {
    await harness.deposit(playerId, DEPOSIT)
    for (let round = 0; round < 4; round++) await play(DEPOSIT, DEPOSIT)
    await harness.deposit(playerId, DEPOSIT)
    expect(await tickets()).toBe(1)
    const hold = await harness.withdraw(playerId, DEPOSIT)
    await harness.endHold(playerId, hold, 'paid')
    // A withdrawal takes the newest deposit first: the played one stands.
    expect(await tickets()).toBe(1)
    await harness.deposit(playerId, 4 * DEPOSIT)
    expect((await claim(RELOAD)).ok).toBe(true)
    while ((await harness.money(playerId)).cash > 0) await play(5_000)
    const earned = await tickets()
    expect(earned).toBe(5)
    await play(5_000)
    expect(await tickets()).toBe(earned)
  })

  it('C03: are voided by a dispute, and issued again after it is won', async () => {
    await harness.deposit(playerId, DEPOSIT, 'payment:1')
    await play(DEPOSIT, DEPOSIT)
    expect(await tickets()).toBe(1)
    await harness.takeBack(playerId, 'payment:1', DEPOSIT)
    expect(await tickets()).toBe(0)
    await harness.giveBack(playerId, 'payment:1', DEPOSIT)
    expect(await tickets()).toBe(1)
  })
})

describe('C03: a loss bonus', () => {
  async function lostOne(): Promise<void> {
    await harness.deposit(playerId, 200_000, 'payment:lost')
    await play(200_000)
    expect((await claim(DISCOUNT)).ok).toBe(true)
    expect(await harness.money(playerId)).toEqual({ cash: 0, bonus: 60_000 })
  }

  it('C03: ends with the dispute of a lost deposit, and may be claimed again after it is won', async () => {
    await lostOne()
    await harness.takeBack(playerId, 'payment:lost', 0)
    expect(await harness.money(playerId)).toEqual({ cash: 0, bonus: 0 })
    expect(await bonuses()).toMatchObject([{ state: 'cancelled', removed: 60_000n }])
    expect(await claim(DISCOUNT)).toMatchObject({ ok: false })
    await harness.giveBack(playerId, 'payment:lost', 0)
    expect((await claim(DISCOUNT)).ok).toBe(true)
    expect(await harness.money(playerId)).toEqual({ cash: 0, bonus: 60_000 })
  })

  it('C03: leaves out what was lost to other players', async () => {
    await harness.deposit(playerId, 200_000)
    await play(200_000)
    harness.facts.set(playerId, { lostToPlayers: kurus(199_900) })
    expect(await claim(DISCOUNT)).toMatchObject(refused('loss_small'))
    harness.facts.set(playerId, { lostToPlayers: kurus(100_000) })
    expect((await claim(DISCOUNT)).ok).toBe(true)
    expect(await harness.money(playerId)).toEqual({ cash: 0, bonus: 30_000 })
  })

  it('C03: cannot be claimed again after a won dispute if it was used', async () => {
    await lostOne()
    await play(5_000)
    await harness.takeBack(playerId, 'payment:lost', 0)
    await harness.giveBack(playerId, 'payment:lost', 0)
    expect(await claim(DISCOUNT)).toMatchObject({ error: { error: 'bonus_taken' } })
  })

  it('C03: is clawed back from cash after its release, and returned after the dispute is won', async () => {
    await lostOne()
    for (let round = 0; round < 12; round++) await play(5_000, 5_000)
    expect(await harness.money(playerId)).toEqual({ cash: 60_000, bonus: 0 })
    for (let dispute = 1; dispute <= 2; dispute++) {
      const key = dispute === 1 ? 'payment:lost' : 'payment:lost:2'
      await transact(harness.db, (tx) => harness.promotions.reverseDeposit(tx, playerId, 'payment:lost'))
      expect(await harness.money(playerId), key).toEqual({ cash: 0, bonus: 0 })
      await transact(harness.db, (tx) => harness.promotions.restoreDeposit(tx, playerId, 'payment:lost'))
      expect(await harness.money(playerId), key).toEqual({ cash: 60_000, bonus: 0 })
    }
  })

  it('C03: is not granted for money that a dispute took from another deposit', async () => {
    await harness.deposit(playerId, 200_000, 'payment:1')
    await play(200_000)
    await harness.deposit(playerId, 200_000, 'payment:2')
    await harness.takeBack(playerId, 'payment:1', 200_000)
    expect(await claim(DISCOUNT)).toMatchObject(refused('loss_small'))
    expect(await claim(RELOAD)).toMatchObject(refused('no_deposit'))
  })
})

describe('C03: a deposit bonus', () => {
  it('C03: of a disputed deposit may be claimed again after the dispute is won, if it was not used', async () => {
    await harness.deposit(playerId, DEPOSIT, 'payment:1')
    expect((await claim(WELCOME)).ok).toBe(true)
    await harness.takeBack(playerId, 'payment:1', DEPOSIT)
    await harness.giveBack(playerId, 'payment:1', DEPOSIT)
    expect((await claim(WELCOME)).ok).toBe(true)
    expect(await harness.money(playerId)).toEqual({ cash: DEPOSIT, bonus: DEPOSIT / 2 })
    await harness.takeBack(playerId, 'payment:1', DEPOSIT)
    expect(await harness.money(playerId)).toEqual({ cash: 0, bonus: 0 })
  })

  it('C03: granted by staff needs a standing deposit, and ends with it', async () => {
    const ask = async () => {
      const reply = await harness.call(bonusRequest, { bonusID: PERSONAL }, { playerId })
      if (!reply.ok) throw new Error('refused')
      return reply.value.requestID
    }
    const requestId = await ask()
    const approve = () =>
      harness.promotions.decide({ requestId, staff: 'ayse', amount: kurus(20_000), reason: 'x' })
    expect(await approve()).toEqual({ ok: false, error: 'no_deposit' })
    await harness.deposit(playerId, DEPOSIT, 'payment:1')
    const hold = await harness.withdraw(playerId, DEPOSIT)
    expect(await approve()).toEqual({ ok: false, error: 'withdrawal_open' })
    await harness.endHold(playerId, hold, 'returned')
    expect((await approve()).ok).toBe(true)
    await harness.takeBack(playerId, 'payment:1', DEPOSIT)
    expect(await harness.money(playerId)).toEqual({ cash: 0, bonus: 0 })
  })
})

describe('C03: a waiting code', () => {
  async function waiting(kind: 'registration' | 'deposit', code = 'HOSGELDIN'): Promise<void> {
    const depositKey = `payment:${randomId()}`
    harness.facts.set(playerId, { emailConfirmed: false })
    await transact(harness.db, async (tx) => {
      if (kind === 'registration') return harness.promotions.attachToNewcomer(tx, playerId, code)
      await harness.promotions.attachCode(tx, { playerId, code, amount: kurus(200_000), depositKey })
    })
    await harness.deposit(playerId, 200_000, depositKey)
  }

  it.each(['registration', 'deposit'] as const)(
    'C03: of a %s ends with the first stake, and the player sees the reason',
    async (kind) => {
      await waiting(kind)
      await play(200_000)
      harness.facts.delete(playerId)
      await harness.promotions.work()
      expect(await harness.money(playerId)).toEqual({ cash: 0, bonus: 0 })
      expect(await requests('tr')).toMatchObject([
        { bonusID: WELCOME, status: 'cancelled', reason: expect.stringContaining('bahis oynadığın için') },
      ])
      expect(await requests('en')).toMatchObject([{ reason: expect.stringContaining('You placed a bet') }])
      await harness.deposit(playerId, 200_000)
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
    const hold = await harness.withdraw(playerId, 200_000)
    await harness.promotions.work()
    expect(await requests()).toEqual([])
    await harness.endHold(playerId, hold, 'paid')
    await harness.promotions.work()
    expect(await requests()).toMatchObject([{ reason: expect.stringContaining('çekildi') }])
  })

  it('C03: is granted if nothing was staked', async () => {
    await waiting('registration')
    harness.facts.delete(playerId)
    await harness.promotions.work()
    expect(await harness.money(playerId)).toEqual({ cash: 200_000, bonus: 99_900 })
    expect(await requests()).toEqual([])
  })
})

describe('C03: a pending withdrawal', () => {
  it.each([
    ['all at once', [200_000]],
    ['in parts', [50_000, 100_000, 50_000]],
    ['in part', [150_000]],
  ])('C03: %s before a claim refuses every offer while pending, also after a deposit', async (_, parts) => {
    await harness.deposit(playerId, 200_000)
    const holds = []
    for (const part of parts) holds.push({ part, key: await harness.withdraw(playerId, part) })
    for (const id of [WELCOME, RELOAD, SPINS, FREE_BET, DISCOUNT, PERSONAL]) {
      expect(await claim(id), String(id)).toMatchObject(refused('withdrawal_open'))
    }
    await harness.deposit(playerId, 20_000)
    expect(await claim(RELOAD)).toMatchObject(refused('withdrawal_open'))
    for (const { key, part } of holds) await harness.endHold(playerId, key, 'paid', part)
    expect((await claim(RELOAD)).ok).toBe(true)
    expect(await harness.money(playerId)).toMatchObject({ bonus: 4_000 })
  })

  it('C03: ends a bonus that was claimed before, also if the withdrawal is cancelled', async () => {
    await harness.deposit(playerId, 200_000)
    expect((await claim(WELCOME)).ok).toBe(true)
    const hold = await harness.withdraw(playerId, 1_000)
    expect((await harness.money(playerId)).bonus).toBe(0)
    await harness.endHold(playerId, hold, 'returned', 1_000)
    expect(await claim(WELCOME)).toMatchObject({ error: { error: 'bonus_taken' } })
    expect(await harness.money(playerId)).toEqual({ cash: 200_000, bonus: 0 })
  })

  it('C03: leaves the deposit unchanged if it is cancelled', async () => {
    await harness.deposit(playerId, 200_000)
    await harness.endHold(playerId, await harness.withdraw(playerId, 200_000), 'returned')
    expect((await claim(WELCOME)).ok).toBe(true)
  })

  it('C03: and concurrent claims never leave a bonus beside held money', async () => {
    for (let race = 0; race < 10; race++) {
      nextPlayer()
      await harness.deposit(playerId, 200_000)
      await Promise.all([
        claim(WELCOME),
        harness.withdraw(playerId, 50_000),
        claim(FREE_BET),
        harness.withdraw(playerId, 150_000),
        claim(SPINS),
      ])
      const open = (await bonuses()).filter(({ state }) => state === 'active' || state === 'held')
      expect(open).toEqual([])
      expect(await harness.money(playerId)).toEqual({ cash: 0, bonus: 0 })
    }
  })

  it('C03: is counted before bonus money if a bonus is active', async () => {
    await harness.deposit(playerId, 20_000)
    expect((await claim(RELOAD)).ok).toBe(true)
    // A hold that does not end the bonus, unlike a withdrawal.
    await harness.hold(playerId, 18_000)
    expect(await harness.play([{ playerId, stake: 3_000, win: 0 }])).toMatchObject([
      { status: 'insufficient_funds' },
    ])
    expect(await harness.play([{ playerId, stake: 2_000, win: 0 }])).toMatchObject([{ status: 'created' }])
    expect(await harness.money(playerId)).toEqual({ cash: 0, bonus: 4_000 })
  })
})

describe('C03: the definition', () => {
  it('C03: is the only SQL that reads deposits and withdrawals from the ledger', async () => {
    const { rows } = await sql<{ name: string }>`
      select proname::text as name from pg_proc
      where pronamespace = 'promotions'::regnamespace
        and prosrc ~ '''(deposit|withdrawal|withdrawal_fee)''|ledger\.hold|reversed_deposit'
      order by 1`.execute(harness.db)
    expect(rows.map(({ name }) => name)).toEqual([
      'depositors',
      'deposits',
      'is_disputed',
      'is_received',
      'restore_deposit',
      'reverse_deposit',
      'taken_back',
      'taken_out',
    ])
  })
})
