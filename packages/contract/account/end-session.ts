import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { entityId } from '../primitives.ts'
import { procedure } from '../procedure.ts'

export const accountEndSession = procedure({
  class: 'account',
  method: 'end_session',
  docs: 'Ends one of the player’s sessions at once. One of somebody else is `not_found`.',
  auth: 'player',
  write: true,
  rate: { points: 30, windowMs: MINUTE_MS },
  input: z.strictObject({ id: entityId }),
  reply: 'none',
  item: z.null(),
  errors: ['not_found', 'idempotency_conflict'],
})
