import * as z from 'zod/mini'
import { CURRENCY } from '../constants.ts'
import { isBirthDate } from './birth-date.ts'
import { COUNTRIES } from './countries.ts'
import { email, jointRule, line, newPassword, passwordsMatch, personName, phone } from './form-fields.ts'
import { isIdentityNumber } from './identity-number.ts'
import { isMobilePhone } from './phone.ts'
import { isUsername } from './username.ts'

/** A campaign or the inviting player, in upper case. */
const referenceNumber = z
  .string()
  .check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z0-9-]{4,24}$/, 'reference_number'))

/** The registration form. The server checks the age by its own Istanbul date; `ageOn` serves the form. */
export const registerShape = {
  username: z.string().check(z.trim(), z.minLength(1, 'required'), z.refine(isUsername, 'username_format')),
  password: newPassword,
  passwordConfirm: z.string(),
  firstname: personName,
  lastname: personName,
  birthDate: z.string().check(z.minLength(1, 'required'), z.refine(isBirthDate, 'birth_date')),
  identityNumber: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(40, 'too_long')),
  country: z.string().check(z.refine((code) => COUNTRIES.includes(code), 'country')),
  city: line(2, 80),
  address: line(5, 200),
  currency: z._default(z.literal(CURRENCY), CURRENCY),
  email,
  phone,
  promoCode: z.optional(line(1, 40)),
  referenceNumber: z.optional(referenceNumber),
  smsOptIn: z._default(z.boolean(), false),
  emailOptIn: z._default(z.boolean(), false),
  acceptRules: z.boolean().check(z.refine((accepted) => accepted, 'rules_required')),
}

/** Rules over several fields of the registration. */
export const registerRules = [
  passwordsMatch,
  jointRule(['country', 'identityNumber'], 'identity_number', (form) =>
    isIdentityNumber(form.country, form.identityNumber),
  ),
  jointRule(['country', 'phone'], 'phone', (form) => isMobilePhone(form.country, form.phone)),
] as const
