import { sportsEvent, sportsEvents, sportsLeague, sportsOverview } from '@poyraz/contract'
import { HOUR_MS, MINUTE_MS } from '@poyraz/kernel'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Harness, openHarness } from './fixtures/harness.ts'

let h: Harness
beforeAll(async () => {
  h = await openHarness()
  await h.run('sports.fixtures')
  await h.run('sports.feed')
})
afterAll(() => h.close())

async function events(query: Parameters<typeof h.call<typeof sportsEvents>>[1]) {
  const reply = await h.call(sportsEvents, query, {})
  if (!reply.ok || !('items' in reply.value)) throw new Error('no page')
  return reply.value.items
}

it('offers fixtures around the clock, each with at least 40 markets', async () => {
  expect(await h.call(sportsOverview, {}, {})).toMatchObject({
    value: ['football', 'basketball', 'tennis', 'volleyball', 'ice_hockey', 'esports'].map((sport) => ({
      sport,
    })),
  })
  const [next] = await events({ sport: 'football', state: 'upcoming', limit: 1 })
  if (!next) throw new Error('no event')
  expect(next.markets.map(({ market }) => market)).toContain('FT_1X2')
  const event = await h.call(sportsEvent, { eventID: next.eventID }, {})
  if (!event.ok) throw new Error('no event')
  expect(new Set(event.value.markets.map(({ code }) => code)).size).toBeGreaterThanOrEqual(40)
  for (const market of event.value.markets) {
    expect(market.name).not.toMatch(/[{}]/)
    const book = market.outcomes.reduce((sum, { odds }) => sum + 1000 / odds, 0)
    expect([market.market, book]).toEqual([market.market, expect.toSatisfy((value: number) => value > 1)])
  }
})

it('plays a match to its end, settles its markets, and pays a coupon on it', async () => {
  const [next] = await events({ state: 'upcoming', leagueID: 1, limit: 1 })
  if (!next) throw new Error('no event')
  const player = await h.player(10_000)
  const legs = ['1', 'X', '2'].map((outcome) => {
    const price = next.markets[0]?.outcomes.find((one) => one.outcome === outcome)
    return { eventID: next.eventID, outcome, odds: price?.odds ?? 0 }
  })
  const coupons: string[] = []
  for (const leg of legs) coupons.push(await h.placed(player, [leg]))
  h.clock.advance(Date.parse(next.startsAt) - h.clock.nowMs())
  const phases = new Set<string>()
  for (let minute = 0; minute < 20; minute++) {
    await h.run('sports.feed')
    const [live] = await events({ eventIDs: [next.eventID] })
    phases.add(`${live?.state} ${live?.clock?.period ?? '-'}`)
    h.clock.advance(MINUTE_MS)
  }
  await h.work()
  expect([...phases]).toEqual(expect.arrayContaining(['live 1', 'live 2', 'finished -']))
  const event = await h.call(sportsEvent, { eventID: next.eventID }, {})
  if (!event.ok) throw new Error('no event')
  const { score, markets, incidents } = event.value
  expect(new Set(markets.map(({ state }) => state))).toEqual(new Set(['settled']))
  expect(incidents.filter(({ kind }) => kind === 'goal')).toHaveLength(
    (score?.home ?? 0) + (score?.away ?? 0),
  )
  const states = await Promise.all(coupons.map(async (id) => (await h.coupon(player, id)).state))
  const margin = Math.sign((score?.home ?? 0) - (score?.away ?? 0))
  const winner = { 1: '1', 0: 'X', '-1': '2' }[String(margin) as '1' | '0' | '-1']
  expect(states).toEqual(legs.map(({ outcome }) => (outcome === winner ? 'won' : 'lost')))
})

