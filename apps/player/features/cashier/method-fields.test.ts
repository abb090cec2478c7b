import { describe, expect, it } from 'vitest'
import type { MethodField } from './api/methods.ts'
import { faultsOf, sentValues, transferRules, valuesOf, withSuggested } from './method-fields.ts'

const TODAY = '2026-11-21'
const field = (name: string, more: Partial<MethodField> = {}): MethodField => ({
  name,
  label: name,
  type: 'text',
  required: true,
  ...more,
})
const CARD = field('cardCode', { type: 'number', min: 16, max: 16, pattern: '^[0-9]{16}$' })
const SELECT = field('bankAccountID', { type: 'select' })
const HOUSE = { ...SELECT, options: [{ value: 'a', label: 'A' }] }
const SENT = field('transferDate', { type: 'date', day: 'past' })
const DATE = field('identityValidityDate', { type: 'date' })

describe('the form of a method', () => {
  it.each([
    ['nothing in a needed text', field('x'), '  ', 'required'],
    ['nothing in an optional text', field('x', { required: false }), '', undefined],
    ['no choice', SELECT, '', 'account_required'],
    ['a choice of the player’s own', SELECT, 'mine', undefined],
    ['a choice that is not listed', HOUSE, 'b', 'account'],
    ['a listed choice', HOUSE, 'a', undefined],
    ['no date', DATE, '', 'identity_validity'],
    ['a card that ends today', DATE, TODAY, 'identity_validity'],
    ['a card that is valid', DATE, '2026-11-22', undefined],
    ['a day to come', SENT, '2026-11-22', 'transfer_date'],
    ['today', SENT, TODAY, undefined],
    ['a phone', field('senderPhone', { type: 'phone' }), '0532 123 45 67', undefined],
    ['half a phone', field('senderPhone', { type: 'phone' }), '0532', 'phone'],
    ['a wrong identity number', field('i', { type: 'identity' }), '12345678901', 'identity_number'],
    ['an identity number', field('i', { type: 'identity' }), '10000000146', undefined],
    ['a card in groups', CARD, '1234 5678-1234 5678', undefined],
    ['half a card', CARD, '1234 5678', 'card_code'],
    ['too long a text', field('x', { max: 3 }), 'abcd', 'invalid'],
  ])('validates %s (S5.9)', (_, one, value, fault) => {
    expect(faultsOf([one], { [one.name]: value }, TODAY)[one.name]).toBe(fault)
  })

  it('starts with the suggested values until the player changes them', () => {
    const fields = [field('senderName', { value: 'Işıl' }), field('note')]
    expect(withSuggested(fields, {})).toEqual({ senderName: 'Işıl' })
    expect(withSuggested(fields, { senderName: '' })).toEqual({ senderName: '' })
  })

  it('sends only non-empty values of its own fields', () => {
    const values = { cardCode: ' 1 ', note: '', other: 'x' }
    expect(sentValues([CARD, field('note')], values)).toEqual({ cardCode: '1' })
  })
})

describe('transferRules', () => {
  const rules = transferRules([SENT], TODAY, (text) => (text === '' ? 'required' : undefined))
  const formOf = (amount: string, day: string) => {
    const form = new FormData()
    form.set('amount', amount)
    form.set('transferDate', day)
    return valuesOf([SENT], form)
  }
  const broken = (amount: string, day: string) =>
    rules.safeParse(formOf(amount, day)).error?.issues.map(({ path, message }) => [path[0], message])

  it('name the error of the amount and of each field', () => {
    expect(broken('', '22.11.2026')).toEqual([
      ['amount', 'required'],
      ['transferDate', 'transfer_date'],
    ])
  })

  it('accept an amount and a day as it is typed', () => {
    expect(broken('100', '21.11.2026')).toBeUndefined()
  })
})
