import type { Lang } from '@poyraz/text'
import { type ReactNode, useMemo } from 'react'
import { IntlProvider, useLocale, useMessages } from 'use-intl'
import { type Messages, ZONE } from './messages.ts'

/** Adds a catalogue of texts to those of the parent. */
export function TextsBeyond({
  texts,
  children,
}: {
  readonly texts: Readonly<Record<Lang, object>>
  readonly children: ReactNode
}) {
  const locale = useLocale()
  const known = useMessages()
  const messages = useMemo(
    () => ({ ...known, ...texts[locale] }) as unknown as Messages,
    [known, texts, locale],
  )
  return (
    <IntlProvider locale={locale} messages={messages} timeZone={ZONE}>
      {children}
    </IntlProvider>
  )
}
