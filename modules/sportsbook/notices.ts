import type { Tx } from '@poyraz/db'
import type { Kurus } from '@poyraz/kernel'
import { fillText, formatMoney } from '@poyraz/text'
import { en } from '@poyraz/text/coupon-notices/en'
import { tr } from '@poyraz/text/coupon-notices/tr'

/** Event of a coupon that its player is told about. */
export type CouponNotice = {
  readonly key: string
  readonly playerId: string
  readonly couponId: string
  readonly code: string
  readonly kind: keyof typeof tr
  readonly amount: Kurus
}

type Words = { readonly tr: string; readonly en: string }
/** A message of the inbox; `text` is plain. */
export type PlayerMessage = {
  readonly key: string
  readonly playerId: string
  readonly title: Words
  readonly text: Words
}

/** Inbox of players, as another module offers it. */
export type InboxPort = { send(tx: Tx, message: PlayerMessage): Promise<void> }

/** Words a notice in both languages. */
export function messageOf({ key, playerId, code, kind, amount }: CouponNotice): PlayerMessage {
  const filled = (text: string, lang: 'tr' | 'en') =>
    fillText(text, { code, amount: formatMoney(Number(amount), lang) })
  return {
    key,
    playerId,
    title: { tr: tr[kind].title, en: en[kind].title },
    text: { tr: filled(tr[kind].text, 'tr'), en: filled(en[kind].text, 'en') },
  }
}
