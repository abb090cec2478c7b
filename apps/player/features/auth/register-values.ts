import type { House } from '@poyraz/contract'
import { CURRENCY } from '@poyraz/contract/constants'
import {
  ADULT_AGE,
  ageOn,
  isBirthDate,
  jointRule,
  newPasswordOf,
  registerRules,
  registerShape,
} from '@poyraz/contract/forms'
import { istanbulDay } from '@poyraz/kernel'
import { type Lang, parseMoney } from '@poyraz/text'
import { textOf } from '@poyraz/ui'
import * as z from 'zod/mini'
import { birthDateOf } from './birth-date.ts'

export const LIMIT_PERIODS = ['day', 'week', 'month'] as const
type LimitPeriod = (typeof LIMIT_PERIODS)[number]

/** Values of the account. */
export type AccountValues = {
  username: string
  password: string
  passwordConfirm: string
  firstname: string
  lastname: string
  birthDate: string
  identityNumber: string
  country: string
  city: string
  address: string
  currency: typeof CURRENCY
  email: string
  phone: string
  promoCode: string | undefined
  referenceNumber: string | undefined
  smsOptIn: boolean
  emailOptIn: boolean
  acceptRules: boolean
}

/** Values of the form: the account, and a deposit limit as typed; an empty text is no limit. */
export type RegisterValues = AccountValues & {
  limitPeriod: LimitPeriod
  depositLimit: string
}

/** Deposit limit; `value` is in kuruş. */
export type DepositLimit = { readonly period: LimitPeriod; readonly value: number }

/** Reads the values of the form. Empty optional codes are absent. */
export function readRegister(form: FormData): RegisterValues {
  const text = (name: keyof RegisterValues) => textOf(form, name)
  return {
    username: text('username'),
    password: text('password'),
    passwordConfirm: text('passwordConfirm'),
    firstname: text('firstname'),
    lastname: text('lastname'),
    birthDate: birthDateOf(form.getAll('birthDate')),
    identityNumber: text('identityNumber'),
    country: text('country'),
    city: text('city'),
    address: text('address'),
    currency: CURRENCY,
    email: text('email'),
    phone: text('phone'),
    promoCode: text('promoCode') || undefined,
    referenceNumber: text('referenceNumber') || undefined,
    smsOptIn: form.has('smsOptIn'),
    emailOptIn: form.has('emailOptIn'),
    acceptRules: form.has('acceptRules'),
    limitPeriod: LIMIT_PERIODS.find((period) => period === text('limitPeriod')) ?? 'day',
    depositLimit: text('depositLimit'),
  }
}

type Judge = Pick<House, 'passwordLengthMin'> & { readonly nowMs: number; readonly lang: Lang }

/**
 * Returns the form schema: that of the contract with the operator's password length, the age by this
 * browser's clock (the server decides by its own day), and a limit that is a valid amount in the page's
 * language.
 */
export function registerSchema({ passwordLengthMin, nowMs, lang }: Judge) {
  const today = istanbulDay(nowMs)
  const limitPeriod = z.enum(LIMIT_PERIODS)
  const depositLimit = z.string().check(z.refine((text) => limitOf(text, lang) !== null, 'amount_format'))
  const password = newPasswordOf(passwordLengthMin)
  return z.strictObject({ ...registerShape, password, limitPeriod, depositLimit }).check(
    ...registerRules,
    jointRule(
      ['birthDate'],
      'under_age',
      ({ birthDate }) => !isBirthDate(birthDate) || ageOn(birthDate, today) >= ADULT_AGE,
    ),
  )
}

/** Splits the values of the form into the account and the deposit limit, if there is one. */
export function requestsOf({ limitPeriod: period, depositLimit, ...account }: RegisterValues, lang: Lang) {
  const value = limitOf(depositLimit, lang) ?? 0
  return { account, limit: value > 0 ? { period, value } : null } satisfies {
    account: AccountValues
    limit: DepositLimit | null
  }
}

/** Returns the limit in kuruş; 0 for an empty text, `null` for an invalid amount. */
function limitOf(text: string, lang: Lang): number | null {
  if (text.trim() === '') return 0
  const parsed = parseMoney(text, lang)
  return parsed.ok && parsed.value > 0n ? Number(parsed.value) : null
}
