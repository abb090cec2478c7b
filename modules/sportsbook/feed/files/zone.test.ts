import { expect, it } from 'vitest'
import { instantOf, isZone } from './zone.ts'

const at = (zone: string, text: string) => {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = text.split(/\D/).map(Number)
  const ms = instantOf(zone, { year, month, day, hour, minute })
  return ms === null ? null : new Date(ms).toISOString()
}

/** Instants by the time zone database (`date -u -d 'TZ="Europe/London" 2026-03-28 15:00'`). */
it.each([
  ['Europe/Istanbul', '2026-11-24 21:00', '2026-11-24T18:00:00.000Z'],
  ['Europe/Istanbul', '2026-01-01 00:30', '2025-12-31T21:30:00.000Z'],
  ['Europe/London', '2026-03-28 15:00', '2026-03-28T15:00:00.000Z'],
  ['Europe/London', '2026-03-29 15:00', '2026-03-29T14:00:00.000Z'],
  ['Europe/London', '2026-10-25 01:30', '2026-10-25T00:30:00.000Z'],
  ['America/New_York', '2026-11-24 19:45', '2026-11-25T00:45:00.000Z'],
  ['Asia/Kolkata', '2026-11-24 19:45', '2026-11-24T14:15:00.000Z'],
])('%s: %s is %s', (zone, local, expected) => {
  expect(at(zone, local)).toBe(expected)
})

it('refuses days and times that do not exist', () => {
  for (const text of ['2026-02-30 12:00', '2026-13-01 12:00', '2026-11-24 24:00', '2026-11-24 12:60'])
    expect([text, at('Europe/Istanbul', text)]).toEqual([text, null])
  expect(at('Europe/London', '2026-03-29 01:30')).toBeNull()
})

it('knows the names of zones', () => {
  expect(['Europe/Istanbul', 'UTC', 'Europe/Nowhere', ''].map(isZone)).toEqual([true, true, false, false])
})
