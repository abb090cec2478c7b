import { tradingCorrectPrice, tradingEvent, tradingVoidEvent } from '@poyraz/contract/backoffice'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { DELAY_MS, FT_1X2, type Harness, openHarness } from './fixtures/harness.ts'

let h: Harness
beforeAll(async () => void (h = await openHarness()))
afterAll(() => h.close())

const STAFF = { staff: 'ayse' }
const note = 'the line was typed wrongly'
const WRONG = { FT_1X2: { 1: 9_000, X: 3_400, 2: 3_800 } }
const correct = (eventID: number, odds: number, correction: 'price' | 'void' = 'price') =>
  h.call(tradingCorrectPrice, { eventID, market: 'FT_1X2', outcome: '1', odds, correction, note }, STAFF)
const toldTo = (player: string) => h.messages.filter(({ playerId }) => playerId === player)

/** Number of statements that wait for a lock. */
const waiting = async () => {
  const { rowCount } = await h.test.database.pool.query(
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  )
  return rowCount
}

/** A coupon with a leg at a wrong price of 9.00, and perhaps others at 2.00. */
async function bet(others = 0, order: Parameters<Harness['placed']>[2] = {}) {
  const eventID = await h.event(WRONG)
  const more = await Promise.all(Array.from({ length: others }, () => h.event()))
  const player = await h.player(10_000)
  const legs = [{ eventID, odds: 9_000 }, ...more.map((id) => ({ eventID: id }))]
  const id = await h.placed(player, legs, order)
  const cash = await h.cash(player)
  return {
    eventID,
    more,
    player,
    id,
    show: () => h.coupon(player, id),
    won: async () => (await h.cash(player)) - cash,
  }
}

describe('the rule of obvious errors', () => {
  it('R56: counts an open single at the right price, tells the player why, and pays that price', async () => {
    const { eventID, player, show, won } = await bet()
    expect(await h.exposure(eventID)).toBe(9_000)
    expect(await correct(eventID, 2_000)).toMatchObject({ value: { coupons: 1, more: false } })
    expect(await show()).toMatchObject({
      potentialWin: 2_000n,
      totalOdds: 2_000,
      legs: [{ odds: 2_000, correction: 'price', takenOdds: 9_000 }],
    })
    expect(await h.exposure(eventID)).toBe(2_000)
    expect(toldTo(player)).toMatchObject([
      {
        title: { tr: 'Kuponundaki bir oran düzeltildi' },
        text: {
          tr: expect.stringMatching(/bariz bir hatayla 9,00 yazılmıştı.*doğru oran olan 2,00/),
          en: expect.stringMatching(/offered at 9.00 by an obvious error.*right price of 2.00/),
        },
      },
    ])
    await h.result(eventID, '1')
    await h.work()
    expect(await won()).toBe(2_000)
    expect(await h.exposure(eventID)).toBe(0)
  })

  it('voids the leg of a system, whose other lines stay', async () => {
    const { eventID, more, show, won } = await bet(2, { system: [2] })
    await correct(eventID, 2_000, 'void')
    expect(await show()).toMatchObject({
      legs: [{ result: 'void', correction: 'void', takenOdds: 9_000 }, {}, {}],
    })
    for (const id of more) await h.result(id, '1')
    await h.work()
    // 2 + 2 + 2 · 2 per line of 1,000.
    expect(await won()).toBe(8_000)
    expect((await show()).history.map(({ event }) => event)).toContain('price_voided')
  })

  it('returns the stake of a void single', async () => {
    const { eventID, show, won } = await bet()
    await correct(eventID, 2_000, 'void')
    await h.work()
    expect([(await show()).state, await won()]).toEqual(['void', 1_000])
  })

  it('corrects a settled coupon by a reversal, once', async () => {
    const { eventID, player, show, won } = await bet()
    await h.result(eventID, '1')
    await h.work()
    expect(await won()).toBe(9_000)
    await correct(eventID, 2_000)
    await h.work()
    expect(await won()).toBe(2_000)
    expect((await show()).history.map(({ event, amount }) => [event, Number(amount)])).toEqual([
      ['placed', 1_000],
      ['settled', 9_000],
      ['price_corrected', 0],
      ['rolled_back', 9_000],
      ['settled', 2_000],
    ])
    expect(await correct(eventID, 2_000)).toMatchObject({ error: { error: 'state_conflict' } })
    expect(toldTo(player)).toHaveLength(1)
  })

  it('R56: sells a coupon for its right price while it is being corrected', async () => {
    const { eventID, player, id, show, won } = await bet()
    const wrong = Number((await show()).cashOut.value)
    const client = await h.test.database.pool.connect()
    onTestFinished(() => client.release())
    await client.query('begin')
    await client.query('select from sports.event where id = $1 for update', [eventID])
    const corrected = correct(eventID, 2_000)
    await expect.poll(waiting).toBe(1)
    const sold = h.sell(player, id, 1)
    await expect.poll(waiting).toBe(2)
    await client.query('commit')
    expect(await corrected).toMatchObject({ value: { coupons: 1 } })
    expect(await sold).toMatchObject({ ok: true })
    expect(await won()).toBeLessThan(wrong / 4)
    expect(await h.exposure(eventID)).toBe(0)
  })

  it('leaves prices below one and a half times the right one, other outcomes, and sold coupons', async () => {
    const { eventID, player, id } = await bet()
    expect(await correct(eventID, 6_010)).toMatchObject({ error: { error: 'state_conflict' } })
    const other = await h.player(1_000)
    await h.placed(other, [{ eventID, outcome: 'X', odds: 3_400 }])
    const { value } = (await h.coupon(player, id)).cashOut
    expect(await h.sell(player, id, Number(value))).toMatchObject({ ok: true })
    expect(await correct(eventID, 2_000)).toMatchObject({ error: { error: 'state_conflict' } })
    expect(await correct(999_999, 2_000)).toMatchObject({ error: { error: 'not_found' } })
    const edge = await bet()
    expect(await correct(edge.eventID, 6_000)).toMatchObject({ value: { coupons: 1 } })
  })

  it('settles a half-sold coupon at the right price for its rest', async () => {
    const { eventID, player, id, won } = await bet()
    const { value } = (await h.coupon(player, id)).cashOut
    await h.sell(player, id, Number(value), 50)
    const sold = await won()
    await correct(eventID, 2_000)
    await h.result(eventID, '1')
    await h.work()
    expect((await won()) - sold).toBe(1_000)
  })
})

