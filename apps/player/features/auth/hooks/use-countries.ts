import { COUNTRIES } from 'virtual:names'
import { useLang } from '@poyraz/ui'
import { useAfterFirstView } from '../../../shared/after-first-view.ts'

/**
 * Returns the countries. The first rendering contains only Türkiye; the others follow after the first view,
 * since most players never open the list.
 */
export function useCountries(): readonly { readonly value: string; readonly label: string }[] {
  const all = COUNTRIES[useLang()]
  return useAfterFirstView() ? all : all.slice(0, 1)
}
