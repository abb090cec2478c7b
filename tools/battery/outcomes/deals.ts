import type { Draws } from '@poyraz/fairness'
import { drawWinners } from '../../../packages/games/index.ts'
import { goodness } from '../goodness.ts'
import type { Family, TestResult } from '../judge.ts'
import { type DrawsOf, drawsOfPlay, hashOf, type Pairs } from '../seeds.ts'
import { duplicates } from './duplicates.ts'
import { countsOf, evenness, type Sequence, sequenceTests } from './sequences.ts'

/** Deals some of `items` different items in order: a deck of cards, or the tickets of a lottery. */
export type Dealer = {
  readonly name: string
  readonly stream: string
  readonly items: number
  deal(draws: Draws): readonly number[]
}

const PRIZES = 16

/** A deck as card tables deal it, and a lottery draw with the tickets numbered from 0. */
export const DEALERS: readonly Dealer[] = [
  { name: 'deck of 52', stream: 'deck', items: 52, deal: (draws) => draws.deal(52) },
  {
    name: 'lottery of 60 tickets',
    stream: 'main',
    items: 60,
    deal: (draws) => drawWinners(draws, { tickets: 60, winners: PRIZES }).map((ticket) => ticket - 1),
  },
]

/** R05 and R12: tests of dealt items; each deal uses a nonce of its own. */
export function dealFamily(dealer: Dealer, pairs: Pairs, deals: number): Family {
  return {
    name: `Deals: ${dealer.name}`,
    size: `${deals} deals of a pair of seeds`,
    tests: (attempt) => dealTests(dealer, dealtBy(dealer, deals, pairs, `${dealer.name}/${attempt}`)),
  }
}

/** Returns the items at each position, one per deal. */
export function dealtBy(
  { stream, deal }: Dealer,
  deals: number,
  pairs: Pairs,
  name: string,
  drawsOf: DrawsOf = drawsOfPlay,
): readonly (readonly number[])[] {
  const round = { ...pairs(name, 0), gameId: 'deal', rulesHash: hashOf('deal'), stream }
  return Array.from({ length: deals }, (_, index) => deal(drawsOf({ ...round, nonce: index + 1 })))
}

export function dealTests({ items }: Dealer, deals: readonly (readonly number[])[]): readonly TestResult[] {
  const places = Array.from(
    { length: deals[0]?.length ?? 0 },
    (_, place): Sequence => ({
      name: `place ${place + 1}`,
      of: Uint16Array.from(deals, (deal) => deal[place] as number),
      values: items,
    }),
  )
  const [first, second, ...others] = places
  if (!first || !second) throw new Error('a deal has two places')
  const chance = 1 / (items * (items - 1) * (items - 2) * (items - 3))
  return [
    ...sequenceTests(first),
    ...[second, ...others].map((place) => ({ kind: 'distribution', of: place.name, p: evenness(place) })),
    { kind: 'interplay', of: 'places 1 and 2', p: evenPairs(first, second) },
    { kind: 'interplay', of: 'order of places 1 to 4', p: evenOrders(deals) },
    {
      kind: 'duplicates',
      of: 'places 1 to 4',
      p: duplicates(
        deals.map((deal) => deal.slice(0, 4).reduce((place, item) => place * items + item, 0)),
        chance,
      ),
    },
  ]
}

/** Tests that all pairs of two different items are equally frequent. */
function evenPairs(first: Sequence, second: Sequence): number {
  const pairs = first.of.map((item, index) => {
    const after = second.of[index] as number
    return item * (first.values - 1) + (after > item ? after - 1 : after)
  })
  return evenness({ name: '', of: pairs, values: first.values * (first.values - 1) })
}

const ORDERED = 4
const ORDERS = 24

/**
 * Tests that all orders of the first four items are equally frequent. An order is identified by the number of
 * smaller items after each.
 */
function evenOrders(deals: readonly (readonly number[])[]): number {
  const orders = Uint16Array.from(deals, (deal) => {
    const head = deal.slice(0, ORDERED)
    return head.reduce((order, item, place) => {
      const smaller = head.slice(place + 1).filter((other) => other < item).length
      return order * (ORDERED - place) + smaller
    }, 0)
  })
  return goodness(countsOf(orders, ORDERS), new Array<number>(ORDERS).fill(1 / ORDERS))
}
