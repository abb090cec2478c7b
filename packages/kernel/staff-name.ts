/**
 * A name of a staff member in records: small letters, digits, dots and dashes. After an `@`, the account of
 * the operating system may follow.
 */
const STAFF_NAME = /^[a-z][a-z0-9.-]{1,31}(?:@[A-Za-z0-9_.+/-]{1,64})?$/

/** Reserved names of other actors in the books. */
const RESERVED: ReadonlySet<string> = new Set(['player', 'provider', 'staff', 'system'])

export function isStaffName(text: string): boolean {
  return STAFF_NAME.test(text) && !RESERVED.has(staffNameOf(text))
}

/**
 * Returns the folded name without the account, by which two-person rules compare people. Different case,
 * Turkish i, marks, dots, dashes, spaces or look-alike characters do not make another person.
 */
export function staffNameOf(staff: string): string {
  const [name = ''] = staff.split('@', 1)
  const plain = name.normalize('NFKC').replaceAll('ı', 'i').normalize('NFKD').toLowerCase()
  return plain.normalize('NFKD').replaceAll(/[^\p{L}\p{N}:]/gu, '')
}

/**
 * Returns the folded actor of a staff member for records, so that SQL compares as `staffNameOf` does. No
 * other actor starts with it.
 */
export function staffActor(staff: string): string {
  const account = staff.includes('@') ? staff.slice(staff.indexOf('@')) : ''
  return `staff:${staffNameOf(staff)}${account}`
}
