import { COUNTRIES } from '@poyraz/contract/forms'
import { LOCALES, sortByName } from '@poyraz/text'
import { useLang } from '@poyraz/ui'
import { useMemo } from 'react'

export type Country = { readonly value: string; readonly label: string }

/** Türkiye first, then the others in the order of the reader's alphabet. */
export function useCountries(): readonly Country[] {
  const lang = useLang()
  return useMemo(() => {
    const names = new Intl.DisplayNames(LOCALES[lang], { type: 'region' })
    const label = (code: string) => (code === 'TR' ? 'Türkiye' : (names.of(code) ?? code))
    const [first, ...others] = COUNTRIES.map((code) => ({ value: code, label: label(code) }))
    const sorted = sortByName(others, lang, (country) => country.label)
    return first ? [first, ...sorted] : sorted
  }, [lang])
}
