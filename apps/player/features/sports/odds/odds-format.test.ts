import { describe, expect, it } from 'vitest'
import { formatOdds } from './odds-format.ts'

describe('odds formats', () => {
  it.each([
    [1200, '1,20', '1/5', '−500'],
    [1500, '1,50', '1/2', '−200'],
    [1910, '1,91', '91/100', '−110'],
    [2000, '2,00', '1/1', '+100'],
    [2250, '2,25', '5/4', '+125'],
    [3750, '3,75', '11/4', '+275'],
    [11_000, '11,00', '10/1', '+1000'],
  ])('%i', (milli, decimal, fractional, american) => {
    expect(formatOdds(milli, 'decimal', 'tr')).toBe(decimal)
    expect(formatOdds(milli, 'decimal', 'en')).toBe(decimal.replace(',', '.'))
    expect(formatOdds(milli, 'fractional', 'tr')).toBe(fractional)
    expect(formatOdds(milli, 'american', 'tr')).toBe(american)
  })

  it('rounds a product of odds down', () => {
    expect(formatOdds(4119, 'decimal', 'tr')).toBe('4,11')
  })
})
