import { COMMON_PASSWORDS } from './common-passwords.ts'

/** Minimum lengths that a jurisdiction may require, with the error of a shorter password. */
export const PASSWORD_LENGTH_ERRORS = { 6: 'password_length', 8: 'password_length_strict' } as const
export type PasswordLengthMin = keyof typeof PASSWORD_LENGTH_ERRORS
/** Minimum rules of every jurisdiction. */
export const PASSWORD_LENGTH_MIN = 6
export const PASSWORD_LENGTH_MAX = 128

/** True for upper case of any alphabet, such as `İ` and `Ş`. */
export function hasUpperCase(password: string): boolean {
  return /\p{Lu}/u.test(password)
}

export function hasDigit(password: string): boolean {
  return /[0-9]/.test(password)
}

/** True if it is one of the most common passwords. */
export function isCommonPassword(password: string): boolean {
  return COMMON_PASSWORDS.has(foldPassword(password))
}

/**
 * Returns the spelling of lists of common passwords: lower case, Turkish letters folded, without `!`-like
 * endings.
 */
export function foldPassword(password: string): string {
  return password
    .normalize('NFC')
    .replace(/[İı]/g, 'i')
    .toLowerCase()
    .replace(/ş/g, 's')
    .replace(/ğ/g, 'g')
    .replace(/ç/g, 'c')
    .replace(/ö/g, 'o')
    .replace(/ü/g, 'u')
    .replace(/[!.*?]+$/, '')
}
