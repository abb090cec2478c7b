/** What was typed and chosen of a date of birth. */
export type BirthDateParts = { readonly day: string; readonly month: string; readonly year: string }

/** `YYYY-MM-DD`; what is missing leaves a text that is no date. */
export function birthDateOf({ day, month, year }: BirthDateParts): string {
  if (!day && !month && !year) return ''
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
