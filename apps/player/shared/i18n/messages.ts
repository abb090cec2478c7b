import type { Lang } from '@poyraz/text'
import type { tr as account } from '@poyraz/text/account/tr'
import type { tr as bonus } from '@poyraz/text/bonus/tr'
import { tr } from '@poyraz/text/player/tr'
import type { tr as protection } from '@poyraz/text/protection/tr'
import type { tr as site } from '@poyraz/text/site/tr'
import type { tr as wallet } from '@poyraz/text/wallet/tr'

/** What every page can say; every language has the same keys. */
export type CoreMessages = typeof tr
/** What later pages can say, too (the `*-texts.tsx` beside this file). */
export type Messages = CoreMessages &
  typeof account &
  typeof bonus &
  typeof protection &
  typeof site &
  typeof wallet

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
