import { describe, expect, it } from 'vitest'
import { playBaccarat } from './baccarat/baccarat.ts'
import { handDealingOf } from './hand-dealing.ts'
import { HOUSE_TABLES } from './house-list.ts'
import { drawnGameOf, type HouseTable } from './house-tables.ts'

const dealingOf = (game: HouseTable['game']) => {
  const dealing = handDealingOf({ game, byHand: { entryMs: 1 } })
  if (!dealing) throw new Error(`${game} is not dealt by hand`)
  return dealing
}
/** A card of these points: 0 is a king, 1 an ace. */
const cardOf = (points: number) => (points === 0 ? 11 : points === 1 ? 12 : points - 2)

describe('the order of a deal by hand', () => {
  it('takes one number of the wheel', () => {
    const { next, outcome, count } = dealingOf('roulette')
    expect([count, next([]), next([17]), outcome([17])]).toEqual([37, 'number', null, { number: 17 }])
  })

  it('deals dragon before tiger', () => {
    const { next, outcome } = dealingOf('dragon-tiger')
    expect([next([]), next([3]), next([3, 40])]).toEqual(['dragon', 'tiger', null])
    expect(outcome([3, 40])).toEqual({ dragon: 3, tiger: 40 })
  })

  it.each([
    ['a natural ends the round', [4, 2, 5, 3], null],
    ['player draws to 5', [2, 3, 3, 4], 'player'],
    ['player stands on 6, banker draws to 5', [2, 2, 4, 3], 'banker'],
    ['both stand', [2, 3, 4, 4], null],
    ['banker with 3 does not draw against an 8', [1, 1, 2, 2, 8], null],
    ['banker with 3 draws against a 9', [1, 1, 2, 2, 9], 'banker'],
    ['six cards are all, also with a total that would draw', [1, 1, 2, 2, 9, 9], null],
  ] as const)('baccarat: %s', (_, points, next) => {
    const cards = points.map(cardOf)
    expect(dealingOf('baccarat').next(cards)).toBe(next)
    expect(dealingOf('baccarat').outcome(cards)).toEqual(playBaccarat(cards))
  })

  it('deals the first four baccarat cards in turns', () => {
    const { next } = dealingOf('baccarat')
    const cards = [0, 0, 0, 0].map(cardOf)
    const places = cards.map((_, dealt) => next(cards.slice(0, dealt)))
    expect(places).toEqual(['player', 'banker', 'player', 'banker'])
  })
})

it('every table that is dealt by hand has rules for it and a drawn game', () => {
  const byHand = HOUSE_TABLES.filter((table) => table.byHand)
  expect(new Set(byHand.map(({ game }) => game))).toEqual(new Set(['roulette', 'baccarat', 'dragon-tiger']))
  for (const table of byHand) expect([handDealingOf(table), drawnGameOf(table)]).not.toContain(undefined)
  expect(HOUSE_TABLES.filter((table) => !table.byHand).map(handDealingOf)).not.toContainEqual(
    expect.anything(),
  )
})
