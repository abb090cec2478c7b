import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { catalogueId, day, daysInOrder, entityId, flag, kurusWire, paging } from '../primitives.ts'
import { procedure } from '../procedure.ts'
import { wonJackpot } from './play.ts'

export const casinoRounds = procedure({
  class: 'casino',
  method: 'rounds',
  docs:
    "The player's rounds, newest first; `free` 1 when a free spin paid the stake, `bought` 1 when the round bought " +
    'free spins and the stake is their price. `startDate` and `endDate` are ' +
    'Istanbul days, inclusive. `pagination.sums` tells what all rounds of the filter brought and cost, in kuruş; the ' +
    'house paid the stake of a free spin.',
  auth: 'player',
  write: false,
  rate: { points: 240, windowMs: MINUTE_MS },
  input: z
    .strictObject({
      ...paging(10),
      gameID: catalogueId.optional(),
      startDate: day.optional(),
      endDate: day.optional(),
    })
    .check(daysInOrder),
  reply: 'list',
  item: z.strictObject({
    roundID: entityId,
    gameID: catalogueId,
    slug: z.string(),
    gameName: z.string(),
    stake: kurusWire,
    free: flag,
    bought: flag,
    win: kurusWire,
    balanceAfter: kurusWire,
    state: z.enum(['open', 'closed']),
    jackpot: wonJackpot.optional(),
    nonce: z.int(),
    date: z.iso.datetime(),
  }),
  errors: [],
})
