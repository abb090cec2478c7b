import type { Lang } from '@poyraz/text'
import type { tr as account } from '@poyraz/text/account/tr'
import type { tr as bonus } from '@poyraz/text/bonus/tr'
import type { tr as chat } from '@poyraz/text/chat/tr'
import type { tr as sports } from '@poyraz/text/coupons/tr'
import type { tr as jackpots } from '@poyraz/text/jackpots/tr'
import type { tr as machine } from '@poyraz/text/machine/tr'
import { tr } from '@poyraz/text/player/tr'
import type { tr as protection } from '@poyraz/text/protection/tr'
import type { tr as site } from '@poyraz/text/site/tr'
import type { tr as multi } from '@poyraz/text/tables/multi-tr'
import type { tr as tables } from '@poyraz/text/tables/tr'
import type { tr as virtual } from '@poyraz/text/virtual/tr'
import type { tr as wallet } from '@poyraz/text/wallet/tr'

/** Texts that are loaded on every page; both languages have the same keys. */
export type CoreMessages = typeof tr
/** All texts, with those that load later (the `*-texts.tsx` files in this folder). */
export type Messages = CoreMessages &
  typeof account &
  typeof bonus &
  typeof chat &
  typeof machine &
  typeof jackpots &
  typeof protection &
  typeof site &
  typeof tables &
  typeof multi &
  typeof sports &
  typeof virtual &
  typeof wallet

declare module 'use-intl' {
  interface AppConfig {
    Locale: Lang
    Messages: Messages
  }
}

/** All dates of the site are in this time zone. */
export const ZONE = 'Europe/Istanbul'

/**
 * Loads the texts of a language. Turkish, the language of most visits, is in the main bundle; English loads
 * on demand.
 */
export async function loadMessages(lang: Lang): Promise<CoreMessages> {
  if (lang === 'tr') return tr
  const { en } = await import('@poyraz/text/player/en')
  // The keys are the same; only the literal types of the texts differ.
  return en as unknown as CoreMessages
}
