/**
 * Names of staff members in the books: small letters, digits, dots and dashes, and behind an `@`, where
 * one is known, the account of the operating system that they work under.
 */
const STAFF_NAME = /^[a-z][a-z0-9.-]{1,31}(?:@[A-Za-z0-9_.+/-]{1,64})?$/

/** Reserved names of other actors in the books. */
const RESERVED: ReadonlySet<string> = new Set(['player', 'provider', 'staff', 'system'])

export function isStaffName(text: string): boolean {
  return STAFF_NAME.test(text) && !RESERVED.has(staffNameOf(text))
}

/**
 * The name without the account, folded: it tells two people apart, who may share an account. Case, the
 * Turkish i, marks, dots, dashes, spaces and look-alike characters of Unicode make nobody another person.
 */
export function staffNameOf(staff: string): string {
  const [name = ''] = staff.split('@', 1)
  const plain = name.normalize('NFKC').replaceAll('ı', 'i').normalize('NFKD').toLowerCase()
  return plain.normalize('NFKD').replaceAll(/[^\p{L}\p{N}:]/gu, '')
}

/**
 * A member of staff as the books name who acted, folded, so that SQL compares as `staffNameOf` does: nobody
 * else's name begins so.
 */
export function staffActor(staff: string): string {
  const account = staff.includes('@') ? staff.slice(staff.indexOf('@')) : ''
  return `staff:${staffNameOf(staff)}${account}`
}
