import { describe, expect, it } from 'vitest'
import {
  filterOf,
  filtersOf,
  INITIAL_FILTERS,
  INITIAL_PERIODS,
  type StatementFilter,
  type StatementKind,
  searchOf,
} from './history-filter.ts'
import { type HistorySearch, historySearch } from './history-search.ts'

const NOW = Date.parse('2026-01-05T21:30:00Z')
const NEWEST = { OrderPar: 'date', OrderDir: 'desc' }

it('every history starts with 30 days, the account with 7 (S2.25, S9.11)', () => {
  const { account, ...others } = INITIAL_PERIODS
  expect(account).toBe('last-7-day')
  expect(new Set(Object.values(others))).toEqual(new Set(['last-30-day']))
})

describe('filters of a statement', () => {
  it.each([
    ['account', { startDate: '2025-12-31', endDate: '2026-01-06', ...NEWEST }],
    ['finance', { startDate: '2025-12-08', endDate: '2026-01-06', searchCategory: [1, 2], ...NEWEST }],
    ['bonus', { startDate: '2025-12-08', endDate: '2026-01-06', searchCategory: 5, ...NEWEST }],
  ] as const)('%s starts with its own period and category (S2.25, S9.11)', (kind, filter) => {
    expect(filterOf(INITIAL_FILTERS[kind], NOW)).toEqual(filter)
  })

  it.each<[Partial<StatementFilter>, object]>([
    [{ order: 'largest' }, { OrderPar: 'amount', OrderDir: 'desc' }],
    [
      { status: '1003', type: '7' },
      { status: 1003, searchType: 7 },
    ],
    [{ min: 123_450 }, { searchMinAmount: 123_450 }],
  ])('%j becomes the request %j (S3.17)', (change, expected) => {
    expect(filterOf({ ...INITIAL_FILTERS.account, ...change }, NOW)).toMatchObject(expected)
  })

  it('an empty amount adds no filter', () => {
    expect(filterOf(INITIAL_FILTERS.account, NOW)).not.toHaveProperty('searchMinAmount')
  })

  it('all times adds no days', () => {
    expect(filterOf({ ...INITIAL_FILTERS.account, period: 'all-times' }, NOW)).toEqual(NEWEST)
  })
})

describe('the URL of a statement', () => {
  it.each<[StatementKind, Partial<StatementFilter>, HistorySearch]>([
    ['account', {}, {}],
    ['finance', { period: 'all-times' }, { period: 'all-times' }],
    ['finance', { category: '2', order: 'oldest' }, { category: 2, order: 'oldest' }],
    ['account', { category: '1,2', type: '7', status: '1003' }, { category: '1,2', type: 7, status: 1003 }],
    ['bonus', { min: 50 }, { min: 50 }],
    [
      'account',
      { period: { startDate: '2025-12-01', endDate: '2025-12-31' } },
      { from: '2025-12-01', to: '2025-12-31' },
    ],
  ])('of %s encodes %j as %j and parses back', (kind, change, address) => {
    const filter = { ...INITIAL_FILTERS[kind], ...change }
    expect(searchOf(kind, filter)).toEqual(address)
    expect(filtersOf(kind, historySearch(address))).toEqual(filter)
  })

  it.each<Record<string, unknown>>([
    { period: 'ever', category: 'x', type: '1,2', status: -1, min: '50', order: 'random' },
    { from: '2025-12-31', to: '2025-12-01', category: '1,', min: -5 },
    { from: '2025-13-01', to: '2025-13-02', status: ['1003'], period: 'a'.repeat(41), min: 0.5 },
  ])('ignores the invalid parameters %j', (raw) => {
    expect(filtersOf('account', historySearch(raw))).toEqual(INITIAL_FILTERS.account)
  })
})
