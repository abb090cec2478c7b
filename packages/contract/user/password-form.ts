import * as z from 'zod/mini'
import { claimedPassword, newPassword, passwordsMatch } from './form-fields.ts'

const repeated = { password: newPassword, passwordConfirm: z.string() }

export const passChangeShape = { oldPassword: claimedPassword, ...repeated }
export const passChangeForm = z.strictObject(passChangeShape).check(passwordsMatch)

/** The link of the mail carries the token. */
export const passResetShape = { token: z.string().check(z.maxLength(100)), ...repeated }
export const passResetForm = z.strictObject(passResetShape).check(passwordsMatch)
