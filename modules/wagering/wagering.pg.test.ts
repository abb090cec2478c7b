import { DAY_MS, kurus } from '@poyraz/kernel'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Bettor, type Harness, openHarness } from './fixtures/harness.ts'

let harness: Harness
beforeAll(async () => {
  harness = await openHarness()
})
afterAll(() => harness.close())

const won = (win: number, stake?: number) => ({
  win: kurus(win),
  ...(stake === undefined ? {} : { stake: kurus(stake) }),
})

it('a stake waits in the escrow of its product, and the settlement pays the win', async () => {
  const player = await harness.player(1_000)
  const bet = await player.open(400)
  expect(bet).toMatchObject({ ok: true, value: { isNew: true, balanceAfter: 600n } })
  expect(await player.money()).toEqual({ cash: 600n, 'stake:sports': 400n })
  expect(await player.settle(won(1_000))).toMatchObject({ ok: true, value: { isNew: true, toCash: 1_000n } })
  expect(await player.money()).toEqual({ cash: 1_600n, 'stake:sports': 0n })
  expect(await player.history()).toMatchObject([{ stake: 400n, open: 0n, paid: 1_000n, state: 'closed' }])
})

it('the history is that of one product and state, in pages', async () => {
  const player = await harness.player(1_000)
  await player.open(100)
  harness.clock.advance(1)
  await player.open(200)
  await player.settle(won(0))
  const history = (more: object) =>
    harness.wagering.history({ playerId: player.playerId, limit: 1, offset: 0, ...more })
  expect(await history({ product: 'sports' })).toMatchObject({ items: [{ stake: 200n }], total: 2 })
  expect(await history({ product: 'sports', offset: 1 })).toMatchObject({
    items: [{ stake: 100n }],
    total: 2,
  })
  expect(await history({ product: 'sports', state: 'open' })).toMatchObject({ total: 1 })
  expect(await history({ product: 'tavla' })).toEqual({ items: [], total: 0 })
})

it('the same key opens and settles once, another input under it is refused', async () => {
  const player = await harness.player(1_000)
  const [first, second] = await Promise.all([
    player.open(400, { key: 'coupon:1' }),
    player.open(400, { key: 'coupon:1' }),
  ])
  expect(first).toMatchObject({ ok: true })
  expect(second).toMatchObject({ ok: true, value: { betId: first?.ok ? first.value.betId : '' } })
  expect(await player.open(500, { key: 'coupon:1' })).toEqual({
    ok: false,
    error: { error: 'idempotency_conflict' },
  })
  player.bet(first)
  const settled = await Promise.all([1, 2, 3].map(() => player.settle(won(700), 'end:1')))
  expect(settled.map((one) => one.ok && one.value.isNew).filter(Boolean)).toHaveLength(1)
  expect(settled.every((one) => one.ok && one.value.toCash === 700n)).toBe(true)
  expect(await player.settle(won(701), 'end:1')).toEqual({ ok: false, error: 'exists_with_different_input' })
  expect(await player.settle(won(700), 'end:2')).toEqual({ ok: false, error: 'bet_closed' })
  expect(await player.money()).toEqual({ cash: 1_300n, 'stake:sports': 0n })
})

it('settles in parts, cashes a part out, and refuses more than is open', async () => {
  const player = await harness.player(1_000)
  await player.open(1_000)
  expect(await player.settle(won(0, 300))).toMatchObject({ ok: true })
  expect(await player.cashOut(won(250, 200))).toMatchObject({ ok: true, value: { toCash: 250n } })
  expect(await player.settle(won(0, 501))).toEqual({ ok: false, error: 'exceeds_bet' })
  expect(await player.money()).toEqual({ cash: 250n, 'stake:sports': 500n })
  expect(await player.cashOut(won(400))).toMatchObject({ ok: true })
  expect(await player.history()).toMatchObject([{ open: 0n, paid: 650n, state: 'closed' }])
})

