import { describe, expect, it } from 'vitest'
import type { MethodField } from './api/methods.ts'
import { faultsOf, fieldsShown, sentValues, withSuggested } from './method-fields.ts'

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

describe('fieldsShown', () => {
  it.each([
    ['amount', false, true],
    ['methodID', false, true],
    ['cardCode', false, true],
    ['promoCode', true, true],
    ['promoCode', false, false],
    ['transferDate', true, false],
  ])('%s (with a promo code: %s) is shown at a field: %s', (name, takesPromo, shown) => {
    expect(fieldsShown([CARD], takesPromo)(name)).toBe(shown)
  })
})
