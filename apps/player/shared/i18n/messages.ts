import type { Lang } from '@poyraz/text'
import { tr } from '@poyraz/text/player/tr'

/** The shape of the site's catalogue; every language has the same keys. */
export type Messages = typeof tr

declare module 'use-intl' {
  interface AppConfig {
    Locale: Lang
    Messages: Messages
  }
}

/** Turkish, the language of most visits, is part of the page; the other one comes when it is asked for. */
export const TURKISH: Messages = tr

export async function loadMessages(lang: Lang): Promise<Messages> {
  if (lang === 'tr') return tr
  const { en } = await import('@poyraz/text/player/en')
  return en as unknown as Messages
}