it('a bonus pays the rest of a stake, shares the win, and gets its part of a void stake back', async () => {
  const player = await harness.player(300)
  const bonusId = await player.giveBonus(1_000, 100_000)
  await player.open(900)
  expect(await player.money()).toEqual({ cash: 0n, bonus: 400n, 'stake:sports': 900n })
  expect(await player.bonus(bonusId)).toMatchObject({ staked: 600n, state: 'active' })
  await player.settle(won(0, 300))
  expect(await player.bonus(bonusId)).toMatchObject({ staked: 400n, progressBp: 3_000_000n })
  await player.settle(won(301, 300))
  // Two thirds of the win, rounded down, to the bonus.
  expect(await player.money()).toEqual({ cash: 101n, bonus: 600n, 'stake:sports': 300n })
  await player.void()
  expect(await player.money()).toEqual({ cash: 201n, bonus: 800n, 'stake:sports': 0n })
  expect(await player.bonus(bonusId)).toMatchObject({ staked: 0n, progressBp: 6_000_000n })
})

it('a bonus whose money waits in a bet is not spent; the lost bet ends it, and its rollback revives it', async () => {
  const player = await harness.player(0)
  const bonusId = await player.giveBonus(500, 100_000)
  await player.open(500)
  expect(await player.bonus(bonusId)).toMatchObject({ staked: 500n, state: 'active' })
  await player.settle(won(0), 'lost')
  expect(await player.bonus(bonusId)).toMatchObject({ staked: 0n, state: 'spent' })
  expect(await player.rollback('lost')).toMatchObject({ ok: true })
  expect(await player.bonus(bonusId)).toMatchObject({ staked: 500n, state: 'active', progressBp: 0n })
  await player.settle(won(900))
  expect(await player.money()).toEqual({ bonus: 900n, 'stake:sports': 0n })
})

it('a settlement that meets the wagering releases the bonus', async () => {
  const player = await harness.player(0)
  const bonusId = await player.giveBonus(500, 500)
  await player.open(500)
  await player.settle(won(800), 'won')
  expect(await player.bonus(bonusId)).toMatchObject({ state: 'released' })
  expect(await player.money()).toEqual({ cash: 800n, bonus: 0n, 'stake:sports': 0n })
  expect(await player.rollback('won')).toMatchObject({ ok: true })
  expect(await player.money()).toEqual({ cash: 0n, bonus: 0n, 'stake:sports': 500n })
  expect(await player.bonus(bonusId)).toMatchObject({ state: 'active', staked: 500n })
})

it('the share of a bonus that was cancelled returns to the house, and cash is paid', async () => {
  const player = await harness.player(500)
  const bonusId = await player.giveBonus(500, 100_000)
  await player.open(1_000)
  await player.cancelBonus(bonusId)
  await player.settle(won(3_000))
  expect(await player.money()).toEqual({ cash: 1_500n, bonus: 0n, 'stake:sports': 0n })
})

it('a rollback takes the win back once, and is refused while the player has spent it', async () => {
  const player = await harness.player(500)
  await player.open(500)
  await player.settle(won(2_000), 'wrong')
  const again = harness.bettorOf(player)
  await again.open(1_500)
  expect(await player.rollback('wrong')).toEqual({ ok: false, error: 'insufficient_funds' })
  await again.void()
  expect(await player.rollback('wrong', 'back:1')).toMatchObject({ ok: true, value: { isNew: true } })
  expect(await player.rollback('wrong', 'back:1')).toMatchObject({ ok: true, value: { isNew: false } })
  expect(await player.rollback('wrong', 'back:2')).toEqual({ ok: false, error: 'already_rolled_back' })
  expect(await player.rollback('nothing')).toEqual({ ok: false, error: 'settlement_not_found' })
  await player.settle(won(600), 'right')
  expect(await player.money()).toEqual({ cash: 600n, 'stake:sports': 0n })
})

it('a free bet pays its stake and wins without it; void it pays nothing', async () => {
  const player = await harness.player(0)
  const wins = await player.giveFreeBet(1_000)
  expect(await player.open(1_000, { freeBetId: wins })).toMatchObject({ ok: true })
  expect(await player.open(1_000, { freeBetId: wins })).toEqual({ ok: false, error: { error: 'not_found' } })
  await player.settle(won(2_500))
  expect(await player.money()).toMatchObject({ cash: 1_500n })
  await player.open(1_000, { freeBetId: await player.giveFreeBet(1_000) })
  await player.void()
  expect(await player.money()).toMatchObject({ cash: 1_500n, 'stake:sports': 0n })
})

