import { describe, expect, it } from 'vitest'
import { periodState } from './period.ts'

const PERIOD = { Start_date: '2026-11-01T00:00:00Z', End_date: '2026-12-01T00:00:00Z' }

describe('periodState', () => {
  it.each([
    ['2026-10-31T23:59:59.999Z', 'coming'],
    ['2026-11-01T00:00:00Z', 'active'],
    ['2026-11-30T23:59:59.999Z', 'active'],
    ['2026-12-01T00:00:00Z', 'finished'],
  ])('at %s it is %s (S2.3, S4.23)', (now, state) => {
    expect(periodState(PERIOD, Date.parse(now))).toBe(state)
  })
})
