import { describe, expect, it } from 'vitest'
import { formatMoney, parseMoney } from './money.ts'

describe('formatMoney', () => {
  it.each([
    [0n, '₺0,00', '₺0.00'],
    [5n, '₺0,05', '₺0.05'],
    [-5n, '−₺0,05', '−₺0.05'],
    [99n, '₺0,99', '₺0.99'],
    [100n, '₺1,00', '₺1.00'],
    [99_999n, '₺999,99', '₺999.99'],
    [100_000n, '₺1.000,00', '₺1,000.00'],
    [123_450n, '₺1.234,50', '₺1,234.50'],
    [-123_450n, '−₺1.234,50', '−₺1,234.50'],
    [123_456_789n, '₺1.234.567,89', '₺1,234,567.89'],
    [9_007_199_254_740_991n, '₺90.071.992.547.409,91', '₺90,071,992,547,409.91'],
    [900_719_925_474_099_312_345n, '₺9.007.199.254.740.993.123,45', '₺9,007,199,254,740,993,123.45'],
  ])('%s kuruş', (minor, tr, en) => {
    expect(formatMoney(minor, 'tr')).toBe(tr)
    expect(formatMoney(minor, 'en')).toBe(en)
  })

  it('takes the numbers of the wire too', () => {
    expect(formatMoney(123_450, 'tr')).toBe('₺1.234,50')
  })

  it('shows a plus before gains only', () => {
    expect(formatMoney(120_000n, 'tr', { sign: 'always' })).toBe('+₺1.200,00')
    expect(formatMoney(0n, 'tr', { sign: 'always' })).toBe('₺0,00')
    expect(formatMoney(-1200n, 'tr', { sign: 'always' })).toBe('−₺12,00')
  })

  it('leaves kuruş out of round limits, and only of those', () => {
    expect(formatMoney(25_000_000n, 'tr', { fraction: 'auto' })).toBe('₺250.000')
    expect(formatMoney(25_050n, 'tr', { fraction: 'auto' })).toBe('₺250,50')
  })
})

describe('parseMoney', () => {
  it.each([
    ['1.234,50', 123_450n],
    ['1234,5', 123_450n],
    ['1234', 123_400n],
    ['1.234', 123_400n],
    ['₺ 1.234,50', 123_450n],
    ['0,05', 5n],
    ['12.345.678', 1_234_567_800n],
  ])('Turkish %s', (text, amount) => {
    expect(parseMoney(text, 'tr')).toEqual({ ok: true, value: amount })
  })

  it.each([
    ['1,234.50', 123_450n],
    ['1234.5', 123_450n],
    ['1,234', 123_400n],
  ])('English %s', (text, amount) => {
    expect(parseMoney(text, 'en')).toEqual({ ok: true, value: amount })
  })

  it.each([
    '1,234.50',
    '1234.50',
    '12.34',
    '1.23.456',
    '',
    'abc',
    '-5',
    '1,234',
    '1e5',
    '١٢',
    '1,2,3',
    '9'.repeat(30),
  ])('Turkish refuses %s', (text) => {
    expect(parseMoney(text, 'tr')).toEqual({ ok: false, error: 'not_an_amount' })
  })

  it('reads back whatever it wrote', () => {
    for (const lang of ['tr', 'en'] as const) {
      for (const minor of [0n, 5n, 100n, 99_999n, 123_450n, 123_456_789n]) {
        expect(parseMoney(formatMoney(minor, lang), lang)).toEqual({ ok: true, value: minor })
      }
    }
  })
})
