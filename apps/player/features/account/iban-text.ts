import { normalizeIban } from '@poyraz/contract/forms'

export const IBAN_LENGTH = 26

/** In groups of four, as it stands on cards: `TR60 0006 2012 …`. Safe to apply while somebody types. */
export function groupIban(text: string): string {
  return normalizeIban(text)
    .slice(0, IBAN_LENGTH)
    .replace(/(.{4})(?=.)/g, '$1 ')
}

/** Enough to know it by: bank and last digits. */
export function maskIban(iban: string): string {
  const masked = iban.slice(0, 8) + '•'.repeat(Math.max(0, iban.length - 14)) + iban.slice(-6)
  return iban.length < IBAN_LENGTH ? groupIban(iban) : masked.replace(/(.{4})(?=.)/g, '$1 ')
}

/** The same for narrow places: `TR60 •••• 3456`. */
export function shortIban(iban: string): string {
  return `${iban.slice(0, 4)} •••• ${iban.slice(-4)}`
}
