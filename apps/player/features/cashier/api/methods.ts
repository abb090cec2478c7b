import type { Lang } from '@poyraz/text'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Item } from '../../../shared/endpoint/procedures.ts'
import { callQuery, pagedQuery } from '../../../shared/endpoint/queries.ts'

export type Listed = Item<'finance.list_cash_methods_new'>['methods_list'][number]
export type Method = Extract<Listed, { type: 'single' }>
export type MethodField = Method['properties']['fields'][number]
export type Transfer = Item<'finance.list_transfers'>

/** Into the account, or out of it. */
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
/** Banks that pay out money sent to a phone. */
const CEP_BANKS = 3

/** In another language they are read again; until they are there, a form keeps what was typed in it. */
export const methodsQuery = (direction: Direction, lang: Lang) => ({
  ...callQuery('finance.list_cash_methods_new', { Type: direction }, lang),
  placeholderData: keepPreviousData,
})
export const depositMethodsQuery = (lang: Lang) => methodsQuery(DEPOSIT, lang)
export const highlightedMethodsQuery = (lang: Lang) =>
  callQuery('finance.list_highlighted_cash_methods', { Type: DEPOSIT }, lang)

/** What is under way changes without being asked, so coming back to the page asks anew. */
export const transfersQuery = (direction: Direction, lang: Lang) => ({
  ...pagedQuery('finance.list_transfers', { Type: direction, limit: TRANSFERS_PAGE }, lang),
  staleTime: 0,
  refetchOnWindowFocus: true,
})

/** One transfer, asked for again and again while it waits: what a provider tells is news by itself only once it is paid. */
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
