import { GAME_TYPES, type ProcedureInput } from '@poyraz/contract'
import { addressOf } from '../address.ts'
import { firstPage } from '../first-page.ts'
import type { Area, CatalogueList, FirstCall } from '../page.ts'
import { slotPaths } from './paths.ts'

const machine = addressOf(slotPaths.machine, { slug: 'nazar' })
const book = addressOf(slotPaths.machine, { slug: 'deniz-cami' })

const categories: CatalogueList = {
  lobby: slotPaths.lobby,
  call: 'casino.category_list',
  idField: 'CategoryID',
  inSiteMap: true,
}
const providers: CatalogueList = {
  lobby: slotPaths.lobby,
  call: 'casino.provider_list',
  idField: 'providerID',
  inSiteMap: true,
}

export const slots: Area = {
  name: 'slots',
  pages: [
    {
      path: slotPaths.lobby,
      head: 'slot',
      listed: true,
      firstCalls: () => lobbyCalls({}),
      examples: [slotPaths.lobby, `${slotPaths.lobby}?q=nazar`],
      ownLooks: [slotPaths.lobby],
    },
    {
      path: slotPaths.category,
      head: 'slot',
      listed: true,
      catalogue: categories,
      firstCalls: ({ id }) => lobbyCalls({ categoryID: Number(id) }),
      examples: [addressOf(slotPaths.category, { id: 57 })],
    },
    {
      path: slotPaths.type,
      parts: { type: GAME_TYPES.join('|') },
      head: 'slot',
      listed: true,
      firstCalls: ({ type }) => lobbyCalls({ type: GAME_TYPES.find((one) => one === type) }),
      examples: [addressOf(slotPaths.type, { type: 'new' })],
    },
    {
      path: slotPaths.provider,
      head: 'slot',
      listed: true,
      catalogue: providers,
      firstCalls: ({ id }) => lobbyCalls({ providerID: Number(id) }),
      examples: [addressOf(slotPaths.provider, { id: 2 })],
    },
    {
      path: slotPaths.machine,
      parts: { slug: '[a-z0-9-]{1,64}' },
      head: 'machine',
      firstCalls: () => [],
      examples: [machine, book],
      ownLooks: [machine, book],
    },
  ],
}

type Filter = Omit<ProcedureInput<'casino.games_list'>, 'limit' | 'offset'>

type LobbyFilter = ProcedureInput<'casino.lobby'>

function lobbyCalls(filter: LobbyFilter): readonly FirstCall[] {
  return [
    ...firstGames(filter),
    ['casino.lobby', filter],
    ['casino.provider_list', firstPage('gameProviders')],
  ]
}

/** The first games and the categories, which the home page also shows. */
export function firstGames(filter: Filter): readonly FirstCall[] {
  return [
    ['casino.games_list', { ...firstPage('games'), ...filter }],
    ['casino.category_list', firstPage('gameCategories')],
  ]
}
