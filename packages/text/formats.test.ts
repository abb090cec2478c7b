import { HOUR_MS, MINUTE_MS } from '@poyraz/kernel'
import { describe, expect, it } from 'vitest'
import { atTime, daysAgo, formatDate, formatDateTime, formatElapsed, formatTime } from './dates.ts'
import { asLang } from './languages.ts'
import { initials, sortByName } from './names.ts'
import { formatCount, formatPercent, formatTimes } from './numbers.ts'
import { isSearchable } from './search.ts'

describe('percentages', () => {
  it.each([
    [9640, '%96,4', '96.4%'],
    [9604, '%96,04', '96.04%'],
    [5000, '%50', '50%'],
    [5, '%0,05', '0.05%'],
    [-1250, '−%12,5', '−12.5%'],
  ])('%s basis points', (basisPoints, tr, en) => {
    expect(formatPercent(basisPoints, 'tr')).toBe(tr)
    expect(formatPercent(basisPoints, 'en')).toBe(en)
  })
})

it('groups counts', () => {
  expect(formatCount(12_480, 'tr')).toBe('12.480')
  expect(formatCount(12_480, 'en')).toBe('12,480')
})

it('writes a multiple with one decimal at most', () => {
  expect(formatTimes(312, 'tr')).toBe('31,2')
  expect(formatTimes(10_005, 'en')).toBe('1,000.5')
  expect(formatTimes(250, 'tr')).toBe('25')
})

describe('dates are those of Istanbul', () => {
  it('moves to the next day at 21:00 UTC', () => {
    expect(formatDateTime('2026-01-05T21:30:00Z', 'tr')).toBe('06.01.2026 00:30')
    expect(formatDateTime('2026-01-05T21:30:00Z', 'en')).toBe('6 Jan 2026, 00:30')
    expect(formatDateTime('2026-01-05T20:59:00Z', 'tr')).toBe('05.01.2026 23:59')
  })

  it('shows days and times alone', () => {
    expect(formatDate('2026-07-15T12:00:00Z', 'tr')).toBe('15.07.2026')
    expect(formatTime('2026-07-15T12:00:00Z')).toBe('15:00')
  })

  it('counts calendar days, not spans of 24 hours', () => {
    const now = Date.parse('2026-01-05T21:30:00Z')
    expect(daysAgo('2026-01-05T21:10:00Z', now)).toBe(0)
    expect(daysAgo('2026-01-05T20:50:00Z', now)).toBe(1)
    expect(daysAgo('2026-01-04T20:50:00Z', now)).toBe(2)
  })

  it.each([
    ['Bugün 18:39', 'Bugün 18:39’da'],
    ['Dün 22:10', 'Dün 22:10’da'],
    ['Bugün 09:20', 'Bugün 09:20’de'],
    ['Bugün 09:40', 'Bugün 09:40’ta'],
    ['Bugün 09:53', 'Bugün 09:53’te'],
    ['Bugün 15:00', 'Bugün 15:00’te'],
    ['Bugün 00:00', 'Bugün 00:00’da'],
    ['05.01.2026 21:08', '05.01.2026 21:08’de'],
  ])('says at %s in Turkish', (text, said) => {
    expect(atTime(text, 'tr')).toBe(said)
    expect(atTime(text, 'en')).toBe(text)
  })

  it('runs a session clock', () => {
    expect(formatElapsed(42 * MINUTE_MS + 59_000)).toBe('00:42')
    expect(formatElapsed(101 * HOUR_MS + 5 * MINUTE_MS)).toBe('101:05')
    expect(formatElapsed(-1)).toBe('00:00')
  })
})

describe('names', () => {
  it('makes initials the Turkish way (S6.6)', () => {
    expect(initials('ilker', 'ılgaz')).toBe('İI')
    expect(initials('  şebnem', 'öz')).toBe('ŞÖ')
    expect(initials('', '')).toBe('PB')
  })

  it('sorts the Turkish alphabet', () => {
    const golden = 'cam çilek g ğ h Iğdır ılık ilk İzmir orman ördek su şeker uzun üzüm zebra'.split(' ')
    expect(sortByName([...golden].reverse(), 'tr', (name) => name)).toEqual(golden)
  })
})

it('falls back to Turkish', () => {
  expect([asLang('en'), asLang('tr'), asLang('de'), asLang(null)]).toEqual(['en', 'tr', 'tr', 'tr'])
})

it('searches from three code points on (S5.3, S9.12)', () => {
  expect([isSearchable(' la '), isSearchable('lal'), isSearchable('👋👋')]).toEqual([false, true, false])
})
