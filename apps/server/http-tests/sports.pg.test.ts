import {
  accountStatement,
  rgAcknowledge,
  rgLimits,
  rgSetLimit,
  sportsCashOut,
  sportsCoupon,
  sportsEditCoupon,
  sportsEvents,
  sportsPlaceCoupon,
  userGetUserProfile,
} from '@poyraz/contract'
import { istanbulDay } from '@poyraz/kernel'
import { runJob } from '@poyraz/testkit'
import { newPlayer, startTestServer, type TestClient, type TestServer } from '@poyraz/testkit/server'
import { afterAll, beforeAll, expect, it } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ config: { sportsFeed: 'simulator' } })
  const { sportsbook } = server.context
  for (const name of ['sports.fixtures', 'sports.feed']) await runJob(sportsbook.jobs, name)
}, 300_000)
afterAll(() => server.close())

async function nextMatch(client: TestClient) {
  const events = await client.call(sportsEvents, { sport: 'football', state: 'upcoming', limit: 50 })
  const event = events.data.find(({ legsMin }) => legsMin === 1)
  const price = event?.markets[0]?.outcomes[0]
  if (!event || !price) throw new Error('no event takes bets')
  return {
    eventID: event.eventID,
    market: 'FT_1X2',
    outcome: price.outcome,
    odds: price.odds,
    version: event.version,
  }
}

it('places a coupon and sells it, and the statement names both', async () => {
  const { client } = await newPlayer(server, 10_000)
  const selections = [await nextMatch(client)]
  const placed = await client.call(sportsPlaceCoupon, {
    selections,
    unitStake: 2_000,
  })
  expect(placed).toMatchObject({ result: true, data: { state: 'open', stake: 2_000 } })
  const { couponID, cashOut } = placed.data
  const sold = await client.call(sportsCashOut, { couponID, value: cashOut.value, percent: 100 })
  expect(sold).toMatchObject({ result: true, data: { state: 'cashed_out', win: cashOut.value } })
  const today = istanbulDay(server.context.clock.nowMs())
  const file = await client.call(accountStatement, { format: 'json', startDate: today, endDate: today })
  const lines = JSON.parse(Buffer.from(file.data.content, 'base64').toString()) as readonly object[]
  expect(lines).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ amount: -2_000, description: 'Spor bahisleri', ref: couponID }),
    ]),
  )
})

it('A09, A10: refuses another price and a forged time, and takes nothing', async () => {
  const { client } = await newPlayer(server, 10_000)
  const selection = await nextMatch(client)
  const higher = [{ ...selection, odds: selection.odds + 500 }]
  expect(await client.call(sportsPlaceCoupon, { selections: higher, unitStake: 1_000 })).toMatchObject({
    error: 'odds_changed',
    code: 409,
    data: { prices: [{ eventID: selection.eventID, odds: selection.odds }] },
  })
  const forged = { selections: [selection], unitStake: 1_000, placedAt: '2020-01-01T00:00:00Z' }
  expect(await client.call(sportsPlaceCoupon, forged as never)).toMatchObject({ error: 'bad_request' })
})

it('a loss limit refuses a coupon', async () => {
  const { client } = await newPlayer(server, 10_000)
  await client.call(rgSetLimit, { kind: 'loss', period: 'day', value: 1_000 })
  const selections = [await nextMatch(client)]
  expect(await client.call(sportsPlaceCoupon, { selections, unitStake: 2_000 })).toMatchObject({
    error: 'limit_reached',
  })
})

it.each(['place', 'edit'])(
  'a reality check that is due refuses to %s a coupon until it was seen (R44)',
  async (way) => {
    const { client } = await newPlayer(server, 10_000)
    const selections = [await nextMatch(client)]
    const order = { selections, unitStake: 1_000 }
    const { couponID, cashOut } = (await client.call(sportsPlaceCoupon, order)).data
    const { uid } = (await client.call(userGetUserProfile, {})).data
    const due = `
    update compliance.gate set playing_since = now() - interval '61 minutes',
      last_bet_at = now() - interval '1 minute'
    where player_id = $1`
    await server.context.database.pool.query(due, [uid])
    const again = () =>
      way === 'place'
        ? client.call(sportsPlaceCoupon, order)
        : client.call(sportsEditCoupon, { couponID, value: cashOut.value, ...order })
    expect(await again()).toMatchObject({ code: 451, error: 'reality_check' })
    expect((await client.call(rgLimits, {})).data.realityCheck.due).toBe(true)
    await client.call(rgAcknowledge, {})
    expect(await again()).toMatchObject({ result: true })
  },
)

it('hides coupons from other players', async () => {
  const [owner, other] = [await newPlayer(server, 10_000), await newPlayer(server)]
  const selections = [await nextMatch(owner.client)]
  const { data } = await owner.client.call(sportsPlaceCoupon, { selections, unitStake: 1_000 })
  expect(await other.client.call(sportsCoupon, { couponID: data.couponID })).toMatchObject({
    error: 'not_found',
  })
})
