import { PLAYER_PRODUCTS, PRODUCTS } from '@poyraz/contract'
import { DAY_MS, kurus } from '@poyraz/kernel'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { betOf, type Harness, openHarness } from './fixtures/harness.ts'

let harness: Harness
beforeAll(async () => {
  harness = await openHarness()
})
afterAll(() => harness.close())

const won = (win: number, stake?: number) => ({
  win: kurus(win),
  ...(stake === undefined ? {} : { stake: kurus(stake) }),
})
const ABOVE_LIMIT = 1_500
const LIMITED = { max_stake: 1_000 }

describe('the wagering of a bonus', () => {
  it('counts the stakes that its limit was checked for, whichever money paid them', async () => {
    const player = await harness.player(5_000)
    const bonusId = await player.giveBonus(500, 100_000, LIMITED)
    const error = { error: 'bonus_stake_limit', data: { max: LIMITED.max_stake } }
    expect(await player.open(ABOVE_LIMIT)).toEqual({ ok: false, error })
    await player.open(1_000)
    await player.settle(won(0))
    expect(await player.bonus(bonusId)).toMatchObject({ progressBp: 10_000_000n, state: 'active' })
  })

  it('does not count a stake above its limit that was placed while its free spins waited', async () => {
    const player = await harness.player(5_000)
    const bonusId = await player.giveSpins(1, LIMITED)
    expect(await player.open(ABOVE_LIMIT)).toMatchObject({ ok: true })
    await player.spin(800)
    await player.settle(won(0))
    expect(await player.bonus(bonusId)).toMatchObject({ progressBp: 0n, state: 'active' })
  })

  it('does not count the stakes of a table', async () => {
    const player = await harness.player(5_000)
    const bonusId = await player.giveBonus(500, 100_000, LIMITED)
    const seat = betOf(player.playerId, ABOVE_LIMIT, { id: crypto.randomUUID() })
    const [opened] = await harness.openTable([seat])
    player.bet(opened)
    await player.settle(won(ABOVE_LIMIT))
    expect(await player.bonus(bonusId)).toMatchObject({ progressBp: 0n, state: 'active' })
  })
})

describe('the last day of a bonus with money in open bets', () => {
  const WEEK = 7 * DAY_MS
  const withOpenBet = async (wagering: number) => {
    const player = await harness.player(0)
    const last = { expires_at: new Date(harness.clock.nowMs() + WEEK) }
    const bonusId = await player.giveBonus(5_000, wagering, last)
    await player.open(500)
    const settled = harness.bettorOf(player)
    await settled.open(1_000)
    await settled.settle(won(2_000))
    harness.clock.advance(WEEK)
    await player.expireBonus(bonusId)
    return { player, bonusId }
  }

  it('does not end it once it is wagered: it becomes cash when they are settled', async () => {
    const { player, bonusId } = await withOpenBet(1_000)
    expect(await player.bonus(bonusId)).toMatchObject({ state: 'active', staked: 500n })
    await expect(player.giveBonus(100, 100)).rejects.toThrow('bonus_active')
    const more = harness.bettorOf(player)
    await more.open(300)
    await player.settle(won(1_000))
    expect(await player.bonus(bonusId)).toMatchObject({ state: 'active', staked: 300n })
    await more.settle(won(0))
    expect(await player.bonus(bonusId)).toMatchObject({ state: 'released', staked: 0n })
    expect(await player.money()).toMatchObject({ cash: 6_200n, bonus: 0n, 'stake:sports': 0n })
  })

  it('ends it before it is wagered, and its share of their wins goes to the house', async () => {
    const { player, bonusId } = await withOpenBet(100_000)
    expect(await player.bonus(bonusId)).toMatchObject({ state: 'expired' })
    await player.settle(won(1_000))
    expect(await player.money()).toMatchObject({ bonus: 0n, 'stake:sports': 0n })
    expect((await player.money())['cash'] ?? 0n).toBe(0n)
  })
})

describe('a free bet', () => {
  it('wins at most its limit, in one part or in three', async () => {
    const player = await harness.player(0)
    await player.open(1_000, { freeBetId: await player.giveFreeBet(1_000, { cash_out_max: 2_000 }) })
    await player.settle(won(9_000))
    expect(await player.money()).toMatchObject({ cash: 2_000n })
    const parts = await harness.player(0)
    await parts.open(1_000, { freeBetId: await parts.giveFreeBet(1_000, { cash_out_max: 2_000 }) })
    for (const stake of [333, 333, 334]) await parts.settle(won(9_000, stake))
    // 666 + 666 + 668: each part rounds its share down.
    expect(await parts.money()).toMatchObject({ cash: 2_000n, 'stake:sports': 0n })
  })

  it('wins at most its limit when a part of it is rolled back and settled again', async () => {
    const player = await harness.player(0)
    await player.open(999, { freeBetId: await player.giveFreeBet(999, { cash_out_max: 1_000 }) })
    await player.settle(won(9_000, 500), 'first')
    await player.settle(won(9_000))
    await player.rollback('first')
    for (const stake of [1, 499]) await player.settle(won(9_000, stake))
    expect(await player.money()).toMatchObject({ cash: 999n, 'stake:sports': 0n })
  })

  it('pays no seat at a table', async () => {
    const player = await harness.player(0)
    const freeBetId = await player.giveFreeBet(1_000)
    const seat = betOf(player.playerId, 1_000, { id: crypto.randomUUID(), freeBetId })
    expect(await harness.openTable([seat])).toEqual([{ ok: false, error: { error: 'not_found' } }])
    expect(await player.bonus(freeBetId)).toMatchObject({ state: 'held' })
  })
})

