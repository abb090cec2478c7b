import type { Lang } from '@poyraz/text'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Item } from '../../../shared/endpoint/procedures.ts'
import { callQuery, pagedQuery } from '../../../shared/endpoint/queries.ts'

export type Listed = Item<'finance.list_cash_methods_new'>['methods_list'][number]
export type Method = Extract<Listed, { type: 'single' }>
export type MethodField = Method['properties']['fields'][number]
export type Transfer = Item<'finance.list_transfers'>

/** Deposit or withdrawal. */
export type Direction = typeof DEPOSIT | typeof WITHDRAWAL
export const DEPOSIT = 1
export const WITHDRAWAL = 2

const TRANSFERS_PAGE = 5
const ASK_AGAIN_MS = 5000
/** Statuses after which a deposit may still be credited. */
export const WAITING = 1000
export const CHECKED = 1001
export const PAID = 1003
const UNDER_WAY: ReadonlySet<number> = new Set([WAITING, CHECKED])
/** Type of banks that pay out money sent to a phone number. */
const CEP_BANKS = 3

/**
 * Query of the methods. While it loads in another language, the previous data stays, so that forms keep the
 * typed text.
 */
export const methodsQuery = (direction: Direction, lang: Lang) => ({
  ...callQuery('finance.list_cash_methods_new', { Type: direction }, lang),
  placeholderData: keepPreviousData,
})
export const depositMethodsQuery = (lang: Lang) => methodsQuery(DEPOSIT, lang)
export const highlightedMethodsQuery = (lang: Lang) =>
  callQuery('finance.list_highlighted_cash_methods', { Type: DEPOSIT }, lang)

/**
 * Query of the transfers. Their states change on the server, so it refetches when the page is opened or gets
 * the focus.
 */
export const transfersQuery = (direction: Direction, lang: Lang) => ({
  ...pagedQuery('finance.list_transfers', { Type: direction, limit: TRANSFERS_PAGE }, lang),
  staleTime: 0,
  refetchOnWindowFocus: true,
})

/**
 * Query of one transfer. Polls while the transfer is pending: only the final payment is pushed by the socket,
 * not the provider's earlier steps.
 */
export const transferQuery = (transactionID: string, lang: Lang) =>
  queryOptions({
    ...callQuery('finance.list_transfers', { transactionID, limit: 1 }, lang),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.data.some(({ status }) => UNDER_WAY.has(status)) ? ASK_AGAIN_MS : false,
  })

export const ownAccountsQuery = (lang: Lang) => callQuery('finance.list_bank_accounts', {}, lang)
export const cepBanksQuery = (lang: Lang) => callQuery('finance.list_banks', { typeID: CEP_BANKS }, lang)
export const cepAmountsQuery = (bankcode: string, lang: Lang) =>
  callQuery('envoy.getDepositAmounts', { bankcode }, lang)