it('plays basketball with its own markets, quarters and settlement', async () => {
  const [next] = await events({ sport: 'basketball', state: 'upcoming', limit: 1 })
  if (!next) throw new Error('no event')
  expect(next.markets.map(({ code }) => code)).toEqual(['ML', 'SPREAD', 'TOTAL'])
  const player = await h.player(10_000)
  const coupons: string[] = []
  for (const { outcome, odds } of next.markets[0]?.outcomes ?? [])
    coupons.push(await h.placed(player, [{ eventID: next.eventID, market: 'ML', outcome, odds }]))
  h.clock.advance(Date.parse(next.startsAt) - h.clock.nowMs())
  const periods = new Set<string>()
  for (let step = 0; step < 60; step++) {
    await h.run('sports.feed')
    const [live] = await events({ eventIDs: [next.eventID] })
    periods.add(live?.clock?.period ?? '-')
    h.clock.advance(MINUTE_MS / 3)
  }
  await h.work()
  expect([...periods]).toEqual(expect.arrayContaining(['Q1', 'Q2', 'HT', 'Q3', 'Q4', '-']))
  const event = await h.call(sportsEvent, { eventID: next.eventID }, {})
  if (!event.ok) throw new Error('no event')
  const { markets, periods: quarters, score } = event.value
  expect(new Set(markets.map(({ state }) => state))).toEqual(new Set(['settled']))
  expect(markets.map(({ name }) => name).filter((name) => /[{}]|^[A-Z0-9_]+$/.test(name))).toEqual([])
  expect(quarters.reduce((sum, { home }) => sum + home, 0)).toBe(score?.home)
  const states = await Promise.all(coupons.map(async (id) => (await h.coupon(player, id)).state))
  const isHome = (score?.home ?? 0) > (score?.away ?? 0)
  expect(states).toEqual(isHome ? ['won', 'lost'] : ['lost', 'won'])
})

it.each([
  ['tennis', ['MW', 'GAMES_AH', 'GAMES_OU'], ['S1_W', 'S1_CS', 'S1_GAME'], 'games'],
  ['volleyball', ['MW', 'POINTS_AH', 'POINTS_OU'], ['S1_W', 'S1_PTS_OU', 'S1_RACE'], 'points'],
  ['esports', ['MW', 'ROUNDS_AH', 'ROUNDS_OU'], ['M1_W', 'M1_RND_OU', 'M1_FIRST'], 'rounds'],
] as const)('plays %s with its sets, its service and its settlement', async (sport, main, early, counted) => {
  const [next] = await events({ sport, state: 'upcoming', limit: 1 })
  if (!next) throw new Error('no event')
  expect(next.markets.map(({ code }) => code)).toEqual(main)
  const player = await h.player(10_000)
  const coupons: string[] = []
  for (const { outcome, odds } of next.markets[0]?.outcomes ?? [])
    coupons.push(await h.placed(player, [{ eventID: next.eventID, market: 'MW', outcome, odds }]))
  h.clock.advance(Date.parse(next.startsAt) - h.clock.nowMs())
  const periods = new Set<string>()
  const services = new Set<string>()
  const decided = new Set<string>()
  for (let step = 0; step < 120; step++) {
    await h.run('sports.feed')
    const event = await h.call(sportsEvent, { eventID: next.eventID }, {})
    if (!event.ok) throw new Error('no event')
    const { state, clock, service, markets } = event.value
    periods.add(clock?.period ?? '-')
    services.add(service?.side ?? '-')
    if (state === 'live') for (const { code, state: of } of markets) if (of === 'settled') decided.add(code)
    if (state === 'finished') break
    h.clock.advance(MINUTE_MS / 4)
  }
  await h.work()
  const unit = sport === 'esports' ? 'M' : 'S'
  expect([...periods]).toEqual(expect.arrayContaining([`${unit}1`, `${unit}2`, '-']))
  expect([...services].toSorted()).toEqual(['-', 'away', 'home'])
  expect([...decided]).toEqual(expect.arrayContaining([...early]))
  const event = await h.call(sportsEvent, { eventID: next.eventID }, {})
  if (!event.ok) throw new Error('no event')
  const { markets, periods: sets, score, stats } = event.value
  expect(new Set(markets.map(({ state }) => state))).toEqual(new Set(['settled']))
  expect(new Set(markets.map(({ code }) => code)).size).toBeGreaterThanOrEqual(15)
  expect(markets.map(({ name }) => name).filter((name) => /[{}]|^[A-Z0-9_]+$/.test(name))).toEqual([])
  const ofHome = sets.reduce((sum, { home }) => sum + home, 0)
  expect(stats.find(({ stat }) => stat === counted)?.home).toBe(ofHome)
  const states = await Promise.all(coupons.map(async (id) => (await h.coupon(player, id)).state))
  const isHome = (score?.home ?? 0) > (score?.away ?? 0)
  expect(states).toEqual(isHome ? ['won', 'lost'] : ['lost', 'won'])
})

