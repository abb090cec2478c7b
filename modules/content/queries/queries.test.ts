import { istanbulDay } from '@poyraz/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isWithin } from './sliders.ts'
import { nextDate } from './special-dates.ts'

const ms = (text: string) => Date.parse(text)

describe('isWithin', () => {
  it.each([
    ['2026-10-31T20:59:59.999Z', false],
    ['2026-10-31T21:00:00Z', true],
    ['2026-11-15T12:00:00Z', true],
    ['2026-11-30T20:59:59.999Z', true],
    ['2026-11-30T21:00:00Z', false],
  ])('at %s: %s (S5.10)', (now, within) => {
    const november = { from: '2026-10-31T21:00:00.000Z', until: '2026-11-30T21:00:00.000Z' }
    expect(isWithin(november, ms(now))).toBe(within)
  })
})

describe('nextDate', () => {
  it.each([
    ['10-29', '2026-10-28T20:59:59Z', '2026-10-29'],
    ['10-29', '2026-10-28T21:00:00Z', '2026-10-29'],
    ['10-29', '2026-10-29T20:59:59Z', '2026-10-29'],
    ['10-29', '2026-10-29T21:00:00Z', '2027-10-29'],
    ['01-01', '2026-12-31T21:30:00Z', '2027-01-01'],
    ['02-29', '2026-11-21T09:00:00Z', '2028-02-29'],
    ['02-29', '2097-01-01T09:00:00Z', '2104-02-29'],
  ])('%s after %s is %s', (day, now, date) => {
    expect(nextDate(day, ms(now))).toBe(date)
  })

  it('is never behind today and never a year and a day ahead, but for 29 February', () => {
    const span = { min: ms('2026-01-01T00:00:00Z'), max: ms('2090-01-01T00:00:00Z') }
    fc.assert(
      fc.property(fc.integer(span), fc.integer(span), (dayMs, nowMs) => {
        const day = istanbulDay(dayMs).slice(5)
        fc.pre(day !== '02-29')
        const date = nextDate(day, nowMs)
        const ahead = ms(date) - ms(istanbulDay(nowMs))
        expect(date.slice(5)).toBe(day)
        expect(ahead).toBeGreaterThanOrEqual(0)
        expect(ahead).toBeLessThanOrEqual(ms('2028-12-31') - ms('2027-12-31'))
      }),
    )
  })
})
