import { DAY_MS } from '@poyraz/kernel'
import { describe, expect, it } from 'vitest'
import { daysOf, daysToEdit, faultOf } from './presets.ts'

/** 6 January 2026, 00:30 in Istanbul; still the 5th in UTC. */
const NOW = Date.parse('2026-01-05T21:30:00Z')

describe('daysOf', () => {
  it.each([
    ['today', '2026-01-06', '2026-01-06'],
    ['yesterday', '2026-01-05', '2026-01-05'],
    ['last-7-day', '2025-12-31', '2026-01-06'],
    ['last-30-day', '2025-12-08', '2026-01-06'],
    ['this-month', '2026-01-01', '2026-01-06'],
    ['last-month', '2025-12-01', '2025-12-31'],
    ['last-90-day', '2025-10-09', '2026-01-06'],
    ['last-180-day', '2025-07-11', '2026-01-06'],
    ['last-12-month', '2025-01-07', '2026-01-06'],
    ['last-2-year', '2024-01-08', '2026-01-06'],
  ] as const)('returns the days of %s (S9.13)', (range, startDate, endDate) => {
    expect(daysOf(range, NOW)).toEqual({ startDate, endDate })
  })

  it.each([
    ['today', 1],
    ['last-7-day', 7],
    ['last-30-day', 30],
    ['last-90-day', 90],
    ['last-180-day', 180],
    ['last-12-month', 365],
    ['last-2-year', 730],
  ] as const)('gives %s %i days, today included (S9.13)', (range, days) => {
    const { startDate = '', endDate = '' } = daysOf(range, NOW)
    expect((Date.parse(endDate) - Date.parse(startDate)) / DAY_MS + 1).toBe(days)
  })

  it('returns no days for all times', () => {
    expect(daysOf('all-times', NOW)).toEqual({})
  })

  it('handles short months', () => {
    expect(daysOf('last-month', Date.parse('2028-03-01T00:00:00+03:00'))).toEqual({
      startDate: '2028-02-01',
      endDate: '2028-02-29',
    })
  })
})

describe('a period of two chosen days', () => {
  const days = { startDate: '2025-11-01', endDate: '2025-11-30' }

  it('is returned unchanged', () => {
    expect(daysOf(days, NOW)).toEqual(days)
  })

  it.each([
    ['last-month', { startDate: '2025-12-01', endDate: '2025-12-31' }],
    ['all-times', { startDate: '2025-12-08', endDate: '2026-01-06' }],
    [days, days],
  ] as const)('starts with the days of %j', (period, expected) => {
    expect(daysToEdit(period, NOW)).toEqual(expected)
  })

  it.each([
    ['2025-11-01', '2025-11-01', null],
    ['2026-01-06', '2026-01-06', null],
    ['', '2025-11-01', { field: 'startDate', text: 'missing' }],
    ['2025-11-01', '', { field: 'endDate', text: 'missing' }],
    ['0202-11-01', '2025-11-01', { field: 'startDate', text: 'missing' }],
    ['2025-11-02', '2026-01-07', { field: 'endDate', text: 'future' }],
    ['2025-11-02', '2025-11-01', { field: 'endDate', text: 'order' }],
  ] as const)('validates the days from "%s" to "%s"', (startDate, endDate, fault) => {
    expect(faultOf({ startDate, endDate }, NOW)).toEqual(fault)
  })
})
