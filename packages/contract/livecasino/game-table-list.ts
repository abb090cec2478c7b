import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { PAGE_SIZES } from '../constants.ts'
import { catalogueId, paging, searchText } from '../primitives.ts'
import { procedure } from '../procedure.ts'
import { TABLE_TYPES, tableItem } from './catalogue.ts'

export const livecasinoGameTableList = procedure({
  class: 'livecasino',
  method: 'game_table_list',
  docs:
    'Live tables, filtered. `searchGameName` has at least 3 characters, folds Turkish letters and forgives a typo. ' +
    "`favorites: true` lists the player's own and needs a session. Tables of a provider under test are for testers.",
  auth: 'optional',
  write: false,
  rate: { points: 240, windowMs: MINUTE_MS },
  input: z.strictObject({
    ...paging(PAGE_SIZES.tables),
    favorites: z.boolean().optional(),
    providerID: catalogueId.optional(),
    categoryID: catalogueId.optional(),
    type: z.enum(TABLE_TYPES).optional(),
    searchGameName: searchText.optional(),
  }),
  reply: 'list',
  item: tableItem,
  errors: ['not_authorized'],
})
