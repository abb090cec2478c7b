import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { catalogueId, paging } from '../primitives.ts'
import { procedure } from '../procedure.ts'

export const userFavorites = procedure({
  class: 'user',
  method: 'favorites',
  docs:
    "Marks or unmarks a favourite and answers the player's whole list of that type: `gameID` for casino (slot), " +
    '`tableID` for livecasino (live).',
  auth: 'player',
  write: true,
  rate: { points: 120, windowMs: MINUTE_MS },
  input: z.strictObject({
    ...paging(),
    mode: z.enum(['insert', 'delete']),
    type: z.enum(['casino', 'livecasino', 'slot', 'live']),
    id: catalogueId,
  }),
  reply: 'list',
  item: z.strictObject({
    type: z.enum(['casino', 'livecasino']),
    id: catalogueId,
    gameID: catalogueId.optional(),
    tableID: catalogueId.optional(),
  }),
  errors: ['not_found', 'idempotency_conflict'],
})
