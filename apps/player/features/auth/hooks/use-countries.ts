import { COUNTRIES } from '@poyraz/contract/forms'
import { LOCALES, sortByName } from '@poyraz/text'
import { useLang } from '@poyraz/ui'
import { useMemo } from 'react'
import { useAfterFirstView } from '../../../shared/after-first-view.ts'

export type Country = { readonly value: string; readonly label: string }

/**
 * Türkiye first, then the others in the order of the reader's alphabet. These come once the page stands: most
 * readers never open the list, and each browser has names of its own for them.
 */
export function useCountries(): readonly Country[] {
  const lang = useLang()
  const stands = useAfterFirstView()
  return useMemo(() => {
    const names = new Intl.DisplayNames(LOCALES[lang], { type: 'region' })
    const label = (code: string) => (code === 'TR' ? 'Türkiye' : (names.of(code) ?? code))
    const codes = stands ? COUNTRIES : COUNTRIES.slice(0, 1)
    const [first, ...others] = codes.map((code) => ({ value: code, label: label(code) }))
    const sorted = sortByName(others, lang, (country) => country.label)
    return first ? [first, ...sorted] : sorted
  }, [lang, stands])
}
