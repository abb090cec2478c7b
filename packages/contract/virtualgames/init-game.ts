import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { catalogueId } from '../primitives.ts'
import { procedure } from '../procedure.ts'

export const virtualgamesInitGame = procedure({
  class: 'virtualgames',
  method: 'init_game',
  docs:
    'The address and session of the virtual games of a provider: of all of them, or of one `type` (`league`, `horses`, ' +
    '`dogs`). `session` is the present round. An unknown provider or type is `not_found`.',
  auth: 'player',
  write: false,
  rate: { points: 60, windowMs: MINUTE_MS },
  input: z.strictObject({ providerID: catalogueId, type: z.string().max(64).optional() }),
  reply: 'object',
  item: z.strictObject({ url: z.string(), session: z.string() }),
  errors: ['not_found'],
})
