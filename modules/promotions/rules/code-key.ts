import { searchKey } from '@poyraz/text'

/** A promo code as it is compared: without regard to case, spaces and the dots of Turkish letters. */
export function codeKey(code: string): string {
  return searchKey(code).replaceAll(' ', '')
}
