import { isTckn, normalizePhone } from '@poyraz/contract/forms'
import { textOf } from '@poyraz/ui'
import * as z from 'zod/mini'
import { dayOf } from '../../shared/dates/typed-day.ts'
import type { MethodField } from './api/methods.ts'

export type Values = Readonly<Record<string, string>>

/** Text keys (`fields.<name>`) of fields with a specific rule; other fields use 'invalid'. */
const TEXTS: Readonly<Record<string, string>> = {
  bankAccountID: 'account',
  identityValidityDate: 'identity_validity',
  referenceNumber: 'reference_number',
  senderName: 'owner_mismatch',
  senderBank: 'bank',
  transferDate: 'transfer_date',
  walletNumber: 'wallet_number',
  cardCode: 'card_code',
  cardPin: 'card_code',
  cryptoAddress: 'crypto_address',
}
/** Text keys of fields without a choice. */
const MISSING: Readonly<Record<string, string>> = { bankAccountID: 'account_required' }
const TYPE_TEXTS: Readonly<Record<string, string>> = { phone: 'phone', identity: 'identity_number' }

/** The promo code; deposits by every method accept it. */
export const PROMO = 'promoCode'

/** Returns the rules of a transfer form; `amountFault` returns the error of a typed amount. */
export function transferRules(
  fields: readonly MethodField[],
  today: string,
  amountFault: (text: string) => string | undefined,
) {
  return z.record(z.string(), z.string()).check(({ value, issues }) => {
    const amount = amountFault(value['amount'] ?? '')
    const faults = { ...(amount ? { amount } : {}), ...faultsOf(fields, value, today) }
    for (const [name, message] of Object.entries(faults)) {
      issues.push({ code: 'custom', path: [name], message, input: value })
    }
  })
}

/** Reads the values of the form; days are typed in the format of the language. */
export function valuesOf(fields: readonly MethodField[], form: FormData): Values {
  const values = ['amount', ...fields.map(({ name }) => name)].map((name) => [name, textOf(form, name)])
  const days = fields.filter(({ type }) => type === 'date')
  return {
    ...Object.fromEntries(values),
    ...Object.fromEntries(days.map(({ name }) => [name, dayOf(textOf(form, name))])),
  }
}

/** Validates the values of a method's form with the rules of the server; `today` is an Istanbul day. */
export function faultsOf(
  fields: readonly MethodField[],
  values: Values,
  today: string,
): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const fault = faultOf(field, (values[field.name] ?? '').trim(), today)
      return fault === null ? [] : [[field.name, fault]]
    }),
  )
}

function faultOf(field: MethodField, value: string, today: string): string | null {
  const text = TEXTS[field.name] ?? TYPE_TEXTS[field.type] ?? 'invalid'
  if (value === '') {
    if (!field.required) return null
    return MISSING[field.name] ?? (field.type === 'date' ? text : 'required')
  }
  return fits(field, value, today) ? null : text
}

function fits(
  { type, name, pattern, max, day, options }: MethodField,
  value: string,
  today: string,
): boolean {
  if (type === 'phone') return normalizePhone(value) !== null
  if (type === 'identity') return isTckn(value)
  if (type === 'date') return day === 'past' ? value <= today : value > today
  if (options) return options.some((option) => option.value === value)
  const typed = withoutGroups(name, value)
  if (max !== undefined && Array.from(typed).length > max) return false
  return pattern === undefined || new RegExp(pattern, 'u').test(typed)
}

/** Removes spaces and dashes from card numbers, which are printed in groups. */
function withoutGroups(name: string, value: string): string {
  return name === 'cardCode' || name === 'cardPin' ? value.replace(/[\s-]/g, '') : value
}

/** Returns the values of the form: typed values, else the server's suggestions. */
export function withSuggested(fields: readonly MethodField[], values: Values): Values {
  return {
    ...Object.fromEntries(fields.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value]]))),
    ...values,
  }
}

/** Returns the values to send: non-empty values of this method's fields. */
export function sentValues(fields: readonly MethodField[], values: Values): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap(({ name }) => {
      const value = (values[name] ?? '').trim()
      return value === '' ? [] : [[name, value]]
    }),
  )
}
