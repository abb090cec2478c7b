import { bonusMine, ticketsDraws, ticketsList } from '@poyraz/contract'
import { transact } from '@poyraz/db'
import { kurus } from '@poyraz/kernel'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { claim, DRAW, harness, playerId, refused, useOnePlayer } from './fixtures/one-player.ts'

const DEPOSIT = 10_000
const WELCOME = 1
const DISCOUNT = 2
const RELOAD = 3
const FREE_BET = 104
const NO_DEPOSIT = refused('no_deposit')
const PENDING = refused('withdrawal_open')

useOnePlayer()

async function newest(player = playerId) {
  const reply = await harness.call(bonusMine, {}, { playerId: player })
  if (!reply.ok || !('items' in reply.value)) throw new Error('refused')
  return reply.value.items[0]
}

describe('a deposit that was taken out again (A18)', () => {
  it('earns nothing while a withdrawal holds it, and once that is paid', async () => {
    await harness.deposit(playerId, DEPOSIT)
    const first = await harness.hold(playerId)
    for (const bonusID of [WELCOME, RELOAD, FREE_BET]) expect(await claim(bonusID)).toMatchObject(PENDING)
    await harness.endHold(playerId, first, 'paid')
    for (const bonusID of [WELCOME, RELOAD, FREE_BET]) expect(await claim(bonusID)).toMatchObject(NO_DEPOSIT)
    expect(await newest()).toBeUndefined()
    // Another deposit is not affected.
    await harness.deposit(playerId, DEPOSIT)
    expect((await claim(RELOAD)).ok).toBe(true)
  })

  it('earns again when the withdrawal came back', async () => {
    await harness.deposit(playerId, DEPOSIT)
    await harness.endHold(playerId, await harness.hold(playerId), 'returned')
    expect((await claim(WELCOME)).ok).toBe(true)
  })

  it('grants no code that waited for it since the registration', async () => {
    await transact(harness.db, (tx) => harness.promotions.attachToNewcomer(tx, playerId, 'HOSGELDIN'))
    harness.facts.set(playerId, { emailConfirmed: false })
    await harness.deposit(playerId, DEPOSIT)
    const key = await harness.hold(playerId)
    harness.facts.set(playerId, {})
    await harness.promotions.work()
    expect(await newest()).toBeUndefined()
    await harness.endHold(playerId, key, 'returned')
    await harness.promotions.work()
    expect(await harness.money(playerId)).toEqual({ cash: DEPOSIT, bonus: DEPOSIT / 2 })
  })

  it.each(['posted', 'reversed'])('ends its waiting code once its hold is %s', async (end) => {
    const waiting = async () => {
      const { rows } = await sql`select from promotions.attached where player_id = ${playerId}`.execute(
        harness.db,
      )
      return rows.length
    }
    await transact(harness.db, (tx) => harness.promotions.attachToNewcomer(tx, playerId, 'HOSGELDIN'))
    harness.facts.set(playerId, { emailConfirmed: false })
    await harness.deposit(playerId, DEPOSIT, 'payment:1')
    await harness.promotions.work()
    expect(await waiting()).toBe(1)
    if (end === 'reversed') await harness.takeBack(playerId, 'payment:1', DEPOSIT)
    else {
      const key = await harness.hold(playerId)
      await harness.promotions.work()
      expect(await waiting()).toBe(1)
      await harness.endHold(playerId, key, 'paid')
    }
    await harness.promotions.work()
    expect(await waiting()).toBe(0)
    harness.facts.set(playerId, {})
    await harness.deposit(playerId, DEPOSIT)
    expect(await newest()).toBeUndefined()
  })

  it('forfeits its free bet too; an active bonus is reported before a free bet', async () => {
    await harness.deposit(playerId, 50_000)
    expect((await claim(FREE_BET)).ok).toBe(true)
    const freeBet = (await newest())?.id
    await transact(harness.db, async (tx) => {
      expect(await harness.promotions.runningBonus(tx, playerId)).toMatchObject({ id: freeBet })
    })
    harness.clock.advance(1)
    await harness.deposit(playerId, DEPOSIT)
    expect((await claim(RELOAD)).ok).toBe(true)
    const running = (await newest())?.id
    await transact(harness.db, async (tx) => {
      const bonus = await harness.promotions.runningBonus(tx, playerId)
      // The active bonus is reported first; the free bet ends with it.
      expect(bonus).toMatchObject({ id: running })
      await bonus?.forfeit()
      expect(await harness.promotions.runningBonus(tx, playerId)).toBeNull()
    })
    const reply = await harness.call(bonusMine, {}, { playerId })
    const states = reply.ok && 'items' in reply.value ? reply.value.items.map(({ state }) => state) : []
    expect(states).toEqual(['cancelled', 'cancelled'])
    expect(await harness.money(playerId)).toEqual({ cash: 60_000, bonus: 0 })
  })

  it('does not cancel a bonus that is overdue: that one expires', async () => {
    await harness.deposit(playerId, 50_000)
    await claim(FREE_BET)
    harness.sleep(30)
    await transact(harness.db, async (tx) => {
      expect(await harness.promotions.runningBonus(tx, playerId)).toBeNull()
    })
  })

  it('earns nothing by a claim concurrent with a withdrawal', async () => {
    await harness.deposit(playerId, DEPOSIT)
    const { promise: asked, resolve: ask } = Promise.withResolvers<void>()
    const claimed = asked.then(() => claim(WELCOME))
    await transact(harness.db, async (tx) => {
      expect(await harness.promotions.runningBonus(tx, playerId)).toBeNull()
      ask()
      await sql`select pg_sleep(0.2)`.execute(tx)
      await sql`
        select ledger.place_hold(row(0, ${playerId}::uuid, 'withdraw:race', sha256('race'), 'TRY_PLAY')
          ::ledger.transaction_input, 'cash', ${DEPOSIT}::bigint, null, ${new Date(harness.clock.nowMs())})`.execute(
        tx,
      )
    })
    expect(await claimed).toMatchObject(PENDING)
    expect(await harness.money(playerId)).toEqual({ cash: 0, bonus: 0 })
  })
})

