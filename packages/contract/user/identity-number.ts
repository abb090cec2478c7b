/** Public example numbers that pass the checksum. Registrations with them are refused. */
const SYMBOLIC_NUMBERS: ReadonlySet<string> = new Set(['10000000146'])

const TURKISH_LETTERS: Readonly<Record<string, string>> = { İ: 'I', Ş: 'S', Ğ: 'G', Ç: 'C', Ö: 'O', Ü: 'U' }

/** Validates a T.C. kimlik no: eleven ASCII digits, no leading zero, both check digits right. */
export function isTckn(text: string): boolean {
  if (!/^[1-9][0-9]{10}$/.test(text)) return false
  const digits = Array.from(text, Number)
  const sumOf = (indexes: readonly number[]) => indexes.reduce((sum, index) => sum + (digits[index] ?? 0), 0)
  const odd = sumOf([0, 2, 4, 6, 8])
  const even = sumOf([1, 3, 5, 7])
  // 7 × odd - even, written so that it is never negative.
  return digits[9] === (7 * odd + 9 * even) % 10 && digits[10] === (8 * odd) % 10
}

/**
 * Returns one spelling per document, so that spaces, case and Turkish letters make no difference. `I`, `i`,
 * `İ` and `ı` all become `I`.
 */
export function normalizeIdentityNumber(text: string): string {
  return Array.from(text.normalize('NFKC').toUpperCase(), (letter) => TURKISH_LETTERS[letter] ?? letter)
    .join('')
    .replace(/[\s.\-/]/g, '')
}

/**
 * Residents of Türkiye need a T.C. kimlik no. Others may also use the document number of their own country.
 */
export function isIdentityNumber(country: string, text: string): boolean {
  const number = text.replace(/\s/g, '')
  if (SYMBOLIC_NUMBERS.has(number)) return false
  return isTckn(number) || (country !== 'TR' && /^[A-Z0-9]{5,20}$/.test(normalizeIdentityNumber(text)))
}

/** Masks a number for display, also to its holder: `123******50`. */
export function maskIdentityNumber(number: string): string {
  return `${number.slice(0, 3)}${'*'.repeat(Math.max(0, number.length - 5))}${number.slice(-2)}`
}
