import type { House } from '@poyraz/contract'
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
import * as z from 'zod/mini'

export const LIMIT_PERIODS = ['day', 'week', 'month'] as const
type LimitPeriod = (typeof LIMIT_PERIODS)[number]

/** What opens an account. */
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
  currency: 'TRY'
  email: string
  phone: string
  promoCode: string | undefined
  referenceNumber: string | undefined
  smsOptIn: boolean
  emailOptIn: boolean
  acceptRules: boolean
}

/** The form: an account, and a limit of deposits as it was typed; empty is none. */
export type RegisterValues = AccountValues & {
  limitPeriod: LimitPeriod
  depositLimit: string
}

/** `value` in kuruş. */
export type DepositLimit = { readonly period: LimitPeriod; readonly value: number }

export const EMPTY_REGISTER: RegisterValues = {
  username: '',
  password: '',
  passwordConfirm: '',
  firstname: '',
  lastname: '',
  birthDate: '',
  identityNumber: '',
  country: 'TR',
  city: '',
  address: '',
  currency: 'TRY',
  email: '',
  phone: '',
  promoCode: undefined,
  referenceNumber: undefined,
  smsOptIn: false,
  emailOptIn: false,
  acceptRules: false,
  limitPeriod: 'day',
  depositLimit: '',
}

type Judge = Pick<House, 'passwordLengthMin'> & { readonly nowMs: number; readonly lang: Lang }

/**
 * The contract's form with the house's length of a password, the age as this browser's clock sees it (the
 * server's own day decides), and a limit that is an amount of the language it is typed in.
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

/** What is asked of a filled-in form: an account, and a limit where one was typed. */
export function wishesOf({ limitPeriod: period, depositLimit, ...account }: RegisterValues, lang: Lang) {
  const value = limitOf(depositLimit, lang) ?? 0
  return { account, limit: value > 0 ? { period, value } : null } satisfies {
    account: AccountValues
    limit: DepositLimit | null
  }
}

/** In kuruş; 0 where nothing was typed, `null` where it is no amount. */
function limitOf(text: string, lang: Lang): number | null {
  if (text.trim() === '') return 0
  const parsed = parseMoney(text, lang)
  return parsed.ok && parsed.value > 0n ? Number(parsed.value) : null
}
