import { COUNTRIES } from '@poyraz/contract/forms'
import { LANGUAGES, type Lang, LOCALES, sortByName } from '@poyraz/text'
import type { Plugin } from 'vite'

const ID = 'virtual:names'

/**
 * `COUNTRIES` and `MONTHS` of the register form, by language. Asked of a browser at start, each of them is a
 * long task, and no two browsers name all countries alike.
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

/** January first. */
export function monthsIn(lang: Lang): readonly string[] {
  const format = new Intl.DateTimeFormat(LOCALES[lang], { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2000, month, 1)))
}

/** Türkiye first, then the others in the order of the reader's alphabet. */
export function countriesIn(lang: Lang): readonly { readonly value: string; readonly label: string }[] {
  const regions = new Intl.DisplayNames(LOCALES[lang], { type: 'region' })
  const label = (code: string) => (code === 'TR' ? 'Türkiye' : (regions.of(code) ?? code))
  const [first, ...others] = COUNTRIES.map((code) => ({ value: code, label: label(code) }))
  const sorted = sortByName(others, lang, (country) => country.label)
  return first ? [first, ...sorted] : sorted
}
