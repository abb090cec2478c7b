import { type ProcedureInput, TABLE_TYPES } from '@poyraz/contract'
import { addressOf } from '../address.ts'
import { firstPage } from '../first-page.ts'
import type { Area, CatalogueList, FirstCall } from '../page.ts'
import { livePaths } from './paths.ts'

const categories: CatalogueList = {
  lobby: livePaths.lobby,
  call: 'livecasino.category_list',
  idField: 'CategoryID',
  inSiteMap: false,
}
const providers: CatalogueList = {
  lobby: livePaths.lobby,
  call: 'livecasino.provider_list',
  idField: 'providerID',
  inSiteMap: false,
}

type Filter = Omit<ProcedureInput<'livecasino.game_table_list'>, 'limit' | 'offset'>

const someTables = (filter: Filter): FirstCall => [
  'livecasino.game_table_list',
  { ...firstPage('tables'), ...filter },
]
const allTables = someTables({})

export const live: Area = {
  name: 'live',
  pages: [
    {
      path: livePaths.lobby,
      head: 'live',
      listed: true,
      firstCalls: () => lobbyCalls([allTables]),
      examples: [livePaths.lobby],
      ownLooks: [livePaths.lobby],
    },
    {
      path: livePaths.category,
      head: 'live',
      listed: true,
      catalogue: categories,
      firstCalls: ({ id }) => lobbyCalls([allTables, someTables({ categoryID: Number(id) })]),
      examples: [addressOf(livePaths.category, { id: 1 })],
    },
    {
      path: livePaths.type,
      parts: { type: TABLE_TYPES.join('|') },
      head: 'live',
      listed: true,
      firstCalls: ({ type }) =>
        lobbyCalls([allTables, someTables({ type: TABLE_TYPES.find((one) => one === type) })]),
      examples: [addressOf(livePaths.type, { type: 'roulette' })],
    },
    {
      path: livePaths.provider,
      head: 'live',
      listed: true,
      catalogue: providers,
      firstCalls: ({ id }) => lobbyCalls([allTables, someTables({ providerID: Number(id) })]),
      examples: [addressOf(livePaths.provider, { id: 1 })],
    },
  ],
}

/** A filtered lobby also requests all tables, to know if there is any table at all. */
function lobbyCalls(tables: readonly FirstCall[]): readonly FirstCall[] {
  return [
    ...tables,
    ['livecasino.category_list', firstPage('tableCategories')],
    ['livecasino.provider_list', firstPage('tableProviders')],
  ]
}
