import { type MatchState, scoreModel, settleFootball } from '@poyraz/betting/football'
import { sportsEvent } from '@poyraz/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { EVEN_MATCH, footballMessage } from './fixtures/football.ts'
import { type Harness, openHarness } from './fixtures/harness.ts'

let h: Harness
beforeAll(async () => void (h = await openHarness()))
afterAll(() => h.close())

const STAKE = 100_000
/** Odds to one of an outsider are long, so that a lead is worth a lot. */
const OUTSIDER: MatchState = {
  ...EVEN_MATCH,
  restOfFirst: { home: 0.9, away: 0.35 },
  restOfSecond: { home: 1.1, away: 0.42 },
}
/** The outsider leads at half-time. */
const LEAD: MatchState = {
  first: { home: 0, away: 1 },
  second: { home: 0, away: 0 },
  restOfFirst: { home: 0, away: 0 },
  restOfSecond: { home: 1.1, away: 0.42 },
  rho: 0,
}
const RETURNS = { won: null, half_won: null, void: 1, half_lost: 0.5, lost: 0 } as const

const tell = (eventId: number, joint: MatchState, live: boolean) =>
  h.send(footballMessage({ eventId, sequence: h.nextSequence(), live }, joint))

/** Average return of a stake by the score model, each final score settled by itself. */
function worthOf(joint: MatchState, market: string, outcome: string, odds: number): number {
  const { cells, chances, size } = scoreModel(joint).full
  let worth = 0
  for (const [at, cell] of cells.entries()) {
    const score = { home: Math.floor(cell / size), away: cell % size }
    const facts = { first: joint.first, second: rest(score, joint.first), goals: [] }
    const result = settleFootball(market, outcome, facts) ?? 'void'
    const returned = RETURNS[result] ?? (result === 'won' ? odds : (1 + odds) / 2)
    worth += (chances[at] ?? 0) * returned
  }
  return worth
}

const rest = (score: MatchState['first'], first: MatchState['first']) => ({
  home: score.home - first.home,
  away: score.away - first.away,
})

async function offered(eventID: number, prefix: string) {
  const event = await h.call(sportsEvent, { eventID }, {})
  if (!event.ok) throw new Error(event.error.error)
  return event.value.markets
    .filter(({ market }) => market.startsWith(prefix))
    .map(({ market, outcomes }) => ({
      market,
      odds: outcomes.find(({ outcome }) => outcome === '2')?.odds ?? 0,
    }))
}

it.each(['FT_DNB', 'FT_AH', 'FT_1X2'])(
  'pays for a coupon on %s what it is worth on average, less the margin of the house',
  async (prefix) => {
    const eventID = await h.event()
    await tell(eventID, OUTSIDER, false)
    const player = await h.player(10_000_000)
    const before = await offered(eventID, prefix)
    const coupons = []
    for (const { market, odds } of before) {
      const couponID = await h.placed(player, [{ eventID, market, outcome: '2', odds }], { unitStake: STAKE })
      coupons.push({ couponID, market, odds })
    }
    await tell(eventID, LEAD, true)
    let compared = 0
    for (const { couponID, market, odds } of coupons) {
      const { cashOut } = await h.coupon(player, couponID)
      if (!cashOut.available) continue
      const worth = worthOf(LEAD, market, '2', odds / 1_000) * STAKE * 0.95
      expect([market, Number(cashOut.value)]).toEqual([market, expect.closeTo(worth, -2)])
      compared += 1
    }
    expect(compared).toBeGreaterThan(0)
  },
)
