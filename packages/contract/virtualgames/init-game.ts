import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { catalogueId } from '../primitives.ts'
import { procedure } from '../procedure.ts'

export const virtualgamesInitGame = procedure({
  class: 'virtualgames',
  method: 'init_game',
  docs: 'The address and session of a virtual game. `not_available` until the area opens.',
  auth: 'player',
  write: false,
  rate: { points: 60, windowMs: MINUTE_MS },
  input: z.strictObject({ providerID: catalogueId, type: z.string().max(64).optional() }),
  reply: 'object',
  item: z.strictObject({ url: z.string(), session: z.string() }),
  errors: ['not_available'],
})
