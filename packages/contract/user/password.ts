import { COMMON_PASSWORDS } from './common-passwords.ts'

/** The least length that a jurisdiction may ask for, with the error of a shorter password. */
export const PASSWORD_LENGTH_ERRORS = { 6: 'password_length', 8: 'password_length_strict' } as const
export type PasswordLengthMin = keyof typeof PASSWORD_LENGTH_ERRORS
/** Minimum rules of every jurisdiction. */
export const PASSWORD_LENGTH_MIN = 6
export const PASSWORD_LENGTH_MAX = 128

/** Upper case of any alphabet counts: `İ` and `Ş` too. */
export function hasUpperCase(password: string): boolean {
  return /\p{Lu}/u.test(password)
}

export function hasDigit(password: string): boolean {
  return /[0-9]/.test(password)
}

/** True if it is one of the first that a guesser tries. */
export function isCommonPassword(password: string): boolean {
  return COMMON_PASSWORDS.has(foldPassword(password))
}

/** As lists of common passwords spell it: case, Turkish letters and `!`-like endings make no other password. */
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
