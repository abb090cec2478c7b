import * as z from 'zod/mini'
import { claimedPassword, newPassword, newPasswordOf, passwordsMatch } from './form-fields.ts'
import type { PasswordLengthMin } from './password.ts'

const repeated = { password: newPassword, passwordConfirm: z.string() }

export const passChangeShape = {
  oldPassword: claimedPassword,
  ...repeated,
  /** Passkeys stay; without it they are removed, since somebody with the old password may have added one. */
  keepPasskeys: z.optional(z.boolean()),
}

/** The form of a page, with the minimum length of its jurisdiction. */
export function passChangeForm(lengthMin: PasswordLengthMin) {
  return z.strictObject({ ...passChangeShape, password: newPasswordOf(lengthMin) }).check(passwordsMatch)
}

/** `token` comes from the mailed link. */
export const passResetShape = { token: z.string().check(z.maxLength(100)), ...repeated }

export function passResetForm(lengthMin: PasswordLengthMin) {
  return z.strictObject({ ...passResetShape, password: newPasswordOf(lengthMin) }).check(passwordsMatch)
}
