/** Input values of a date of birth. */
export type BirthDateParts = { readonly day: string; readonly month: string; readonly year: string }

/**
 * Joins the parts to `YYYY-MM-DD`. A missing part gives a text that is not a valid date; no parts give an
 * empty one.
 */
export function birthDateOf({ day, month, year }: BirthDateParts): string {
  if (!day && !month && !year) return ''
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