describe('a deposit (C03)', () => {
  const played = async ({ playerId }: { readonly playerId: string }) => {
    const { rows } = await sql<{ qualifying: bigint; unplayed: bigint }>`
      select (select sum(qualifying)::bigint
                from promotions.qualifying_deposits(${playerId}, '-infinity', 'infinity', null)) as qualifying,
        (compliance.follow_play(${playerId})).unplayed`.execute(harness.db)
    return rows[0]
  }

  it('is played by a cashed-out stake only as far as the price did not return it', async () => {
    const player = await harness.player(1_000)
    await player.open(1_000)
    expect(await player.cashOut(won(990), 'sold')).toMatchObject({ ok: true, value: { toCash: 990n } })
    expect(await player.money()).toMatchObject({ cash: 990n, 'stake:sports': 0n })
    expect(await played(player)).toEqual({ qualifying: 10n, unplayed: 990n })
    await player.rollback('sold')
    expect(await played(player)).toEqual({ qualifying: 0n, unplayed: 0n })
    await player.cashOut(won(1_200))
    expect(await played(player)).toEqual({ qualifying: 0n, unplayed: 1_000n })
  })

  it('is played by a stake that was settled, not by a void one', async () => {
    const player = await harness.player(1_000)
    await player.open(1_000)
    await player.settle(won(400, 400))
    await player.void()
    expect(await played(player)).toEqual({ qualifying: 400n, unplayed: 600n })
  })

  it('is not played by an open stake, which may come back: no free bet is used meanwhile', async () => {
    const player = await harness.player(2_000)
    const freeBetId = await player.giveFreeBet(100, { based_on: [await depositOf(player)] })
    const useFreeBet = () => harness.bettorOf(player).open(100, { freeBetId })
    await player.open(1_500)
    await player.settle(won(1_000))
    const chips = harness.bettorOf(player)
    await chips.open(1_500, { product: 'live', item: 'table:1' })
    expect(await played(player)).toMatchObject({ qualifying: 1_500n })
    expect(await useFreeBet()).toEqual({ ok: false, error: { error: 'free_bet_unplayed' } })
    await chips.settle(won(0, 499))
    expect(await useFreeBet()).toEqual({ ok: false, error: { error: 'free_bet_unplayed' } })
    await chips.settle(won(0, 1))
    expect(await played(player)).toMatchObject({ qualifying: 2_000n })
    await chips.void()
    expect(await player.money()).toMatchObject({ cash: 1_000n, 'stake:live': 0n })
    expect(await useFreeBet()).toMatchObject({ ok: true })
  })

  it('is played by stakes that ended, whatever is staked after them', async () => {
    const player = await harness.player(1_000)
    const freeBetId = await player.giveFreeBet(100, { based_on: [await depositOf(player)] })
    await player.open(1_000)
    await player.settle(won(1_000))
    await player.open(1_000)
    expect(await played(player)).toMatchObject({ qualifying: 1_000n })
    expect(await harness.bettorOf(player).open(100, { freeBetId })).toMatchObject({ ok: true })
  })
})

async function depositOf({ playerId }: { readonly playerId: string }): Promise<string> {
  const { rows } = await sql<{ key: string }>`
    select key from ledger.transfer where owner = ${playerId} and reason = 'deposit'`.execute(harness.db)
  return rows[0]?.key ?? ''
}

