/** How members of staff are named in the books. */
const STAFF_NAME = /^[a-z][a-z0-9.-]{1,31}$/

export function isStaffName(text: string): boolean {
  return STAFF_NAME.test(text)
}