it('plays ice hockey with its periods, its winner after 60 minutes and its settlement', async () => {
  const [next] = await events({ sport: 'ice_hockey', state: 'upcoming', limit: 1 })
  if (!next) throw new Error('no event')
  expect(next.markets.map(({ code }) => code)).toEqual(['REG_1X2', 'PUCK_AH', 'GOALS_OU'])
  const player = await h.player(10_000)
  const before = await h.call(sportsEvent, { eventID: next.eventID }, {})
  if (!before.ok) throw new Error('no event')
  const winner = before.value.markets.find(({ market }) => market === 'ML_OT')
  const coupons: string[] = []
  for (const { outcome, odds } of winner?.outcomes ?? [])
    coupons.push(await h.placed(player, [{ eventID: next.eventID, market: 'ML_OT', outcome, odds }]))
  h.clock.advance(Date.parse(next.startsAt) - h.clock.nowMs())
  const periods = new Set<string>()
  const decided = new Set<string>()
  for (let step = 0; step < 90; step++) {
    await h.run('sports.feed')
    const event = await h.call(sportsEvent, { eventID: next.eventID }, {})
    if (!event.ok) throw new Error('no event')
    const { state, clock, markets } = event.value
    periods.add(clock?.period ?? '-')
    if (state === 'live') for (const { code, state: of } of markets) if (of === 'settled') decided.add(code)
    if (state === 'finished') break
    h.clock.advance(MINUTE_MS / 3)
  }
  await h.work()
  expect([...periods]).toEqual(expect.arrayContaining(['P1', 'INT', 'P2', 'P3', '-']))
  expect([...decided]).toEqual(expect.arrayContaining(['P1_1X2', 'P2_OU']))
  const event = await h.call(sportsEvent, { eventID: next.eventID }, {})
  if (!event.ok) throw new Error('no event')
  const { markets, periods: scores, score, incidents } = event.value
  expect(new Set(markets.map(({ state }) => state))).toEqual(new Set(['settled']))
  expect(markets.map(({ name }) => name).filter((name) => /[{}]|^[A-Z0-9_]+$/.test(name))).toEqual([])
  expect(scores.reduce((sum, { home }) => sum + home, 0)).toBe(score?.home)
  expect(incidents.filter(({ kind }) => kind === 'goal').length).toBeGreaterThanOrEqual(
    (score?.home ?? 0) + (score?.away ?? 0) - 1,
  )
  const states = await Promise.all(coupons.map(async (id) => (await h.coupon(player, id)).state))
  const isHome = (score?.home ?? 0) > (score?.away ?? 0)
  expect(states).toEqual(isHome ? ['won', 'lost'] : ['lost', 'won'])
})

it('counts three points, two, one or none for a match of ice hockey', async () => {
  const league = await h.call(sportsLeague, { leagueID: 18 }, {})
  if (!league.ok) throw new Error('no league')
  const { table } = league.value
  const sum = (count: (row: (typeof table)[number]) => number) =>
    table.reduce((total, row) => total + count(row), 0)
  // Each match gives three points, however it ends.
  expect(sum(({ points }) => points)).toBe((3 * sum(({ played }) => played)) / 2)
  expect(sum(({ overtimeWon }) => overtimeWon)).toBeGreaterThan(0)
  expect(sum(({ overtimeWon }) => overtimeWon)).toBe(sum(({ overtimeLost }) => overtimeLost))
  for (const { points, won, overtimeWon, overtimeLost } of table)
    expect(points).toBe(3 * (won - overtimeWon) + 2 * overtimeWon + overtimeLost)
  const order = table.map(({ points }) => points)
  expect(order).toEqual(order.toSorted((one, other) => other - one))
})

it('has a table of the season whose goals add up', async () => {
  const league = await h.call(sportsLeague, { leagueID: 2 }, {})
  if (!league.ok) throw new Error('no league')
  const { table } = league.value
  const sum = (key: 'scored' | 'conceded' | 'played') => table.reduce((total, row) => total + row[key], 0)
  expect(table).toHaveLength(12)
  expect(sum('played')).toBeGreaterThan(0)
  expect(sum('scored')).toBe(sum('conceded'))
})

it('goes on where it stopped after hours without a server', async () => {
  h.clock.advance(5 * HOUR_MS)
  await h.run('sports.fixtures')
  await h.run('sports.feed')
  const live = await events({ state: 'live', limit: 50 })
  for (const event of live)
    expect(Date.parse(event.startsAt)).toBeGreaterThan(h.clock.nowMs() - 20 * MINUTE_MS)
  const [upcoming] = await events({ state: 'upcoming', limit: 1 })
  expect(Date.parse(upcoming?.startsAt ?? '')).toBeGreaterThan(h.clock.nowMs())
})
