import { sportsBuilderPrice } from '@poyraz/contract'
import { tradingCorrectPrice } from '@poyraz/contract/backoffice'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { MessageOf } from './feed/messages.ts'
import { EVEN_MATCH, footballMessage } from './fixtures/football.ts'
import { type Harness, openHarness } from './fixtures/harness.ts'

let h: Harness
beforeAll(async () => void (h = await openHarness()))
afterAll(() => h.close())

const OUTCOME = 'FT_1X2=1;FT_BTTS=Y'
const PARTS = [
  { market: 'FT_1X2', outcome: '1' },
  { market: 'FT_BTTS', outcome: 'Y' },
]
const WRONG = 12_000

async function sendPrices(eventId: number, odds?: number): Promise<number> {
  const message = footballMessage({ eventId, sequence: h.nextSequence() }, EVEN_MATCH)
  const { markets } = message as MessageOf<'odds_change'>
  const own = markets
    .find(({ market }) => market === 'FT_1X2')
    ?.outcomes.find(({ outcome }) => outcome === '1')
  if (own === undefined) throw new Error('the match has a winner')
  const right = own.odds
  await h.send({
    ...(message as MessageOf<'odds_change'>),
    markets: markets.map((one) => ({
      ...one,
      outcomes: one.outcomes.map((price) => (price === own && odds ? { ...price, odds } : price)),
    })),
  })
  return right
}

async function priceOf(eventID: number): Promise<number> {
  const reply = await h.call(sportsBuilderPrice, { eventID, parts: PARTS }, {})
  if (!reply.ok) throw new Error(reply.error.error)
  return reply.value.odds
}

/** A bet builder whose first part was taken at a wrong price. */
async function bet() {
  const eventID = await h.event()
  const right = await sendPrices(eventID, WRONG)
  const player = await h.player(10_000)
  const taken = await priceOf(eventID)
  const id = await h.placed(player, [{ eventID, market: 'BUILDER', outcome: OUTCOME, odds: taken }])
  return { eventID, right, player, taken, id, show: () => h.coupon(player, id) }
}
const correct = (eventID: number, odds: number, correction: 'price' | 'void' = 'price') =>
  h.call(
    tradingCorrectPrice,
    { eventID, market: 'FT_1X2', outcome: '1', odds, correction, note: 'the line was typed wrongly' },
    { staff: 'ayse' },
  )
const settle = async (eventID: number) => {
  const won = { outcome: 'Y', result: 'won', voidFactor: 0 } as const
  const lost = { outcome: 'N', result: 'lost', voidFactor: 0 } as const
  const markets = [{ market: 'FT_BTTS', results: [won, lost] }]
  await h.send({ type: 'bet_settlement', eventId: eventID, sequence: h.nextSequence(), markets })
  await h.result(eventID, '1')
  await h.work()
}

it('R56: counts a bet builder with a part at a wrong price at what the right one makes of it', async () => {
  const { eventID, right, player, taken, show } = await bet()
  expect(await correct(eventID, right)).toMatchObject({ value: { coupons: 1, more: false } })
  await sendPrices(eventID)
  const fair = await priceOf(eventID)
  const shown = await show()
  const [leg] = shown.legs
  // Prices of the ladder are rounded; the corrected one is not.
  expect(Math.abs((leg?.odds ?? 0) / fair - 1)).toBeLessThan(0.03)
  expect(leg).toMatchObject({ correction: 'price', takenOdds: taken, countedOdds: leg?.odds })
  expect(shown.potentialWin).toBe(BigInt(leg?.odds ?? 0))
  expect(await correct(eventID, right)).toMatchObject({ error: { error: 'state_conflict' } })
  await settle(eventID)
  expect(await h.cash(player)).toBe(9_000 + (leg?.odds ?? 0))
})

it('counts the corrected part alone once the others are void', async () => {
  const { eventID, right, player } = await bet()
  await correct(eventID, right)
  const cancel = { type: 'bet_cancel', eventId: eventID, markets: ['FT_BTTS'], from: null, to: null } as const
  await h.send({ ...cancel, sequence: h.nextSequence() })
  await h.result(eventID, '1')
  await h.work()
  expect(await h.cash(player)).toBe(9_000 + right)
})

it('voids a bet builder with a part at a wrong price, settled or not', async () => {
  const { eventID, right, player, taken, show } = await bet()
  await settle(eventID)
  expect(await h.cash(player)).toBe(9_000 + taken)
  await correct(eventID, right, 'void')
  await h.work()
  expect(await show()).toMatchObject({ state: 'void', legs: [{ result: 'void', correction: 'void' }] })
  expect(await h.cash(player)).toBe(10_000)
})

it('leaves a bet builder whose part was taken near the right price', async () => {
  const { eventID } = await bet()
  expect(await correct(eventID, WRONG - 1_000)).toMatchObject({ error: { error: 'state_conflict' } })
})
