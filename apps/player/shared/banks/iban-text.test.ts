import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { groupIban, numberOf, shortNumberOf } from './iban-text.ts'

describe('groupIban', () => {
  it.each([
    ['', ''],
    ['tr6', 'TR6'],
    ['tr600006', 'TR60 0006'],
    ['TR60 0006 2012 3456 7890 1234 56', 'TR60 0006 2012 3456 7890 1234 56'],
    ['TR600006201234567890123456789', 'TR60 0006 2012 3456 7890 1234 56'],
  ])('groups %j as %j', (typed, shown) => {
    expect(groupIban(typed)).toBe(shown)
  })

  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(groupIban(groupIban(text))).toBe(groupIban(text))
      }),
    )
  })
})

it('shows the bank and the last digits of a saved IBAN, and the masked number of a card', () => {
  const saved = { kind: 'bank', iban: 'TR600006201234567890123456', accountNumber: '123456' } as const
  expect(numberOf(saved)).toBe('TR60 0006 •••• •••• •••• 1234 56')
  expect(shortNumberOf(saved)).toBe('TR60 •••• 3456')
  const card = { kind: 'prepaid', iban: '', accountNumber: '•••• •••• •••• 4321' } as const
  expect([numberOf(card), shortNumberOf(card)]).toEqual(['•••• •••• •••• 4321', '•••• 4321'])
})
