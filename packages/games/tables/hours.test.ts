import { describe, expect, it } from 'vitest'
import { closedUntil } from './hours.ts'
import { HOUSE_TABLES } from './house-list.ts'

/** An instant by the clock of Istanbul. */
const at = (time: string) => Date.parse(`${time}+03:00`)
const EVENING = { opens: 18, closes: 2 }
const DAYTIME = { opens: 10, closes: 20 }

describe('opening hours', () => {
  it.each([
    [EVENING, '2026-11-28T17:59:59', '2026-11-28T18:00:00'],
    [EVENING, '2026-11-28T18:00:00', null],
    [EVENING, '2026-11-29T01:59:59', null],
    [EVENING, '2026-11-29T02:00:00', '2026-11-29T18:00:00'],
    [DAYTIME, '2026-11-30T09:00:00', '2026-11-30T10:00:00'],
    [DAYTIME, '2026-11-30T19:59:59', null],
    // The last evening of a month.
    [DAYTIME, '2026-11-30T20:00:00', '2026-12-01T10:00:00'],
  ])('%j at %s: closed until %s', (hours, now, opening) => {
    expect(closedUntil(hours, at(now))).toBe(opening === null ? null : at(opening))
  })

  it('never close a table without hours', () => {
    expect(closedUntil(undefined, at('2026-11-28T04:00:00'))).toBeNull()
  })
})

describe('the tables of the house', () => {
  it('are at least 24 of every game, of which every game has one that never closes', () => {
    expect(HOUSE_TABLES.length).toBeGreaterThanOrEqual(24)
    expect(new Set(HOUSE_TABLES.map(({ id }) => id)).size).toBe(HOUSE_TABLES.length)
    expect(new Set(HOUSE_TABLES.map(({ name }) => name.tr)).size).toBe(HOUSE_TABLES.length)
    const games = new Set(HOUSE_TABLES.map(({ game }) => game))
    const open = HOUSE_TABLES.filter(({ hours }) => !hours).map(({ game }) => game)
    expect(new Set(open)).toEqual(games)
    expect(HOUSE_TABLES.filter(({ hours }) => hours).length).toBeGreaterThan(2)
  })
})
