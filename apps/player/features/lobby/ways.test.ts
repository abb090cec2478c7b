import { describe, expect, it } from 'vitest'
import type { GameFilter } from '../../shared/games/games.ts'
import { waysThrough } from './ways.ts'

/** Totals by category id. 40 (new), 49 (popular), 57 (classic) and 58 (ways) have types; 98 is all games. */
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

describe('filters of a large catalogue', () => {
  it('are those that shorten the list and leave some games', () => {
    expect(shown({})).toEqual(['new', 'classic', 60, 'provider 1', 'provider 2'])
  })

  it('include the active one, even if it has all games or none', () => {
    expect(shown({ type: 'popular' })).toContain('popular')
    expect(shown({ type: 'ways' })).toContain('ways')
    expect(shown({ categoryID: 72 })).toContain(72)
    expect(shown({ providerID: 3 })).toContain('provider 3')
  })

  it('show the same games once, as the category if that is active', () => {
    expect(shown({ categoryID: 57 })).toEqual(['new', 57, 60, 'provider 1', 'provider 2'])
  })
})

describe('filters of a small catalogue', () => {
  const few = { ...TOTALS, 40: 2, 49: 2, 57: 1, 60: 2, 72: 3, 98: 3 }

  it('are only the active one', () => {
    expect(shown({}, few)).toEqual([])
    expect(shown({ type: 'classic' }, few)).toEqual(['classic'])
    expect(shown({ categoryID: 60 }, few)).toEqual([60])
    expect(shown({ providerID: 1 }, few)).toEqual(['provider 1'])
  })
})
