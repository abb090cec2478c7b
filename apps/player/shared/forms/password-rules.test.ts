import { expect, it } from 'vitest'
import { missingOf } from './password-rules.ts'

it.each([
  ['', ['length', 'upper', 'digit', 'lower', 'special']],
  ['abc', ['length', 'upper', 'digit', 'special']],
  ['İSTANBUL', ['digit', 'lower', 'special']],
  ['İstanbul34', ['special']],
  ['Çınar 34!', []],
  ['👍👍👍👍👍', ['length', 'upper', 'digit', 'lower']],
])('%j lacks %j', (password, missing) => {
  expect(missingOf(password)).toEqual(missing)
})
