import { expect, it } from 'vitest'
import { couponDays } from './history.ts'

const NOW = Date.parse('2026-01-05T21:30:00Z')

it.each([
  ['all-times', '2020-01-01', '2026-01-06'],
  ['last-30-day', '2025-12-08', '2026-01-06'],
  ['yesterday', '2026-01-05', '2026-01-05'],
] as const)('coupons of %s have first and last day (S3.25, S7.28, S9.11)', (range, startDate, endDate) => {
  expect(couponDays(range, NOW)).toEqual({ startDate, endDate })
})
