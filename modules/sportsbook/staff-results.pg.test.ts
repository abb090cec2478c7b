import {
  tradingResults,
  tradingSettle,
  tradingVoid,
  tradingWithdrawResult,
} from '@poyraz/contract/backoffice'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Harness, openHarness } from './fixtures/harness.ts'

let h: Harness
beforeAll(async () => void (h = await openHarness()))
afterAll(() => h.close())

const STAFF = { staff: 'ayse' }
const note = 'the feed has the wrong score'
type Results = Parameters<typeof settle>[1]
const settle = (
  eventID: number,
  results: { outcome: string; result: 'won' | 'lost' | 'void' | 'half_won' | 'half_lost' }[],
  market = 'FT_1X2',
) => h.call(tradingSettle, { eventID, market, results, note }, STAFF)
const voidMarket = (eventID: number) => h.call(tradingVoid, { eventID, market: 'FT_1X2', note }, STAFF)
const withdraw = (eventID: number) =>
  h.call(tradingWithdrawResult, { eventID, market: 'FT_1X2', note }, STAFF)
const won = (outcome: string): Results => [{ outcome, result: 'won' }]

async function bet() {
  const eventID = await h.event()
  const player = await h.player(1_000)
  return { eventID, player, id: await h.placed(player, [{ eventID }]) }
}

it('a result of staff settles, corrects the feed, and outlasts its messages', async () => {
  const { eventID, player, id } = await bet()
  await h.result(eventID, 'X')
  await h.work()
  expect(await h.coupon(player, id)).toMatchObject({ state: 'lost' })
  expect(await settle(eventID, won('1'))).toMatchObject({ ok: true })
  await h.work()
  expect(await h.coupon(player, id)).toMatchObject({ state: 'won', win: 2_000n })
  await h.result(eventID, '2')
  await h.work()
  expect(await h.cash(player)).toBe(2_000)
  const late = await h.place(await h.player(1_000), [{ eventID }])
  expect(late).toMatchObject({ error: { error: 'market_closed' } })
})

it('a void market returns the stake, and its withdrawal brings the result of the feed', async () => {
  const { eventID, player, id } = await bet()
  await voidMarket(eventID)
  await h.work()
  expect(await h.coupon(player, id)).toMatchObject({ state: 'void' })
  expect(await h.cash(player)).toBe(1_000)
  await withdraw(eventID)
  await h.work()
  expect(await h.coupon(player, id)).toMatchObject({ state: 'open' })
  await h.result(eventID, '1')
  await h.work()
  expect(await h.cash(player)).toBe(2_000)
})

it('counts before a cancellation of the feed, and may be half of a stake', async () => {
  const { eventID, player } = await bet()
  const markets = ['FT_1X2']
  await h.send({
    type: 'bet_cancel',
    eventId: eventID,
    sequence: h.nextSequence(),
    markets,
    from: null,
    to: null,
  })
  await h.work()
  expect(await h.cash(player)).toBe(1_000)
  await settle(eventID, [
    { outcome: '1', result: 'half_won' },
    { outcome: '2', result: 'half_lost' },
  ])
  await h.work()
  expect(await h.cash(player)).toBe(1_500)
})

it('decides outcomes of coupons that are no longer offered', async () => {
  const { eventID, player, id } = await bet()
  await h.prices(eventID, { FT_1X2: { X: 1_500, 2: 2_400 } })
  await settle(eventID, won('X'))
  await h.work()
  expect(await h.coupon(player, id)).toMatchObject({ state: 'lost' })
})

it('decides for an outcome that was offered once and that no coupon has', async () => {
  const { eventID, player } = await bet()
  await h.prices(eventID, { FT_1X2: { 1: 1_010, X: 9_000 } })
  expect(await settle(eventID, won('2'))).toMatchObject({ ok: true })
  await h.work()
  expect(await h.cash(player)).toBe(0)
})

it('is refused for what does not exist and for what is so already, and is listed', async () => {
  const { eventID } = await bet()
  const refused = (error: string) => ({ error: { error } })
  expect(await settle(999_999, won('1'))).toMatchObject(refused('not_found'))
  expect(await settle(eventID, won('1'), 'FT_DC')).toMatchObject(refused('not_found'))
  expect(await settle(eventID, won('9'))).toMatchObject(refused('not_found'))
  expect(await withdraw(eventID)).toMatchObject(refused('state_conflict'))
  await settle(eventID, won('X'))
  expect(await settle(eventID, won('X'))).toMatchObject(refused('state_conflict'))
  expect(await h.call(tradingResults, { limit: 250 }, STAFF)).toMatchObject({
    value: {
      items: expect.arrayContaining([
        expect.objectContaining({ eventID, kind: 'settled', results: won('X'), by: 'ayse', reason: note }),
      ]),
    },
  })
  await voidMarket(eventID)
  expect(await voidMarket(eventID)).toMatchObject(refused('state_conflict'))
})
