import type { Lang } from '@poyraz/text'
import { createContext, useContext } from 'react'

/** The language in which amounts and dates are written. */
export const LangContext = createContext<Lang>('tr')

export function useLang(): Lang {
  return useContext(LangContext)
}
