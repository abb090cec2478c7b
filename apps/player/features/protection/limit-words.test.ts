import { expect, it } from 'vitest'
import { limitValue } from './limit-words.ts'

it.each([
  ['deposit', '1.000', 'tr', 100_000],
  ['loss', '12,50', 'tr', 1_250],
  ['stake', '12.50', 'en', 1_250],
  ['deposit', '0', 'tr', null],
  ['deposit', 'on', 'tr', null],
  ['session', '90', 'tr', 90],
  ['session', '1440', 'en', 1440],
  ['session', '1441', 'en', null],
  ['session', '0', 'tr', null],
  ['session', '1,5', 'tr', null],
] as const)('parses a %s limit of %s (%s) as %s', (kind, text, lang, value) => {
  expect(limitValue(kind, text, lang)).toBe(value)
})
