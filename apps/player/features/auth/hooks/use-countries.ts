import { COUNTRIES } from 'virtual:names'
import { useLang } from '@poyraz/ui'
import { useAfterFirstView } from '../../../shared/after-first-view.ts'

/** Türkiye is there with the page; the others come once it stands, since most readers never open the list. */
export function useCountries(): readonly { readonly value: string; readonly label: string }[] {
  const all = COUNTRIES[useLang()]
  return useAfterFirstView() ? all : all.slice(0, 1)
}
