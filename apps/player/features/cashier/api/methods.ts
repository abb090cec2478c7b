import type { Lang } from '@poyraz/text'
import type { Item } from '../../../shared/endpoint/procedures.ts'
import { callQuery } from '../../../shared/endpoint/queries.ts'

export type Method = Item<'finance.list_cash_methods_new'>['methods_list'][number]

/** Of the two directions a method can have, the one into the account. */
const DEPOSIT = 1

export const depositMethodsQuery = (lang: Lang) =>
  callQuery('finance.list_cash_methods_new', { Type: DEPOSIT }, lang)
