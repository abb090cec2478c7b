import {
  accountStatement,
  financeCheckBalance,
  HOUSE_VIRTUAL_PROVIDER,
  sportsCoupons,
  sportsEvents,
  sportsOutrights,
  sportsOverview,
  sportsPlaceCoupon,
  tablesProof,
  virtualgamesInitGame,
  virtualgamesList,
  virtualgamesRound,
} from '@poyraz/contract'
import { verifyTableRound } from '@poyraz/fairness/verify'
import { tableMapping } from '@poyraz/games/tables'
import { istanbulDay } from '@poyraz/kernel'
import { runJob } from '@poyraz/testkit'
import { newPlayer, startTestServer, type TestClient, type TestServer } from '@poyraz/testkit/server'
import { afterAll, beforeAll, expect, it } from 'vitest'

const [LEAGUE, HORSES, DOGS] = [201, 202, 203]
const FUNDS = 1_000_000
const STAKE = 1_000
/** Phases last a twentieth of their time. */
const TABLE_TIME = 5
const SLOW_MS = 60_000
/** Bets of a test need this much time until the end of the betting. */
const ROOM_MS = 2_500

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ config: { sportsFeed: 'simulator', tableTime: TABLE_TIME } })
  for (const name of ['sports.fixtures', 'sports.feed']) await runJob(server.context.sportsbook.jobs, name)
}, 300_000)
afterAll(() => server.close())

type Round = Awaited<ReturnType<typeof roundOf>>
type Leg = { eventID: number; market: string; outcome: string; odds: number; version: number }

const roundOf = async (client: TestClient, tableID: number) =>
  (await client.call(virtualgamesRound, { tableID })).data

/** Waits for a round that takes bets long enough. */
async function bettingOf(client: TestClient, tableID: number): Promise<Round> {
  let round: Round | undefined
  const isOpen = async () => {
    round = await roundOf(client, tableID)
    const { phase, endsAt, at } = round.state
    return phase === 'betting' && !round.rests && endsAt - at > ROOM_MS
  }
  await expect.poll(isOpen, { timeout: SLOW_MS, interval: 200 }).toBe(true)
  return round as Round
}

/** All outcomes of a market as legs. */
function legsOf(events: readonly (Round['outright'] | Round['matches'][number])[], market: string): Leg[] {
  return events.flatMap((event) =>
    (event?.markets ?? [])
      .filter((one) => one.market === market)
      .flatMap(({ outcomes }) =>
        outcomes.map(({ outcome, odds }) => ({
          eventID: event?.eventID ?? 0,
          market,
          outcome,
          odds,
          version: event?.version ?? 0,
        })),
      ),
  )
}

async function bet(client: TestClient, selections: readonly Leg[], more: object = {}) {
  const placed = await client.call(sportsPlaceCoupon, {
    selections: [...selections],
    unitStake: STAKE,
    ...more,
  })
  expect(placed).toMatchObject({ result: true, data: { state: 'open' } })
}

const balanceOf = async (client: TestClient) =>
  Number((await client.call(financeCheckBalance, {})).data[0]?.balance)

/** Waits until the coupons of the player are settled, and returns the proof of the round. */
async function proofOf(client: TestClient, { state: { roundID } }: Round) {
  const open = async () => (await client.call(sportsCoupons, { state: 'open', limit: 50 })).data.length
  await expect.poll(open, { timeout: SLOW_MS, interval: 500 }).toBe(0)
  const { data: proof } = await client.call(tablesProof, { roundID })
  expect(verifyTableRound(proof, tableMapping(proof.gameID))).toEqual({
    chain: true,
    rules: true,
    outcome: true,
    shoe: null,
  })
  return proof
}

it.each([
  ['horses', HORSES, 8, 3, 5],
  ['greyhounds', DOGS, 6, 2, 4],
] as const)(
  'a race of %s pays what its order says, and anyone can compute it again',
  async (_, tableID, runners, places, fraction) => {
    const { client } = await newPlayer(server, FUNDS)
    const round = await bettingOf(client, tableID)
    expect(round.runners).toHaveLength(runners)
    const wins = legsOf([round.outright], 'WINNER')
    const [first] = wins
    const forecasts = legsOf([round.outright], 'FORECAST').slice(0, 5)
    if (!first) throw new Error('a race has its runners')
    for (const leg of [...wins, ...forecasts]) await bet(client, [leg])
    await bet(client, [first], { eachWay: { places, fraction } })
    const proof = await proofOf(client, round)
    const { order } = proof.outcome as unknown as { readonly order: readonly number[] }
    expect([...order].toSorted()).toEqual(Array.from({ length: runners }, (_one, place) => place + 1))

    const winner = wins[(order[0] ?? 0) - 1]
    const forecast = forecasts.find(({ outcome }) => outcome === order.slice(0, 2).join('-'))
    // The place part pays a fraction of the odds above 1.00, in thousandths, rounded down.
    const placeOdds = 1_000 + Math.floor((first.odds - 1_000) / fraction)
    const paid = [
      winner?.odds ?? 0,
      forecast?.odds ?? 0,
      order[0] === 1 ? first.odds : 0,
      order.indexOf(1) < places ? placeOdds : 0,
    ].reduce((sum, odds) => sum + Math.floor((STAKE * odds) / 1_000), 0)
    const staked = (wins.length + forecasts.length + 2) * STAKE
    await expect.poll(() => balanceOf(client), { timeout: SLOW_MS }).toBe(FUNDS - staked + paid)
    const { results } = await roundOf(client, tableID)
    const named = results.find(({ roundID }) => roundID === proof.roundID)
    expect(named?.winners).toEqual(order.slice(0, 3).map((number) => round.runners[number - 1]?.name))
  },
  SLOW_MS * 2,
)

