/** Languages of all texts; Turkish is the default. */
export const LANGUAGES = ['tr', 'en'] as const
export type Lang = (typeof LANGUAGES)[number]

/** Locales for `Intl`. English dates are British: the day comes before the month. */
export const LOCALES = { tr: 'tr-TR', en: 'en-GB' } as const satisfies Record<Lang, string>

/** Returns a stored language, or Turkish for any other value. */
export function asLang(value: unknown): Lang {
  return value === 'en' ? 'en' : 'tr'
}
