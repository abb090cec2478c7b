import { orderChance, placeChances, placeTerms } from '@poyraz/betting'
import { type RaceCard, type RaceOutcome, winningChances } from '@poyraz/games/virtual'
import type { FeedMarket, FeedOutcome, FeedResult } from '../feed/messages.ts'
import { offeredWith } from '../feed/offered.ts'
import { fairPlaces } from '../feed/place-markets.ts'
import { teamOutcome } from '../feed/team-outcome.ts'

/** Number of first places of each market on one runner. */
const PLACES = [1, 2, 3] as const
const BOOK = { book: 1.1, method: 'power' } as const
/** Books of the markets on an order, whose outcomes are too many for the margin of a market with prices. */
const BOOKS = { FORECAST: 1.18, REVERSE: 1.16, TRICAST: 1.22 } as const
type OrderMarket = keyof typeof BOOKS
const isOrderMarket = (market: string): market is OrderMarket => Object.hasOwn(BOOKS, market)
/** Longest odds of an order, in thousandths. */
export const ORDER_ODDS_MAX = 5_000_000
const ODDS_MIN = 1_010
const MILLION = 1_000_000

type Runners = { readonly ids: readonly number[]; readonly card: RaceCard }

/**
 * Prices a race (domain/sports, section 2.7): win and place of each runner with each-way terms, and the first
 * two or three in their order or in any. Runners of an order are named by their numbers: `3-5`.
 */
export function raceMarkets({ ids, card }: Runners): readonly FeedMarket[] {
  const chances = winningChances(card)
  const fair = PLACES.flatMap((places) => fairPlaces(ids, places, placeChances(chances, places)) ?? [])
  const terms = placeTerms(ids.length)
  const offered = offeredWith(fair, BOOK).map((market) =>
    market.market === 'WINNER' && terms !== null ? { ...market, eachWay: terms } : market,
  )
  const orders = (Object.keys(BOOKS) as OrderMarket[]).map((market) => ({
    market,
    group: 'main',
    outcomes: ordersOf(market, ids.length).map((order) => priceOf(market, order, chances)),
  }))
  return [...offered, ...orders]
}

/** Returns the orders of a market by the places of the runners in the card; those in any order rise. */
function ordersOf(market: OrderMarket, runners: number): readonly (readonly number[])[] {
  const all = Array.from({ length: runners }, (_, place) => place)
  const pairs = all.flatMap((one) => all.filter((other) => other !== one).map((other) => [one, other]))
  if (market === 'FORECAST') return pairs
  if (market === 'REVERSE') return pairs.filter(([one = 0, other = 0]) => one < other)
  return pairs.flatMap((pair) =>
    all.filter((third) => !pair.includes(third)).map((third) => [...pair, third]),
  )
}

function priceOf(market: OrderMarket, order: readonly number[], chances: readonly number[]): FeedOutcome {
  const inOrder = orderChance(chances, order)
  const chance = market === 'REVERSE' ? inOrder + orderChance(chances, order.toReversed()) : inOrder
  const odds = orderOdds(chance, BOOKS[market])
  return { outcome: nameOf(order), odds, chance: Math.round(chance * MILLION) }
}

/**
 * Returns the odds of an order for the book that a market on one runner has, in thousandths; `null` for other
 * markets. An order keeps as much more of its stakes as it does at the prices of the house.
 */
export function orderOddsAt(market: string, chance: number, book: number): number | null {
  return isOrderMarket(market) ? orderOdds(chance, (book * BOOKS[market]) / BOOK.book) : null
}

/** Rounds decimal odds down to tenths below 10, halves below 20 and whole numbers above, in thousandths. */
function orderOdds(chance: number, book: number): number {
  const odds = 1 / (chance * book)
  const step = odds < 10 ? 100 : odds < 20 ? 500 : 1_000
  return Math.max(ODDS_MIN, Math.min(ORDER_ODDS_MAX, Math.floor((odds * 1_000) / step) * step))
}

const nameOf = (order: readonly number[]) => order.map((place) => place + 1).join('-')

/** Settles a market of a race; every outcome is won or lost. */
export function settleRace(
  { market, outcomes }: Pick<FeedMarket, 'market' | 'outcomes'>,
  ids: readonly number[],
  { order }: RaceOutcome,
): readonly FeedResult[] {
  const won = new Set(winnersOf(market, ids, order))
  return outcomes.map(({ outcome }) => ({
    outcome,
    result: won.has(outcome) ? 'won' : 'lost',
    voidFactor: 0,
  }))
}

function winnersOf(market: string, ids: readonly number[], order: readonly number[]): readonly string[] {
  const [code, line = '1'] = market.split(':')
  const first = (places: number) => order.slice(0, places)
  if (code === 'FORECAST') return [first(2).join('-')]
  if (code === 'REVERSE')
    return [
      first(2)
        .toSorted((one, other) => one - other)
        .join('-'),
    ]
  if (code === 'TRICAST') return [first(3).join('-')]
  return first(Number(line)).map((number) => teamOutcome(ids[number - 1] ?? 0))
}
