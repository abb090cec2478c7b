import type { HISTORY_KINDS } from '@poyraz/site/account'

export type HistoryKind = (typeof HISTORY_KINDS)[number]

/** `from` and `to` are days, `min` is in kuruş; `via` is the row of links that the reader came by. */
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

/** The filters of a history as they stand in its address: the way back and a reload find them again. */
export type HistorySearch = { readonly [F in (typeof FIELDS)[number]]?: string | number | undefined }

/** Reads them; what no filter can say counts as missing. What a value means, the history itself knows. */
export function historySearch(raw: Record<string, unknown>): HistorySearch {
  return Object.fromEntries(
    FIELDS.flatMap((field) => {
      const value = raw[field]
      const isText = typeof value === 'string' && TEXT.test(value)
      return isText || Number.isSafeInteger(value) ? [[field, value]] : []
    }),
  )
}
