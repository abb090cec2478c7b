import { orderChance } from '@poyraz/betting'
import { drawCard, type RaceCard, winningChances } from '@poyraz/games/virtual'
import { expect, it } from 'vitest'
import { simulatorDraws } from '../simulator/draws.ts'
import { offeredMarkets } from '../trading/offer.ts'
import { ORDER_ODDS_MAX, raceMarkets, settleRace } from './race-markets.ts'

const CARD: RaceCard = {
  runners: [256, 144, 100, 64, 49, 36].map((weight, id) => ({ id, weight })),
}
const IDS = [11, 12, 13, 14, 15, 16]
const MARKETS = raceMarkets({ ids: IDS, card: CARD })
/** All finishes with their chances. */
const FINISHES = ordersOf(IDS.length).map((order) => ({
  order,
  chance: orderChance(
    winningChances(CARD),
    order.map((number) => number - 1),
  ),
}))

function ordersOf(runners: number): number[][] {
  const extend = (order: number[]): number[][] =>
    order.length === runners
      ? [order]
      : Array.from({ length: runners }, (_, place) => place + 1)
          .filter((number) => !order.includes(number))
          .flatMap((number) => extend([...order, number]))
  return extend([])
}

it('offers win and places of six runners, and their orders', () => {
  expect(MARKETS.map(({ market, outcomes }) => [market, outcomes.length])).toEqual([
    ['WINNER', 6],
    ['PLACE:2', 6],
    ['PLACE:3', 6],
    ['FORECAST', 30],
    ['REVERSE', 15],
    ['TRICAST', 120],
  ])
  expect(MARKETS[0]?.eachWay).toEqual({ places: 2, fraction: 4 })
})

it.each(MARKETS.map((market) => [market.market, market] as const))(
  '%s is won as often as its chances say, and returns less than its stakes',
  (_, market) => {
    const won = new Map<string, number>()
    for (const { order, chance } of FINISHES)
      for (const { outcome, result } of settleRace(market, IDS, { order, gaps: [] }))
        if (result === 'won') won.set(outcome, (won.get(outcome) ?? 0) + chance)
    for (const { outcome, odds, chance } of market.outcomes) {
      expect(won.get(outcome)).toBeCloseTo(chance / 1_000_000, 6)
      expect((won.get(outcome) ?? 0) * odds).toBeLessThan(1_000)
      // A race must be worth a bet: nothing keeps more than a third of its stakes.
      expect((won.get(outcome) ?? 0) * odds).toBeGreaterThan(666)
    }
  },
)

it('names the first two and three by their numbers', () => {
  const wonIn = (name: string) => {
    const market = MARKETS.find((one) => one.market === name)
    const results = market ? settleRace(market, IDS, { order: [5, 2, 6, 1, 3, 4], gaps: [] }) : []
    return results.flatMap(({ outcome, result }) => (result === 'won' ? [outcome] : []))
  }
  expect(['WINNER', 'PLACE:2', 'PLACE:3', 'FORECAST', 'REVERSE', 'TRICAST'].map(wonIn)).toEqual([
    ['T15'],
    ['T12', 'T15'],
    ['T12', 'T15', 'T16'],
    ['5-2'],
    ['2-5'],
    ['5-2-6'],
  ])
})

it('no price of any race is worth its stake, and none keeps more than three tenths', () => {
  for (const game of ['horses', 'dogs'] as const)
    for (let race = 0; race < 300; race++) {
      const carded = drawCard(game, simulatorDraws(new Uint8Array(32), game, race))
      if (carded.game === 'league') throw new Error('a race is no league')
      const ids = carded.card.runners.map(({ id }) => id + 1)
      for (const { market, outcomes } of raceMarkets({ ids, card: carded.card }))
        for (const { outcome, odds, chance } of outcomes) {
          const worth = (odds * chance) / 1_000_000_000
          expect(worth, `${market} ${outcome}`).toBeLessThan(0.99)
          if (odds < ORDER_ODDS_MAX) expect(worth, `${market} ${outcome}`).toBeGreaterThan(0.7)
        }
    }
})

it.each([1_005, 1_050, 1_200])('a margin of staff of %d is one on orders, too', (value) => {
  for (let race = 0; race < 30; race++) {
    const carded = drawCard('horses', simulatorDraws(new Uint8Array(32), 'margin', race))
    if (carded.game === 'league') throw new Error('a race is no league')
    const ids = carded.card.runners.map(({ id }) => id + 1)
    const markets = raceMarkets({ ids, card: carded.card }).map(
      (one) => ({ ...one, state: 'active' }) as const,
    )
    const margin = { kind: 'margin', target: 'league:1', value } as const
    const offered = offeredMarkets({ id: 1, markets, feedStop: null, interventions: [margin] })
    for (const { market, outcomes } of offered)
      for (const { outcome, odds, chance } of outcomes) {
        const worth = (odds * chance) / 1_000_000_000
        expect(worth, `${market} ${outcome}`).toBeLessThan(0.99)
        if (odds < ORDER_ODDS_MAX)
          expect((worth * value) / 1_000, `${market} ${outcome}`).toBeGreaterThan(0.75)
      }
  }
})
