import { asLang, type Lang } from '@poyraz/text'
import { useEffect, useState } from 'react'

export type Mode = 'dark' | 'light'

/** Preferences of this device, apart from those of players. */
export function usePreferences() {
  const [lang, setLang] = useState<Lang>(() => asLang(localStorage.getItem('backofficeLanguage')))
  const [mode, setMode] = useState<Mode>(() =>
    localStorage.getItem('backofficeMode') === 'light' ? 'light' : 'dark',
  )
  useEffect(() => {
    localStorage.setItem('backofficeLanguage', lang)
    document.documentElement.lang = lang
  }, [lang])
  useEffect(() => {
    localStorage.setItem('backofficeMode', mode)
    document.documentElement.dataset['theme'] = mode
  }, [mode])
  return { lang, setLang, mode, setMode }
}
