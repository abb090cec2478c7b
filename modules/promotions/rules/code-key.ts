import { searchKey } from '@poyraz/text'

/** Normalises a promo code for comparison: ignores case, spaces and the diacritics of Turkish letters. */
export function codeKey(code: string): string {
  return searchKey(code).replaceAll(' ', '')
}
