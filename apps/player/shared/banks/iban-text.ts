import { normalizeIban } from '@poyraz/contract/forms'

export const IBAN_LENGTH = 26

/** Formats an IBAN in groups of four, as on cards: `TR60 0006 2012 …`. Also accepts an incomplete IBAN. */
export function groupIban(text: string): string {
  return normalizeIban(text)
    .slice(0, IBAN_LENGTH)
    .replace(/(.{4})(?=.)/g, '$1 ')
}

/** Masks an IBAN: the bank and the last digits stay visible. */
function maskIban(iban: string): string {
  const masked = iban.slice(0, 8) + '•'.repeat(Math.max(0, iban.length - 14)) + iban.slice(-6)
  return iban.length < IBAN_LENGTH ? groupIban(iban) : masked.replace(/(.{4})(?=.)/g, '$1 ')
}

type Numbered = { readonly kind: 'bank' | 'prepaid'; readonly iban: string; readonly accountNumber: string }

/** Returns the number shown for an account: the masked IBAN, or the card number, which the server masks. */
export function numberOf({ kind, iban, accountNumber }: Numbered): string {
  return kind === 'bank' ? maskIban(iban) : accountNumber
}

/** Returns the short number for narrow places: `TR60 •••• 3456`. */
export function shortNumberOf(account: Numbered): string {
  return account.kind === 'bank' ? shortIban(account.iban) : account.accountNumber.slice(-9)
}

function shortIban(iban: string): string {
  return `${iban.slice(0, 4)} •••• ${iban.slice(-4)}`
}
