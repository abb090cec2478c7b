/**
 * Returns a phone number as E.164, or null if it is none. Without a country prefix it is Turkish: `0532 123
 * 45 67`, `90532…`, `00905…` and `(532) 123-45-67` are all `+905321234567`.
 */
export function normalizePhone(text: string): string | null {
  if (!/^\s*\+?[0-9\s().-]+$/.test(text)) return null
  const digits = text.replace(/[^0-9+]/g, '').replace(/^00/, '+')
  if (/^\+[1-9][0-9]{7,14}$/.test(digits)) return digits
  const national = /^(?:90|0)?([1-9][0-9]{9})$/.exec(digits)?.[1]
  return national ? `+90${national}` : null
}

/** Any Turkish mobile number. Operators get new prefixes, so only the leading 5 is required. */
const TURKISH_MOBILE = /^\+905[0-9]{9}$/

/**
 * Returns true if an SMS can be sent to the number: a Turkish mobile number, or - for residents elsewhere -
 * one of another country. Turkish landlines and call centres are refused.
 */
export function isMobilePhone(country: string, text: string): boolean {
  const phone = normalizePhone(text)
  if (phone === null) return false
  return TURKISH_MOBILE.test(phone) || (country !== 'TR' && !phone.startsWith('+90'))
}
