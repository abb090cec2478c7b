import type { Lang } from '@poyraz/text'
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
/** Banks that pay out money sent to a phone. */
const CEP_BANKS = 3

export const methodsQuery = (direction: Direction, lang: Lang) =>
  callQuery('finance.list_cash_methods_new', { Type: direction }, lang)
export const depositMethodsQuery = (lang: Lang) => methodsQuery(DEPOSIT, lang)
export const highlightedMethodsQuery = (lang: Lang) =>
  callQuery('finance.list_highlighted_cash_methods', { Type: DEPOSIT }, lang)

/** What is under way changes without being asked, so coming back to the page asks anew. */
export const transfersQuery = (direction: Direction, lang: Lang) => ({
  ...pagedQuery('finance.list_transfers', { Type: direction, limit: TRANSFERS_PAGE }, lang),
  staleTime: 0,
  refetchOnWindowFocus: true,
})

export const ownAccountsQuery = (lang: Lang) => callQuery('finance.list_bank_accounts', {}, lang)
export const banksQuery = (lang: Lang) => callQuery('finance.list_banks', {}, lang)
export const cepBanksQuery = (lang: Lang) => callQuery('finance.list_banks', { typeID: CEP_BANKS }, lang)
export const houseAccountQuery = (bankID: number, lang: Lang) =>
  callQuery('finance.get_bank_account', { bankID }, lang)
export const cepAmountsQuery = (bankcode: string, lang: Lang) =>
  callQuery('envoy.getDepositAmounts', { bankcode }, lang)
