import { COUNTRIES } from '@poyraz/contract/forms'
import { LANGUAGES, type Lang, LOCALES, sortByName } from '@poyraz/text'
import type { Plugin } from 'vite'

const ID = 'virtual:names'

/**
 * Provides `COUNTRIES` and `MONTHS` of the registration form by language. Computing them in the browser would
 * be a long task for each, and browsers differ in the names of countries.
 */
export function names(): Plugin {
  return {
    name: 'poyraz:names',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load(id) {
      if (id !== `\0${ID}`) return null
      const inEach = (namesIn: (lang: Lang) => unknown) =>
        JSON.stringify(Object.fromEntries(LANGUAGES.map((lang) => [lang, namesIn(lang)])))
      return `export const COUNTRIES = ${inEach(countriesIn)}\nexport const MONTHS = ${inEach(monthsIn)}`
    },
  }
}

/** Returns the names of the months, January first. */
export function monthsIn(lang: Lang): readonly string[] {
  const format = new Intl.DateTimeFormat(LOCALES[lang], { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2000, month, 1)))
}

/** Returns Türkiye first, then the other countries in the alphabetical order of the language. */
export function countriesIn(lang: Lang): readonly { readonly value: string; readonly label: string }[] {
  const regions = new Intl.DisplayNames(LOCALES[lang], { type: 'region' })
  const label = (code: string) => (code === 'TR' ? 'Türkiye' : (regions.of(code) ?? code))
  const [first, ...others] = COUNTRIES.map((code) => ({ value: code, label: label(code) }))
  const sorted = sortByName(others, lang, (country) => country.label)
  return first ? [first, ...sorted] : sorted
}
