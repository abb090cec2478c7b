import { en } from '@poyraz/text/account/en'
import { tr } from '@poyraz/text/account/tr'
import { Outlet } from '@tanstack/react-router'
import { useMemo } from 'react'
import { IntlProvider, useLocale, useMessages } from 'use-intl'
import { type Messages, ZONE } from './messages.ts'

const TEXTS = { tr, en } as const

/**
 * The pages that need more words than the first view; their texts come with their code, in both languages.
 */
export function AccountTexts() {
  const locale = useLocale()
  const core = useMessages()
  const messages = useMemo(() => ({ ...core, ...TEXTS[locale] }) as unknown as Messages, [core, locale])
  return (
    <IntlProvider locale={locale} messages={messages} timeZone={ZONE}>
      <Outlet />
    </IntlProvider>
  )
}