describe('a deposit that was taken back (A16)', () => {
  it('ends the bonus that it earned, and earns no other', async () => {
    await harness.deposit(playerId, DEPOSIT, 'payment:1')
    expect((await claim(WELCOME)).ok).toBe(true)
    await harness.takeBack(playerId, 'payment:1', DEPOSIT)
    expect(await newest()).toMatchObject({ state: 'cancelled', removed: BigInt(DEPOSIT / 2) })
    expect(await harness.money(playerId)).toEqual({ cash: 0, bonus: 0 })
    for (const bonusID of [RELOAD, FREE_BET]) expect(await claim(bonusID)).toMatchObject(NO_DEPOSIT)
  })

  it('ends a free bet that it earned, and keeps the bonus of another deposit', async () => {
    await harness.deposit(playerId, 50_000, 'payment:1')
    expect((await claim(FREE_BET)).ok).toBe(true)
    await harness.deposit(playerId, DEPOSIT, 'payment:2')
    expect((await claim(RELOAD)).ok).toBe(true)
    await harness.takeBack(playerId, 'payment:1', 50_000)
    const reply = await harness.call(bonusMine, {}, { playerId })
    const states = reply.ok && 'items' in reply.value ? reply.value.items.map((one) => one.state) : []
    expect(states.toSorted()).toEqual(['active', 'cancelled'])
  })

  it('ends the waiting code that was sent with it', async () => {
    const request = { playerId, code: 'HOSGELDIN', amount: kurus(DEPOSIT), depositKey: 'payment:1' }
    await transact(harness.db, (tx) => harness.promotions.attachCode(tx, request))
    harness.facts.set(playerId, { emailConfirmed: false })
    await harness.deposit(playerId, DEPOSIT, 'payment:1')
    await harness.takeBack(playerId, 'payment:1', DEPOSIT)
    harness.facts.set(playerId, {})
    await harness.promotions.work()
    const { rows } = await sql`select from promotions.attached where player_id = ${playerId}`.execute(
      harness.db,
    )
    expect([await newest(), rows.length]).toEqual([undefined, 0])
  })

  it('does not count as a loss for a loss bonus', async () => {
    await harness.deposit(playerId, 200_000, 'payment:1')
    await harness.play([{ playerId, stake: 199_550, win: 0 }])
    await harness.takeBack(playerId, 'payment:1', 450)
    expect(await claim(DISCOUNT)).toMatchObject(refused('loss_small'))
  })

  it('loses its tickets, and the draw counts the remaining ones', async () => {
    const [loser, ...others] = [harness.player(), harness.player(), harness.player()]
    await harness.depositAndPlay(loser, 100_000, 'payment:1')
    await harness.depositAndPlay(loser, 50_000, 'payment:2')
    for (const other of others) await harness.depositAndPlay(other, 100_000)
    const listed = async (player: string) => {
      const reply = await harness.call(ticketsList, {}, { playerId: player })
      if (!reply.ok || !('items' in reply.value)) throw new Error('refused')
      return reply.value.items
    }
    const draw = async () => {
      const reply = await harness.call(ticketsDraws, {}, { playerId: null })
      if (!reply.ok || !Array.isArray(reply.value)) throw new Error('refused')
      return reply.value[0] as { tickets: number; winners: { number: string }[] }
    }
    expect(await listed(loser)).toHaveLength(3)
    const before = (await draw()).tickets
    await harness.takeBack(loser, 'payment:1', 100_000)
    const left = await listed(loser)
    expect(left).toHaveLength(1)
    expect((await draw()).tickets).toBe(before - 2)
    // No call reports the second one: the draw finds it.
    await transact(harness.db, (tx) => harness.promotions.reverseDeposit(tx, loser, 'payment:2'))
    harness.clock.set(Date.parse(DRAW.drawsAt))
    await harness.promotions.work()
    const drawn = await draw()
    expect(drawn.tickets).toBe(before - 3)
    expect(await listed(loser)).toEqual([])
    const { rows } = await sql<{ number: number }>`
      select number from promotions.ticket where prize > 0 order by prize desc`.execute(harness.db)
    const shown = rows.map(({ number }) => `T-${String(number).padStart(6, '0')}`)
    expect(drawn.winners.map(({ number }) => number)).toEqual(shown)
    expect(shown).toHaveLength(DRAW.prizes.length)
    expect((await Promise.all(others.map(listed))).flat().every(({ prize }) => prize !== null)).toBe(true)
  })
})
