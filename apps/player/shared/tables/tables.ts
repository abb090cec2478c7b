import { PAGE_SIZES } from '@poyraz/contract/constants'
import type { Lang } from '@poyraz/text'
import type { Input, Item } from '../endpoint/procedures.ts'
import { callQuery, pagedQuery } from '../endpoint/queries.ts'
import { readStored } from '../storage.ts'

export type LiveTable = Item<'livecasino.game_table_list'>
export type TableFilter = Omit<Input<'livecasino.game_table_list'>, 'limit' | 'offset'>
export type TableType = LiveTable['game']

/** Table types that the live lobby can filter by, in the order of their chips. */
export const TABLE_TYPES = [
  'roulette',
  'blackjack',
  'baccarat',
  'poker',
  'dice',
  'show',
] as const satisfies readonly TableType[]

/** Role of testers, who also see providers that are under test. */
const TESTER_RID = '20'
const UNDER_TEST = 2

export const tablesQuery = (filter: TableFilter, lang: Lang) =>
  pagedQuery('livecasino.game_table_list', { limit: PAGE_SIZES.tables, ...filter }, lang)

export const tableCategoriesQuery = (lang: Lang) =>
  callQuery('livecasino.category_list', { limit: PAGE_SIZES.tableCategories, offset: 0 }, lang)

export const tableProvidersQuery = (lang: Lang) =>
  callQuery(
    'livecasino.provider_list',
    {
      limit: PAGE_SIZES.tableProviders,
      offset: 0,
      ...(readStored('rid') === TESTER_RID ? { status: UNDER_TEST } : {}),
    },
    lang,
  )
