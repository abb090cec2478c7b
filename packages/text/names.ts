import { type Lang, LOCALES } from './languages.ts'

/** Initials of the house, for a player whose name is not known yet. */
const DEFAULT_INITIALS = ['P', 'B'] as const

/** First letters of first and last name, upper-cased the Turkish way: `ilker ılgaz` is `İI`. */
export function initials(firstname: string, lastname: string): string {
  return [firstname, lastname]
    .map((name, index) => Array.from(name.trim())[0]?.toLocaleUpperCase('tr') ?? DEFAULT_INITIALS[index])
    .join('')
}

/** Sorts the way a reader of the language expects: `ç` after `c`, `ı` before `i`. */
export function sortByName<T>(items: readonly T[], lang: Lang, name: (item: T) => string): T[] {
  const collator = new Intl.Collator(LOCALES[lang])
  return [...items].sort((a, b) => collator.compare(name(a), name(b)))
}
