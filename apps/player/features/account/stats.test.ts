import { describe, expect, it } from 'vitest'
import { everyPeriod, INITIAL_RANGE, periodName, rangeOf, stepOf } from './stats.ts'

const MONTHS = ['Ocak', 'Şubat', 'Mart', 'Nisan', 'Mayıs', 'Haziran', 'Temmuz', 'Ağustos', 'Eylül', 'Ekim']
const played = { rounds: 3, stake: 300, win: 100, biggestWin: 100, featureSpins: 0, playedMs: 9_000 }

describe('the periods of the statistics', () => {
  it('have every day, also those without play', () => {
    const periods = everyPeriod(
      [{ period: '2026-03-01', ...played }],
      { startDate: '2026-02-27', endDate: '2026-03-01' },
      'day',
    )
    expect(periods.map(({ period, rounds }) => [period, rounds])).toEqual([
      ['2026-02-27', 0],
      ['2026-02-28', 0],
      ['2026-03-01', 3],
    ])
  })

  it('have every month that the days touch', () => {
    const days = { startDate: '2025-12-31', endDate: '2026-02-01' }
    expect(everyPeriod([], days, 'month').map(({ period }) => period)).toEqual([
      '2025-12',
      '2026-01',
      '2026-02',
    ])
  })

  it('are named in the language of the page', () => {
    expect(periodName('2026-02', 'tr', MONTHS)).toBe('Şubat 2026')
    expect(periodName('2026-02-05', 'tr', MONTHS)).toBe('05.02.2026')
    expect(periodName('2026-02-05', 'en', MONTHS)).toBe('5 Feb 2026')
  })

  it('are the last 30 days by day, and a year by month', () => {
    expect(rangeOf('all-times')).toBe(INITIAL_RANGE)
    expect(rangeOf('last-12-month')).toBe('last-12-month')
    expect([stepOf(INITIAL_RANGE), stepOf('last-12-month')]).toEqual(['day', 'month'])
  })
})
