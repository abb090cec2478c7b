import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { PAGE_SIZES } from '../constants.ts'
import { catalogueId, paging, searchText } from '../primitives.ts'
import { procedure } from '../procedure.ts'
import { GAME_TYPES, gameItem } from './catalogue.ts'

export const casinoGamesList = procedure({
  class: 'casino',
  method: 'games_list',
  docs:
    'Open games, filtered. `searchGameName` has at least 3 characters, folds Turkish letters and forgives a typo or ' +
    'letters left out (`nzr` finds Nazar). ' +
    "`favorites: true` lists the player's own and needs a session.",
  auth: 'optional',
  write: false,
  rate: { points: 240, windowMs: MINUTE_MS },
  input: z.strictObject({
    ...paging(PAGE_SIZES.games),
    favorites: z.boolean().optional(),
    providerID: catalogueId.optional(),
    categoryID: catalogueId.optional(),
    type: z.enum(GAME_TYPES).optional(),
    searchGameName: searchText.optional(),
  }),
  reply: 'list',
  item: gameItem,
  errors: ['not_authorized'],
})
