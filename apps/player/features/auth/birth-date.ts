/**
 * Joins the typed day, month and year to `YYYY-MM-DD`. A missing part gives a text that is not a valid date;
 * no parts give an empty one.
 */
export function birthDateOf(parts: readonly FormDataEntryValue[]): string {
  const [day = '', month = '', year = ''] = parts.map(String)
  if (!day && !month && !year) return ''
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
