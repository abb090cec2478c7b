import { isTckn, normalizePhone } from '@poyraz/contract/forms'
import type { MethodField } from './api/methods.ts'

export type Values = Readonly<Record<string, string>>

/** The texts (`fields.<name>`) of fields whose rule is their own; others are 'invalid'. */
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
/** What is said of these where nothing was chosen. */
const MISSING: Readonly<Record<string, string>> = { bankAccountID: 'account_required' }
const TYPE_TEXTS: Readonly<Record<string, string>> = { phone: 'phone', identity: 'identity_number' }

/** The code of an offer, which deposits by every method take. */
export const PROMO = 'promoCode'
/** What stands in every transfer's form, or above its button. */
const ALWAYS_SHOWN: ReadonlySet<string> = new Set(['amount', 'methodID'])

/** Whether a transfer's form has a place for what is said of a field. */
export function fieldsShown(fields: readonly MethodField[], takesPromo: boolean): (name: string) => boolean {
  return (name) =>
    ALWAYS_SHOWN.has(name) || (takesPromo && name === PROMO) || fields.some((field) => field.name === name)
}

/** What is wrong with each value of a method's form, as the server would say it; `today` is an Istanbul day. */
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

/** Cards are printed in groups of digits. */
function withoutGroups(name: string, value: string): string {
  return name === 'cardCode' || name === 'cardPin' ? value.replace(/[\s-]/g, '') : value
}

/** What the form holds: what was written, else what the server suggests. */
export function withSuggested(fields: readonly MethodField[], values: Values): Values {
  return {
    ...Object.fromEntries(fields.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value]]))),
    ...values,
  }
}

/** What is sent: the values of this method's fields that hold something. */
export function sentValues(fields: readonly MethodField[], values: Values): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap(({ name }) => {
      const value = (values[name] ?? '').trim()
      return value === '' ? [] : [[name, value]]
    }),
  )
}
