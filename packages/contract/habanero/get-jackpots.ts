import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { catalogueId, kurusWire, paging } from '../primitives.ts'
import { procedure } from '../procedure.ts'

export const habaneroGetJackpots = procedure({
  class: 'habanero',
  method: 'getJackpots',
  docs:
    'The running jackpots, in one item. `amount` and `mustHitBy` are in kuruş (`null`: it may grow without an end); ' +
    '`games` holds the ids of the games that feed it.',
  auth: 'none',
  write: false,
  rate: { points: 120, windowMs: MINUTE_MS },
  input: z.strictObject({ ...paging() }),
  reply: 'list',
  item: z.strictObject({
    jackpots: z.array(
      z.strictObject({
        id: catalogueId,
        name: z.string(),
        amount: kurusWire,
        mustHitBy: kurusWire.nullable(),
        games: z.array(catalogueId),
      }),
    ),
  }),
  errors: [],
})
