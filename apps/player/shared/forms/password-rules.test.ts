import { expect, it } from 'vitest'
import { missingOf } from './password-rules.ts'

it.each([
  ['', 6, ['length', 'upper', 'digit', 'lower', 'special']],
  ['abc', 6, ['length', 'upper', 'digit', 'special']],
  ['İSTANBUL', 8, ['digit', 'lower', 'special']],
  ['İstanbul34', 8, ['special']],
  ['Çınar 34!', 8, []],
  ['Çınar3!', 6, []],
  ['Çınar3!', 8, ['length']],
  ['👍👍👍👍👍', 6, ['length', 'upper', 'digit', 'lower']],
])('%j with at least %i characters misses %j (S5.2)', (password, lengthMin, missing) => {
  expect(missingOf(password, lengthMin)).toEqual(missing)
})
