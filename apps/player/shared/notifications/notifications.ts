import { DAY_MS, istanbulDay } from '@poyraz/kernel'
import type { Lang } from '@poyraz/text'
import type { Item } from '../endpoint/procedures.ts'
import { callQuery, pagedQuery } from '../endpoint/queries.ts'
import type { Transaction } from '../transactions/transactions.ts'

export type MassMessage = Item<'crm.list_mass_messages'>

/** A transaction of category 2 (withdrawal) with status 1003 (paid) is a notification. */
const PAYOUTS = { searchCategory: 2, status: 1003, limit: 250, offset: 0 } as const
/** Number of days, today included. */
const WINDOW_DAYS = 90
const MESSAGES_PAGE = 10

/** Payouts of the last 90 days, newest first, at most 250. */
export const payoutsQuery = (lang: Lang, nowMs: number) =>
  callQuery(
    'finance.list_transactions',
    {
      ...PAYOUTS,
      OrderPar: 'date',
      OrderDir: 'desc',
      startDate: istanbulDay(nowMs - (WINDOW_DAYS - 1) * DAY_MS),
    },
    lang,
  )

export const messagesQuery = (lang: Lang) =>
  pagedQuery('crm.list_mass_messages', { limit: MESSAGES_PAGE }, lang)

/** Used only for its `total`: the number of unread messages. */
export const unreadMessagesQuery = (lang: Lang) =>
  callQuery('crm.list_mass_messages', { limit: 1, offset: 0, unread: true }, lang)

export type Notification =
  | { readonly kind: 'message'; readonly id: string; readonly date: string; readonly message: MassMessage }
  | { readonly kind: 'payout'; readonly id: string; readonly date: string; readonly payout: Transaction }

/**
 * Joins messages and payouts, newest first. While older messages are not loaded, payouts older than the last
 * loaded message are left out, so that no message is inserted above them later.
 */
export function joinNotifications(
  messages: readonly MassMessage[],
  payouts: readonly Transaction[],
  moreMessages: boolean,
): Notification[] {
  const oldest = moreMessages ? Date.parse(messages.at(-1)?.date ?? '') : Number.NEGATIVE_INFINITY
  return [
    ...messages.map((message) => ({ kind: 'message', id: message.id, date: message.date, message }) as const),
    ...payouts
      .filter(({ date }) => !(Date.parse(date) < oldest))
      .map((payout) => ({ kind: 'payout', id: payout.id, date: payout.date, payout }) as const),
  ].sort((a, b) => Date.parse(b.date) - Date.parse(a.date))
}
