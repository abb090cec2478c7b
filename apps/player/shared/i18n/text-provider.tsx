import type { Lang } from '@poyraz/text'
import { LangContext } from '@poyraz/ui'
import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { IntlProvider } from 'use-intl'
import { usePreferences } from '../preferences/preferences.ts'
import { type CoreMessages, loadMessages, type Messages, ZONE } from './messages.ts'

export type Loaded = { readonly lang: Lang; readonly messages: CoreMessages }

/**
 * Provides texts and formats of the chosen language. While a language loads, the page keeps the present one.
 */
export function TextProvider({
  initial,
  children,
}: {
  readonly initial: Loaded
  readonly children: ReactNode
}) {
  const wanted = usePreferences((state) => state.lang)
  const [loaded, setLoaded] = useState(initial)
  useEffect(() => {
    let current = true
    void loadMessages(wanted).then((messages) => {
      // Every text of the page renders again; as a transition the page stays responsive.
      if (current) startTransition(() => setLoaded({ lang: wanted, messages }))
    })
    return () => {
      current = false
    }
  }, [wanted])
  return (
    <LangContext value={loaded.lang}>
      <IntlProvider locale={loaded.lang} messages={loaded.messages as Messages} timeZone={ZONE}>
        {children}
      </IntlProvider>
    </LangContext>
  )
}
