import { describe, expect, it } from 'vitest'
import { rollingDigits } from './rolling.ts'

const changed = (before: string, after: string) =>
  rollingDigits(before, after)
    .filter((digit) => digit.changed)
    .map(({ char }) => char)
    .join('')

describe('rolling digits', () => {
  it.each([
    ['₺12,00', '₺12,00', ''],
    ['₺12,00', '₺13,50', '35'],
    ['₺999,00', '₺1.000,00', '₺1.000'],
    ['₺1.000,00', '₺999,00', '₺999'],
  ])('%s to %s moves %s', (before, after, moved) => {
    expect(changed(before, after)).toBe(moved)
  })

  it('shows the new amount whole, every place with a key of its own', () => {
    const digits = rollingDigits('₺1,00', '₺11.111,11')
    expect(digits.map(({ char }) => char).join('')).toBe('₺11.111,11')
    expect(new Set(digits.map(({ key }) => key)).size).toBe(digits.length)
  })
})
