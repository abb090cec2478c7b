import type { Tx } from '@poyraz/db'
import type { Kurus } from '@poyraz/kernel'
import { fillText, formatMoney } from '@poyraz/text'
import { en } from '@poyraz/text/coupon-notices/en'
import { tr } from '@poyraz/text/coupon-notices/tr'
import { marketName, outcomeName, sideNames } from './api/names.ts'
import type { ListedEvent } from './store/events.ts'

type Base = {
  /** Idempotency key of the message. */
  readonly key: string
  readonly playerId: string
  readonly code: string
}

/** Events of a coupon that its player may hear about by push. */
export type CouponNews = 'coupon_settled' | 'coupon_corrected'

/** An event of a coupon that its player gets a message about. */
export type CouponNotice =
  | (Base & { readonly kind: 'autoCashedOut'; readonly amount: Kurus })
  | (Base & {
      readonly kind: 'priceCorrected' | 'priceVoided'
      readonly about: { readonly event: ListedEvent; readonly market: string; readonly outcome: string }
      /** The wrong and the right price, in thousandths. */
      readonly odds: { readonly was: number; readonly now: number }
    })

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

const TEXTS = { tr, en }
type Lang = keyof typeof TEXTS

/** Writes the message of a notice in both languages. */
export function messageOf(notice: CouponNotice): PlayerMessage {
  const { key, playerId, kind } = notice
  const textIn = (lang: Lang) => fillText(TEXTS[lang][kind].text, valuesOf(notice, lang))
  return {
    key,
    playerId,
    title: { tr: tr[kind].title, en: en[kind].title },
    text: { tr: textIn('tr'), en: textIn('en') },
  }
}

function valuesOf(notice: CouponNotice, lang: Lang): Record<string, string> {
  const { code } = notice
  if (notice.kind === 'autoCashedOut') return { code, amount: formatMoney(Number(notice.amount), lang) }
  const { event, market, outcome } = notice.about
  const oddsText = (milli: number) => {
    const text = (milli / 1000).toFixed(2)
    return lang === 'tr' ? text.replace('.', ',') : text
  }
  const { home, away } = sideNames(event, lang)
  return {
    code,
    match: away === '' ? home : `${home} – ${away}`,
    selection: `${marketName(market, lang, event)}: ${outcomeName(market, outcome, lang, event)}`,
    was: oddsText(notice.odds.was),
    now: oddsText(notice.odds.now),
  }
}