describe('a void event', () => {
  const voidEvent = (eventID: number, markets: 'undecided' | 'all') =>
    h.call(tradingVoidEvent, { eventID, markets, note }, STAFF)
  const TWO = { ...FT_1X2, 'FT_OU:2.5': { O: 1_800, U: 2_000 } }

  it('returns the stakes of undecided markets, leaves decided ones, and takes no more bets', async () => {
    const eventID = await h.event(TWO)
    const [first, second] = [await h.player(1_000), await h.player(1_000)]
    await h.placed(first, [{ eventID }])
    const id = await h.placed(second, [{ eventID, market: 'FT_OU:2.5', outcome: 'O', odds: 1_800 }])
    await h.result(eventID, 'O', {}, 'FT_OU:2.5')
    await h.work()
    expect(await voidEvent(eventID, 'undecided')).toMatchObject({ value: { markets: 1 } })
    await h.work()
    expect([await h.cash(first), await h.cash(second)]).toEqual([1_000, 1_800])
    await h.prices(eventID, { FT_DC: { '1X': 1_300, X2: 1_700 } })
    const late = await h.place(first, [{ eventID, market: 'FT_DC', outcome: '1X', odds: 1_300 }])
    expect(late).toMatchObject({ error: { error: 'market_closed' } })
    expect(await h.call(tradingEvent, { eventID }, STAFF)).toMatchObject({
      value: { suspended: true, interventions: [{ kind: 'stop', target: `event:${eventID}` }] },
    })
    expect(await voidEvent(eventID, 'all')).toMatchObject({ ok: true })
    await h.work()
    expect(await h.coupon(second, id)).toMatchObject({ state: 'void' })
    expect(await h.cash(second)).toBe(1_000)
  })

  it('A13: declines a coupon in its in-play delay, and is refused for what is void or unknown', async () => {
    const eventID = await h.event(FT_1X2, 1, true)
    const player = await h.player(1_000)
    await h.placed(player, [{ eventID }])
    await voidEvent(eventID, 'all')
    h.clock.advance(DELAY_MS)
    await h.work()
    expect(await h.cash(player)).toBe(1_000)
    expect(await voidEvent(eventID, 'all')).toMatchObject({ error: { error: 'state_conflict' } })
    expect(await voidEvent(999_999, 'all')).toMatchObject({ error: { error: 'not_found' } })
  })
})