it(
  'a season of the league pays what its goals say, also in a double',
  async () => {
    const { client } = await newPlayer(server, FUNDS)
    const round = await bettingOf(client, LEAGUE)
    expect(round.matches).toHaveLength(6)
    const [one, other] = round.matches
    if (!one || !other) throw new Error('a season has its matches')
    const firsts = legsOf([one], 'FT_1X2')
    const seconds = legsOf([other], 'FT_1X2')
    for (const leg of firsts) await bet(client, [leg])
    for (const leg of seconds) await bet(client, [firsts[0] as Leg, leg])
    const { outcome } = await proofOf(client, round)
    const { matches } = outcome as unknown as { matches: { goals: { side: 'home' | 'away' }[] }[] }
    const resultOf = (place: number) => {
      const goals = matches[place]?.goals ?? []
      const margin = goals.reduce((sum, { side }) => sum + (side === 'home' ? 1 : -1), 0)
      return margin > 0 ? '1' : margin < 0 ? '2' : 'X'
    }
    const oddsOf = (legs: readonly Leg[], result: string) =>
      legs.find((leg) => leg.outcome === result)?.odds ?? 0
    const single = Math.floor((STAKE * oddsOf(firsts, resultOf(0))) / 1_000)
    const home = resultOf(0) === '1' ? oddsOf(firsts, '1') : 0
    const double = Math.floor((STAKE * home * oddsOf(seconds, resultOf(1))) / 1_000_000)
    await expect.poll(() => balanceOf(client), { timeout: SLOW_MS }).toBe(FUNDS - 6 * STAKE + single + double)
    const today = istanbulDay(server.context.clock.nowMs())
    const file = await client.call(accountStatement, { format: 'json', startDate: today, endDate: today })
    const lines = JSON.parse(Buffer.from(file.data.content, 'base64').toString()) as readonly object[]
    expect(lines).toContainEqual(expect.objectContaining({ amount: -STAKE, description: 'Sanal oyunlar' }))
  },
  SLOW_MS * 2,
)

it('takes no bet after the start, and none together with a real match', async () => {
  const { client } = await newPlayer(server, FUNDS)
  const round = await bettingOf(client, HORSES)
  const leg = legsOf([round.outright], 'WINNER')[0] as Leg
  const { data: events } = await client.call(sportsEvents, {
    sport: 'football',
    state: 'upcoming',
    limit: 50,
  })
  const match = events.find(({ legsMin }) => legsMin === 1)
  const [real] = legsOf([match ?? null], 'FT_1X2')
  const mixed = await client.call(sportsPlaceCoupon, { selections: [leg, real as Leg], unitStake: STAKE })
  expect(mixed).toMatchObject({ error: 'virtual_apart', data: { legs: [0] } })
  const hasStarted = async () => (await roundOf(client, HORSES)).state.phase
  await expect.poll(hasStarted, { timeout: SLOW_MS, interval: 200 }).toBe('drawing')
  const late = await client.call(sportsPlaceCoupon, { selections: [leg], unitStake: STAKE })
  expect(late).toMatchObject({ error: 'market_closed' })
  expect(await balanceOf(client)).toBe(FUNDS)
})

it('shows virtual rounds in no list of the sportsbook', async () => {
  const { client } = await newPlayer(server, FUNDS)
  const { matches, outright } = await bettingOf(client, LEAGUE)
  const virtual = [...matches.map(({ eventID }) => eventID), outright?.eventID]
  const { data: listed } = await client.call(sportsEvents, {
    eventIDs: matches.map(({ eventID }) => eventID),
  })
  const { data: seasons } = await client.call(sportsOutrights, { limit: 50 })
  const { data: sports } = await client.call(sportsOverview, {})
  expect(listed).toEqual([])
  expect(seasons.filter(({ eventID }) => virtual.includes(eventID))).toEqual([])
  expect(JSON.stringify(sports)).not.toContain('Dörtlü Lig')
})

it('launches by provider and type (S7.26)', async () => {
  const { client } = await newPlayer(server, FUNDS)
  const launch = (input: { providerID: number; type?: string }) => client.call(virtualgamesInitGame, input)
  const { data: games } = await client.call(virtualgamesList, {})
  expect(games.map(({ game }) => game)).toEqual(['league', 'horses', 'dogs'])
  const horses = await launch({ providerID: HOUSE_VIRTUAL_PROVIDER, type: 'horses' })
  expect(new URL(horses.data.url).pathname).toBe('/virtual/horses')
  expect(horses.data.session).toBe((await roundOf(client, HORSES)).state.roundID)
  expect(new URL((await launch({ providerID: HOUSE_VIRTUAL_PROVIDER })).data.url).pathname).toBe('/virtual')
  expect(await launch({ providerID: HOUSE_VIRTUAL_PROVIDER, type: 'camels' })).toMatchObject({
    error: 'not_found',
  })
  expect(await launch({ providerID: 5 })).toMatchObject({ error: 'not_found' })
})
