import type { Lang } from '@poyraz/text'
import type { tr as account } from '@poyraz/text/account/tr'
import { tr } from '@poyraz/text/player/tr'

/** What every page can say; every language has the same keys. */
export type CoreMessages = typeof tr
/** What the pages of the account area can say, too (account-texts.tsx). */
export type Messages = CoreMessages & typeof account

declare module 'use-intl' {
  interface AppConfig {
    Locale: Lang
    Messages: Messages
  }
}

/** Every date of the site is one of Istanbul. */
export const ZONE = 'Europe/Istanbul'

/** Turkish, the language of most visits, is part of the page; the other one comes when it is asked for. */
export async function loadMessages(lang: Lang): Promise<CoreMessages> {
  if (lang === 'tr') return tr
  const { en } = await import('@poyraz/text/player/en')
  // The same keys with other words: literal types alone tell them apart.
  return en as unknown as CoreMessages
}
