import { ADULT_AGE, ageOn, isBirthDate, jointRule, registerForm } from '@poyraz/contract/forms'
import { istanbulDay } from '@poyraz/kernel'

export type RegisterValues = {
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
}

/** The contract's form, and the age as this browser's clock sees it; the server's own day decides. */
export function registerSchema(nowMs: number) {
  const today = istanbulDay(nowMs)
  return registerForm.check(
    jointRule(
      ['birthDate'],
      'under_age',
      ({ birthDate }) => !isBirthDate(birthDate) || ageOn(birthDate, today) >= ADULT_AGE,
    ),
  )
}
