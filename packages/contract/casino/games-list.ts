import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { catalogueId, paging } from '../primitives.ts'
import { procedure } from '../procedure.ts'
import { GAME_TYPES, gameItem } from './catalogue.ts'

/** Counted in code points after trimming. */
const SEARCH_LENGTH_MIN = 3

export const casinoGamesList = procedure({
  class: 'casino',
  method: 'games_list',
  docs:
    'Open games, filtered. `searchGameName` has at least 3 characters, folds Turkish letters and forgives a typo. ' +
    "`favorites: true` lists the player's own and needs a session.",
  auth: 'optional',
  write: false,
  rate: { points: 240, windowMs: MINUTE_MS },
  input: z.strictObject({
    ...paging(48),
    favorites: z.boolean().optional(),
    providerID: catalogueId.optional(),
    categoryID: catalogueId.optional(),
    type: z.enum(GAME_TYPES).optional(),
    searchGameName: z
      .string()
      .max(64)
      .refine((text) => [...text.trim()].length >= SEARCH_LENGTH_MIN, { params: { error: 'too_short' } })
      .optional(),
  }),
  reply: 'list',
  item: gameItem,
  errors: ['not_authorized'],
})
