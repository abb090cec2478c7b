import * as z from 'zod/mini'
import { CODE_DIGITS, PASSKEY_NAME_LENGTH_MAX } from '../constants.ts'
import {
  hasDigit,
  hasUpperCase,
  isCommonPassword,
  PASSWORD_LENGTH_ERRORS,
  PASSWORD_LENGTH_MAX,
  PASSWORD_LENGTH_MIN,
  type PasswordLengthMin,
} from './password.ts'

/** Fields that several forms share. Browsers run these too; every message is a key of `fields` in packages/text. */

const required = () => z.minLength(1, 'required')
const collapseSpaces = z.overwrite((text: string) => text.normalize('NFC').trim().replace(/\s+/g, ' '))

/** A free text in one line: collapses spaces and refuses invisible characters. */
export function line(lengthMin: number, lengthMax: number) {
  return z
    .string()
    .check(
      collapseSpaces,
      required(),
      z.minLength(lengthMin, 'too_short'),
      z.maxLength(lengthMax, 'too_long'),
      z.regex(/^\P{C}*$/u, 'invalid'),
    )
}

export const passkeyName = line(1, PASSKEY_NAME_LENGTH_MAX)

/** A first or last name: Latin letters of any language, so that look-alikes of other alphabets stay out. */
export const personName = z
  .string()
  .check(
    collapseSpaces,
    required(),
    z.minLength(2, 'too_short'),
    z.maxLength(50, 'too_long'),
    z.regex(/^\p{Script=Latin}[\p{Script=Latin}\p{M} .'’-]*$/u, 'person_name'),
  )

export const email = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    required(),
    z.maxLength(254, 'too_long'),
    z.regex(z.regexes.email, 'email'),
  )

/** A new password with a minimum length. It is never trimmed, folded or cut. */
export function newPasswordOf(lengthMin: PasswordLengthMin) {
  return z.string().check(
    required(),
    z.refine(
      (text) => Array.from(text.normalize('NFC')).length >= lengthMin,
      PASSWORD_LENGTH_ERRORS[lengthMin],
    ),
    z.maxLength(PASSWORD_LENGTH_MAX, 'too_long'),
    z.refine(hasUpperCase, 'password_upper'),
    z.refine(hasDigit, 'password_number'),
    z.refine((text) => !isCommonPassword(text), 'password_common'),
  )
}

/** The minimum rules of every jurisdiction; the server may require more. */
export const newPassword = newPasswordOf(PASSWORD_LENGTH_MIN)

/** A present password, of which only the length is checked. */
export const claimedPassword = z.string().check(required(), z.maxLength(PASSWORD_LENGTH_MAX, 'too_long'))

export const phone = z.string().check(z.trim(), required(), z.maxLength(30, 'too_long'))

/**
 * A rule over several text fields; its error is reported at the last of them. It is checked even if other
 * fields are invalid, so that a form shows all errors at once.
 */
export function jointRule<const Field extends string>(
  fields: readonly Field[],
  error: string,
  holds: (form: Readonly<Record<Field, string>>) => boolean,
) {
  return z.refine<Readonly<Record<Field, string>>>(holds, {
    error,
    path: fields.slice(-1),
    when: ({ value }) =>
      fields.every((field) => typeof (value as Record<Field, unknown>)?.[field] === 'string'),
  })
}

/** Both entries of a new password are the same. */
export const passwordsMatch = jointRule(
  ['password', 'passwordConfirm'],
  'password_mismatch',
  ({ password, passwordConfirm }) => password.normalize('NFC') === passwordConfirm.normalize('NFC'),
)

const CODE = new RegExp(`^[0-9]{${CODE_DIGITS}}$`)
const RECOVERY_CODE = /^[0-9A-HJKMNP-TV-Z]{5}-?[0-9A-HJKMNP-TV-Z]{5}$/i

/** A code of exactly 6 digits, or instead of it a recovery code (`7K3QX-M20VD`). */
export const secondFactorCode = z.string().check(
  z.trim(),
  required(),
  z.refine((text) => CODE.test(text) || RECOVERY_CODE.test(text), 'code_format'),
)

/** A code by SMS: exactly 6 digits. */
export const smsCode = z.string().check(z.trim(), required(), z.regex(CODE, 'code_format'))
