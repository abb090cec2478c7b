export const ADULT_AGE = 18
const YEAR_MIN = 1900

/** Returns true if the text is a day of the calendar, `YYYY-MM-DD`, on which a living person can have been born. */
export function isBirthDate(text: string): boolean {
  if (!/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(text)) return false
  const ms = Date.parse(`${text}T00:00:00Z`)
  if (Number.isNaN(ms) || Number(text.slice(0, 4)) < YEAR_MIN) return false
  // 30 February parses in some engines and moves to March.
  return new Date(ms).toISOString().startsWith(text)
}

/**
 * Returns the age in full years on the Istanbul day `today`; both are `YYYY-MM-DD`. In common years, a
 * birthday on 29 February counts on 1 March, as a comparison of month and day as text gives.
 */
export function ageOn(birthDate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years
}
