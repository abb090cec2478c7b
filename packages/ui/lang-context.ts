import type { Lang } from '@poyraz/text'
import { createContext, useContext } from 'react'

/** Language of amounts and dates. */
export const LangContext = createContext<Lang>('tr')

export function useLang(): Lang {
  return useContext(LangContext)
}
