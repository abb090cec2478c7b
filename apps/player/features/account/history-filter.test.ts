import { describe, expect, it } from 'vitest'
import { FIRST_WISH, filterOf, type Wish } from './history-filter.ts'

const NOW = Date.parse('2026-01-05T21:30:00Z')
const NEWEST = { OrderPar: 'date', OrderDir: 'desc' }

describe('the filters of a statement', () => {
  it.each([
    ['account', { startDate: '2025-12-30', endDate: '2026-01-06', ...NEWEST }],
    ['finance', { startDate: '2025-12-07', endDate: '2026-01-06', searchCategory: [1, 2], ...NEWEST }],
    ['bonus', { startDate: '2025-10-08', endDate: '2026-01-06', searchCategory: 5, ...NEWEST }],
  ] as const)('of %s open with its own period and category', (kind, filter) => {
    expect(filterOf(FIRST_WISH[kind], 'tr', NOW)).toEqual(filter)
  })

  it.each<[Partial<Wish>, object]>([
    [{ order: 'largest' }, { OrderPar: 'amount', OrderDir: 'desc' }],
    [
      { status: '1003', type: '7' },
      { status: 1003, searchType: 7 },
    ],
    [{ minAmount: '1.234,50' }, { searchMinAmount: 123_450 }],
  ])('%j ask for %j', (change, expected) => {
    expect(filterOf({ ...FIRST_WISH.account, ...change }, 'tr', NOW)).toMatchObject(expected)
  })

  it.each(['', 'x', '1,234.50', '0'])('an amount of "%s" leaves nothing out', (minAmount) => {
    expect(filterOf({ ...FIRST_WISH.account, minAmount }, 'tr', NOW)).not.toHaveProperty('searchMinAmount')
  })

  it('all times have no days', () => {
    expect(filterOf({ ...FIRST_WISH.account, period: 'all-times' }, 'tr', NOW)).toEqual(NEWEST)
  })
})
