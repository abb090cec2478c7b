import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { catalogueId, entityId, flag, kurusWire } from '../primitives.ts'
import { procedure } from '../procedure.ts'
import { gameOutcome, roundFairness, wonJackpot } from './play.ts'

export const casinoRound = procedure({
  class: 'casino',
  method: 'round',
  docs: "One of the player's own rounds, whole; `free` 1 when a free spin paid its stake.",
  auth: 'player',
  write: false,
  rate: { points: 240, windowMs: MINUTE_MS },
  input: z.strictObject({ roundID: entityId }),
  reply: 'object',
  item: z.strictObject({
    roundID: entityId,
    gameID: catalogueId,
    slug: z.string(),
    gameName: z.string(),
    stake: kurusWire,
    free: flag,
    win: kurusWire,
    balanceAfter: kurusWire,
    outcome: gameOutcome,
    state: z.enum(['open', 'closed']),
    date: z.iso.datetime(),
    jackpot: wonJackpot.optional(),
    fairness: roundFairness,
  }),
  errors: ['not_found'],
})
