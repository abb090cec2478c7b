import type { Lang } from '@poyraz/text'
import type { Item } from '../endpoint/procedures.ts'
import { callQuery } from '../endpoint/queries.ts'

export type Bank = Item<'finance.list_banks'>
export type BankAccount = Item<'finance.list_bank_accounts'>

/** Maximum number of bank accounts per player, as on the server. */
export const ACCOUNTS_MAX = 5

export const banksQuery = (lang: Lang) => callQuery('finance.list_banks', { typeID: 1 }, lang)
export const bankAccountsQuery = (lang: Lang) =>
  callQuery('finance.list_bank_accounts', { showPrepaid: true }, lang)
