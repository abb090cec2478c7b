import { describe, expect, it } from 'vitest'
import type { GameFilter } from '../../shared/games/games.ts'
import { waysThrough } from './ways.ts'

/** New 40, popular 49, classic 57, ways 58 have types; 98 is everything. */
const TOTALS = { 40: 5, 49: 20, 57: 4, 58: 0, 60: 7, 72: 20, 98: 20 }
const PROVIDERS = [
  { providerID: 1, count: 14 },
  { providerID: 2, count: 6 },
  { providerID: 3, count: 0 },
]

function shown(filter: GameFilter, totals: Readonly<Record<string, number>> = TOTALS) {
  const categories = Object.entries(totals).map(([id, total]) => ({ CategoryID: Number(id), total }))
  const ways = waysThrough({ categories, providers: PROVIDERS }, filter)
  return [
    ...ways.types.map(({ type }) => type),
    ...ways.categories.map(({ CategoryID }) => CategoryID),
    ...ways.providers.map(({ providerID }) => `provider ${providerID}`),
  ]
}

describe('the ways through many games', () => {
  it('are those that shorten the list and leave something', () => {
    expect(shown({})).toEqual(['new', 'classic', 60, 'provider 1', 'provider 2'])
  })

  it('keep what is open, also where it holds everything or nothing', () => {
    expect(shown({ type: 'popular' })).toContain('popular')
    expect(shown({ type: 'ways' })).toContain('ways')
    expect(shown({ categoryID: 72 })).toContain(72)
    expect(shown({ providerID: 3 })).toContain('provider 3')
  })

  it('say the same games once, by the category where that is open', () => {
    expect(shown({ categoryID: 57 })).toEqual(['new', 57, 60, 'provider 1', 'provider 2'])
  })
})

describe('the ways through few games', () => {
  const few = { ...TOTALS, 40: 2, 49: 2, 57: 1, 60: 2, 72: 3, 98: 3 }

  it('are only the one that is open', () => {
    expect(shown({}, few)).toEqual([])
    expect(shown({ type: 'classic' }, few)).toEqual(['classic'])
    expect(shown({ categoryID: 60 }, few)).toEqual([60])
    expect(shown({ providerID: 1 }, few)).toEqual(['provider 1'])
  })
})
