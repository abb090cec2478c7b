import type { HISTORY_KINDS } from '@poyraz/site/account'

export type HistoryKind = (typeof HISTORY_KINDS)[number]

/** `from` and `to` are days, `min` is in kuruş; `via` names the navigation that the player came from. */
const FIELDS = [
  'period',
  'from',
  'to',
  'category',
  'type',
  'status',
  'min',
  'order',
  'game',
  'coupons',
  'via',
] as const
const TEXT = /^[\w,-]{1,40}$/

/** Filters of a history as URL parameters, so that going back and reloading keep them. */
export type HistorySearch = { readonly [F in (typeof FIELDS)[number]]?: string | number | undefined }

/** Parses the parameters; invalid types count as missing. Each history validates the values. */
export function historySearch(raw: Record<string, unknown>): HistorySearch {
  return Object.fromEntries(
    FIELDS.flatMap((field) => {
      const value = raw[field]
      const isText = typeof value === 'string' && TEXT.test(value)
      return isText || Number.isSafeInteger(value) ? [[field, value]] : []
    }),
  )
}
