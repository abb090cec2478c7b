import { type Lang, LOCALES } from './languages.ts'

/** Initials of the site, for a player whose name is unknown. */
const DEFAULT_INITIALS = ['P', 'B'] as const

/** Returns the initials, upper-cased by Turkish rules: `ilker ılgaz` is `İI`. */
export function initials(firstname: string, lastname: string): string {
  return [firstname, lastname]
    .map((name, index) => Array.from(name.trim())[0]?.toLocaleUpperCase('tr') ?? DEFAULT_INITIALS[index])
    .join('')
}

/** Sorts by the rules of the language: in Turkish `ç` after `c`, `ı` before `i`. */
export function sortByName<T>(items: readonly T[], lang: Lang, name: (item: T) => string): T[] {
  const collator = new Intl.Collator(LOCALES[lang])
  return [...items].sort((a, b) => collator.compare(name(a), name(b)))
}
