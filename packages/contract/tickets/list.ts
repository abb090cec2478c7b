import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { entityId, flag, kurusWire, paging } from '../primitives.ts'
import { procedure } from '../procedure.ts'

export const ticketsList = procedure({
  class: 'tickets',
  method: 'list',
  docs: "The player's lottery tickets, newest first. `prize` is in kuruş: null until the draw, 0 where it did not win.",
  auth: 'player',
  write: false,
  rate: { points: 120, windowMs: MINUTE_MS },
  input: z.strictObject({ ...paging(50) }),
  reply: 'list',
  item: z.strictObject({
    id: entityId,
    drawID: z.string(),
    number: z.string(),
    earnedAt: z.iso.datetime(),
    drawn: flag,
    prize: kurusWire.nullable(),
  }),
  errors: [],
})
