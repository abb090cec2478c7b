import { expect, it } from 'vitest'
import { inLanguage } from './use-amount-text.ts'

it.each([
  ['1.234,50', 'tr', 'en', '1,234.50'],
  ['1,234.50', 'en', 'tr', '1.234,50'],
  ['1.234', 'tr', 'en', '1,234'],
  ['12,5', 'tr', 'tr', '12,5'],
  ['bin', 'tr', 'en', 'bin'],
  ['', 'tr', 'en', ''],
] as const)('converts "%s" from %s to %s as "%s"', (text, from, to, expected) => {
  expect(inLanguage(text, from, to)).toBe(expected)
})