it('a loss limit counts the cash of an open stake, and gives it back for a win and a void stake', async () => {
  const player = await harness.player(5_000)
  await player.limitLosses(1_000)
  await player.open(800)
  expect(await harness.bettorOf(player).open(300)).toEqual({
    ok: false,
    error: { error: 'limit_reached', data: { kind: 'loss', period: 'day', max: 1_000, left: 200 } },
  })
  expect(await player.lost()).toBe(800n)
  await player.void(undefined, 'void')
  expect(await player.lost()).toBe(0n)
  expect(await player.rollback('void')).toMatchObject({ ok: true })
  expect(await player.lost()).toBe(800n)
  await player.settle(won(500), 'end')
  expect(await player.lost()).toBe(300n)
  expect(await player.recountedLoss()).toBe(300n)
})

it.each([
  ['void', (player: Bettor) => player.void(undefined, 'end')],
  ['won', (player: Bettor) => player.settle(won(2_400), 'end')],
  ['sold', (player: Bettor) => player.cashOut(won(700), 'end')],
])('C09: a stake of yesterday that is %s today allows no larger loss today', async (_, end) => {
  const player = await harness.player(5_000)
  await player.limitLosses(1_000)
  await player.open(800)
  harness.clock.advance(DAY_MS)
  expect(await end(player)).toMatchObject({ ok: true })
  expect(await player.lost()).toBe(0n)
  expect(await player.recountedLoss()).toBe(0n)
  expect(await harness.bettorOf(player).open(1_001)).toMatchObject({ error: { error: 'limit_reached' } })
  // Nor does a return that is taken back count as a loss of today.
  expect(await player.rollback('end')).toMatchObject({ ok: true })
  expect([await player.lost(), await player.recountedLoss()]).toEqual([0n, 0n])
  expect(await harness.bettorOf(player).open(1_000)).toMatchObject({ ok: true })
})

it('C09: a return of an earlier day counts in the week of its stake', async () => {
  // A Monday.
  harness.clock.set(Date.parse('2026-12-07T09:00:00Z'))
  const player = await harness.player(5_000)
  await player.limitLosses(1_000, 'week')
  await player.open(800)
  harness.clock.advance(DAY_MS)
  await player.settle(won(500))
  expect([await player.lost('week'), await player.recountedLoss('week')]).toEqual([300n, 300n])
})

it('an exclusion refuses a new stake and keeps no settlement from being paid', async () => {
  const player = await harness.player(1_000)
  await player.open(500)
  await player.exclude()
  expect(await harness.bettorOf(player).open(100)).toEqual({ ok: false, error: { error: 'excluded' } })
  expect(await player.settle(won(900))).toMatchObject({ ok: true })
  expect(await player.money()).toEqual({ cash: 1_400n, 'stake:sports': 0n })
})

it('a bonus that was granted after the stake counts nothing of it', async () => {
  const player = await harness.player(1_000)
  await player.open(500)
  harness.clock.advance(1_000)
  const bonusId = await player.giveBonus(500, 100_000)
  await player.settle(won(0))
  expect(await player.bonus(bonusId)).toMatchObject({ progressBp: 0n, state: 'active' })
})

it('C02: a bonus judges a stake together with those before it in its round', async () => {
  const player = await harness.player(1_000)
  await player.giveBonus(1_000, 100_000, { max_stake: 500 })
  expect(await player.open(300, { before: kurus(300) })).toMatchObject({
    error: { error: 'bonus_stake_limit' },
  })
  expect(await player.open(300, { before: kurus(200) })).toMatchObject({ ok: true })
})

it('an expired bonus pays no open stake', async () => {
  const player = await harness.player(100)
  await player.giveBonus(1_000, 100_000)
  harness.clock.advance(91 * DAY_MS)
  expect(await player.open(500)).toEqual({ ok: false, error: { error: 'insufficient_funds' } })
})
