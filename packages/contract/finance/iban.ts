const IBAN_LENGTH = 26

/** Turkish layout: country and check digits, five digits of the bank, the reserve digit 0, sixteen of the account. */
const TURKISH = /^TR[0-9]{2}[0-9]{5}0[0-9A-Z]{16}$/

/** Removes spaces and converts to upper case, independent of language (in Turkish, `i` would become `İ`). */
export function normalizeIban(text: string): string {
  return text.replace(/\s/g, '').toUpperCase()
}

/** Returns true if a normalised text is a Turkish IBAN whose check digits are right (ISO 7064 MOD 97-10). */
export function isIban(iban: string): boolean {
  return iban.length === IBAN_LENGTH && TURKISH.test(iban) && remainder(iban) === 1
}

/** Returns the five digits of an IBAN that identify the bank. */
export function bankCodeOf(iban: string): string {
  return iban.slice(4, 9)
}

/** Computed digit by digit, because the whole number exceeds 2^53. Letters count as 10 to 35. */
function remainder(iban: string): number {
  let rest = 0
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(character, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest
}
