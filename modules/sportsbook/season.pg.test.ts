import { sportsLeague, sportsOutrights } from '@poyraz/contract'
import { HOUR_MS } from '@poyraz/kernel'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Harness, openHarness } from './fixtures/harness.ts'
import { outrightOf, roundsOf, SIMULATED_LEAGUES } from './simulator/calendar.ts'

const leagues = SIMULATED_LEAGUES.slice(0, 1)
let h: Harness
beforeAll(async () => void (h = await openHarness({ leagues })))
afterAll(() => h.close())

async function seasonNow() {
  const reply = await h.call(sportsOutrights, { leagueID: 1, limit: 10, offset: 0 }, {})
  if (!reply.ok) throw new Error('no seasons')
  return 'items' in reply.value ? reply.value.items : reply.value
}

async function play() {
  await h.run('sports.fixtures')
  await h.run('sports.feed')
}

it('offers the champion of a simulated league each way, and pays by the final table', async () => {
  const [league] = leagues
  if (league === undefined) throw new Error('no league')
  const { season } = outrightOf(league, h.clock.nowMs() + 48 * HOUR_MS)
  const kickOffs = roundsOf(league, season).map((round) => round[0]?.startsAtMs ?? 0)
  const at = async (ms: number) => {
    h.clock.advance(ms - h.clock.nowMs())
    await play()
  }
  await at((kickOffs[0] ?? 0) - HOUR_MS)
  const opened = (await seasonNow()).find((one) => one.season === season)
  const winner = opened?.markets.find(({ market }) => market === 'WINNER')
  const eachWay = winner?.eachWay
  if (!opened || !winner || !eachWay) throw new Error('no bets on the season')
  expect(opened.title).toBe(`Poyrazya Süper Ligi · ${season}. sezon`)
  const player = await h.player(1_000_000)
  const coupons: string[] = []
  const taken = winner.outcomes.filter((one) => one.eachWay)
  expect(taken.length).toBeGreaterThan(6)
  for (const { outcome, odds } of taken) {
    const leg = { eventID: opened.eventID, market: 'WINNER', outcome, odds }
    coupons.push(await h.placed(player, [leg], { eachWay }))
  }
  await at((kickOffs[0] ?? 0) + 60_000)
  const playing = (await seasonNow()).find((one) => one.season === season)
  expect(new Set(playing?.markets.map(({ state }) => state))).toEqual(new Set(['suspended']))
  await at((kickOffs[21] ?? 0) + HOUR_MS)
  await h.work()
  const reply = await h.call(sportsLeague, { leagueID: 1 }, {})
  if (!reply.ok) throw new Error('no table')
  const { table } = reply.value
  expect([reply.value.season, table[0]?.played]).toEqual([season, 22])
  const positionOf = (outcome: string) => table.findIndex(({ teamID }) => outcome === `T${teamID}`) + 1
  for (const [place, { outcome }] of taken.entries()) {
    const { state, legs } = await h.coupon(player, coupons[place] ?? '')
    const position = positionOf(outcome)
    expect([state, legs.map(({ result }) => result)]).toEqual([
      position <= eachWay.places ? 'won' : 'lost',
      [position === 1 ? 'won' : 'lost', position <= eachWay.places ? 'won' : 'lost'],
    ])
  }
  expect(await seasonNow()).toHaveLength(1)
}, 180_000)