describe('play between players', () => {
  const since = new Date(0)

  it('plays no deposit, and is a loss to players less what was won from them (C03)', async () => {
    const [loser, partner] = [await harness.player(1_000), await harness.player(1_000)]
    const seatsOf = (stake: number) =>
      [loser, partner].map(({ playerId }) =>
        betOf(playerId, stake, { id: crypto.randomUUID(), product: 'tavla', house: 'house:table:tavla' }),
      )
    const play = async (stake: number, loserWins: number) => {
      const seats = seatsOf(stake)
      const wins = [loserWins, 2 * stake - loserWins]
      expect((await harness.openTable(seats)).every(({ ok }) => ok)).toBe(true)
      const ends = seats.map(({ id: betId, playerId }, seat) => {
        return { betId, playerId, key: `end:${betId}`, kind: 'settle' as const, win: kurus(wins[seat] ?? 0) }
      })
      expect((await harness.settleTable(ends)).every(({ ok }) => ok)).toBe(true)
    }
    await play(700, 0)
    expect(await harness.lostToPlayers(loser.playerId, since)).toBe(700n)
    expect(await harness.lostToPlayers(partner.playerId, since)).toBe(0n)
    expect(await harness.lostToPlayers(loser.playerId, new Date(harness.clock.nowMs()))).toBe(0n)
    await play(300, 600)
    expect(await harness.lostToPlayers(loser.playerId, since)).toBe(400n)
    expect(await qualifyingOf(loser)).toBe(0n)
    await loser.open(100)
    await loser.settle(won(0))
    expect(await qualifyingOf(loser)).toBe(100n)
  })

  it('is of the products of the contract alone', async () => {
    const { rows } = await sql<{ product: string }>`
      select product from unnest(${[...PRODUCTS]}::text[]) product
      where promotions.is_between_players('stake:' || product)`.execute(harness.db)
    expect(rows.map(({ product }) => product)).toEqual([...PLAYER_PRODUCTS])
  })
})

async function qualifyingOf({ playerId }: { readonly playerId: string }) {
  const { rows } = await sql<{ qualifying: bigint }>`
    select sum(qualifying)::bigint as qualifying
    from promotions.qualifying_deposits(${playerId}, '-infinity', 'infinity', null)`.execute(harness.db)
  return rows[0]?.qualifying
}

describe('a disputed deposit', () => {
  it('leaves nothing of a free bet that it earned and that is open', async () => {
    const player = await harness.player(0)
    const deposit = { based_on: ['payment:1'] }
    await player.open(1_000, { freeBetId: await player.giveFreeBet(1_000, deposit) })
    await player.dispute('payment:1')
    await player.settle(won(5_000, 400), 'disputed')
    expect(await player.money()).toMatchObject({ 'stake:sports': 600n })
    expect((await player.money())['cash'] ?? 0n).toBe(0n)
    // A settlement after the house won the dispute is paid.
    await player.restore('payment:1')
    await player.settle(won(5_000, 600))
    expect(await player.money()).toMatchObject({ cash: 4_400n, 'stake:sports': 0n })
  })

  it('takes the win of a free bet that it earned back, now and later (A16, C03)', async () => {
    const player = await harness.player(0)
    const freeBetId = await player.giveFreeBet(1_000, { based_on: ['payment:1'] })
    await player.open(1_000, { freeBetId })
    await player.settle(won(5_000), 'free-win')
    const later = harness.bettorOf(player)
    await later.open(3_000)
    await player.dispute('payment:1')
    expect(await player.money()).toMatchObject({ cash: 0n, 'stake:sports': 3_000n })
    expect(await player.rollback('free-win')).toEqual({ ok: false, error: 'bonus_ended' })
    await later.settle(won(10_000))
    expect(await player.money()).toMatchObject({ cash: 7_000n, 'stake:sports': 0n })
    await player.restore('payment:1')
    expect(await player.money()).toMatchObject({ cash: 11_000n })
    expect(await harness.ledger.audit()).toEqual([])
  })

  it('takes released bonus money back from the cash of a bet that was open', async () => {
    const player = await harness.player(0)
    const bonusId = await player.giveBonus(500, 500, { based_on: ['payment:1'] })
    await player.open(500)
    await player.settle(won(800))
    expect(await player.bonus(bonusId)).toMatchObject({ state: 'released' })
    await player.open(800)
    await player.dispute('payment:1')
    await player.settle(won(300, 400))
    expect(await player.money()).toMatchObject({ cash: 0n, 'stake:sports': 400n })
    await player.void()
    // 700 came back, and 800 had been released.
    expect(await player.money()).toMatchObject({ cash: 0n, 'stake:sports': 0n })
    expect(await harness.ledger.audit()).toEqual([])
  })

  it.each([
    ['spent', 100_000, 0],
    ['released', 500, 700],
  ])('lets no rollback revive a bonus that was %s before', async (state, wagering, win) => {
    const player = await harness.player(0)
    const bonusId = await player.giveBonus(500, wagering, { based_on: ['payment:1'] })
    await player.open(500)
    await player.settle(won(win), 'end')
    expect(await player.bonus(bonusId)).toMatchObject({ state })
    const spent = harness.bettorOf(player)
    if (win > 0) await spent.open(win)
    await player.dispute('payment:1')
    expect(await player.rollback('end')).toEqual({ ok: false, error: 'bonus_ended' })
    await player.restore('payment:1')
    if (win > 0) await spent.void()
    expect(await player.rollback('end')).toMatchObject({ ok: true })
    expect(await player.bonus(bonusId)).toMatchObject({ state: 'active', staked: 500n })
  })
})
