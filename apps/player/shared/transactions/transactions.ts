import type { Lang } from '@poyraz/text'
import type { Input, Item } from '../endpoint/procedures.ts'
import { callQuery, pagedQuery } from '../endpoint/queries.ts'

export type Transaction = Item<'finance.list_transactions'>
export type TransactionFilter = Omit<Input<'finance.list_transactions'>, 'limit' | 'offset' | 'key'>

/** Default number of rows per page of a history. */
export const HISTORY_PAGE = 10

export const transactionsQuery = (filter: TransactionFilter, lang: Lang) =>
  pagedQuery('finance.list_transactions', { limit: HISTORY_PAGE, ...filter }, lang)

export const recentTransactionsQuery = (limit: number, lang: Lang) =>
  callQuery('finance.list_transactions', { limit, offset: 0 }, lang)
