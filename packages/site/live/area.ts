import { HOUSE_TABLES_PROVIDER, type ProcedureInput, TABLE_TYPES } from '@poyraz/contract'
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

/** Ids of a table and of a category of the house. */
const [HOUSE_TABLE, HOUSE_CATEGORY] = [101, 1001]
const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}'

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
      examples: [addressOf(livePaths.category, { id: HOUSE_CATEGORY })],
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
      examples: [addressOf(livePaths.provider, { id: HOUSE_TABLES_PROVIDER })],
    },
    {
      path: livePaths.table,
      head: 'liveTable',
      examples: [addressOf(livePaths.table, { id: HOUSE_TABLE })],
      ownLooks: [addressOf(livePaths.table, { id: HOUSE_TABLE })],
    },
    { path: livePaths.multi, head: 'liveMulti', examples: [livePaths.multi] },
    { path: livePaths.round, parts: { roundID: UUID }, head: 'liveRound', examples: [] },
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
