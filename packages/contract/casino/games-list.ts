import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { PAGE_SIZES } from '../constants.ts'
import { paging, searchText } from '../primitives.ts'
import { procedure } from '../procedure.ts'
import { gameItem, lobbyFilter } from './catalogue.ts'

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
    ...lobbyFilter,
    searchGameName: searchText.optional(),
  }),
  reply: 'list',
  item: gameItem,
  errors: ['not_authorized'],
})
