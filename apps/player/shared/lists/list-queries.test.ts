import { afterEach, describe, expect, it, vi } from 'vitest'
import { slidersQuery, tournamentsQuery } from '../content/content.ts'
import { favouriteGamesQuery, favouriteTablesQuery } from '../favourites/favourites.ts'
import { categoriesQuery, gamesQuery, providersQuery, quickAccessQuery } from '../games/games.ts'
import { messagesQuery, payoutsQuery } from '../notifications/notifications.ts'
import { tableCategoriesQuery, tableProvidersQuery, tablesQuery } from '../tables/tables.ts'
import { stubStorage } from '../test-storage.ts'

const NOW = Date.parse('2026-01-05T21:30:00Z')
const dataOf = (query: { readonly queryKey: readonly unknown[] }) => query.queryKey[2]

describe('parameters of list queries', () => {
  it.each([
    ['games', gamesQuery({}, 'tr'), { limit: 48 }],
    ['categories', categoriesQuery('tr'), { limit: 100, offset: 0 }],
    ['providers', providersQuery('tr'), { limit: 100, offset: 0 }],
    ['quick access', quickAccessQuery('tr'), { categoryID: 94, limit: 50, offset: 0 }],
    ['live tables', tablesQuery({}, 'tr'), { limit: 48 }],
    ['live categories', tableCategoriesQuery('tr'), { limit: 150, offset: 0 }],
    ['tournaments', tournamentsQuery('tr'), { limit: 50, offset: 0 }],
    ['slides', slidersQuery('tr'), { limit: 7, offset: 0, siteId: 889 }],
    ['messages', messagesQuery('tr'), { limit: 10 }],
  ])('%s (S7.6, S7.9, S7.20, S7.23, S7.29, S9.5, S9.6, S9.7)', (_, query, data) => {
    expect(dataOf(query)).toMatchObject(data)
  })

  it('favourites: up to a hundred of each kind (S7.25, S9.7)', () => {
    for (const query of [favouriteGamesQuery('tr'), favouriteTablesQuery('tr')])
      expect(dataOf(query)).toEqual({ favorites: true, limit: 100, offset: 0, Lang: 'tr' })
  })

  it('payouts: category 2, status 1003, up to 250 of 90 days, newest first (S3.28, S4.25, S9.10)', () => {
    expect(dataOf(payoutsQuery('tr', NOW))).toEqual({
      searchCategory: 2,
      status: 1003,
      limit: 250,
      offset: 0,
      OrderPar: 'date',
      OrderDir: 'desc',
      startDate: '2025-10-09',
      Lang: 'tr',
    })
  })
})

describe('live providers', () => {
  afterEach(() => vi.unstubAllGlobals())

  it.each([
    ['20', { status: 2 }],
    ['10', {}],
    [null, {}],
  ])('of a visitor with rid %s are asked for with %j (S6.4)', (rid, status) => {
    const { local } = stubStorage()
    if (rid !== null) local.set('rid', rid)
    expect(dataOf(tableProvidersQuery('tr'))).toEqual({ limit: 100, offset: 0, Lang: 'tr', ...status })
  })
})
