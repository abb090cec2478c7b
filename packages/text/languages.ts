/** The languages of every text; Turkish is the default. */
export const LANGUAGES = ['tr', 'en'] as const
export type Lang = (typeof LANGUAGES)[number]

/** Locales for `Intl`: English dates and numbers are British, days before months. */
export const LOCALES = { tr: 'tr-TR', en: 'en-GB' } as const satisfies Record<Lang, string>

/** The stored choice if it is one of ours, else Turkish. */
export function asLang(value: unknown): Lang {
  return value === 'en' ? 'en' : 'tr'
}
