import { HOUR_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { ADMISSION_ERRORS } from '../errors.ts'
import { catalogueId } from '../primitives.ts'
import { procedure } from '../procedure.ts'
import { line } from '../user/form-fields.ts'
import { bonusRequestItem } from './bonus.ts'

export const bonusRequest = procedure({
  class: 'bonus',
  method: 'request',
  docs: 'Asks staff for an offer. One request for an offer waits at a time: another is `state_conflict`.',
  auth: 'player',
  write: true,
  rate: { points: 10, windowMs: HOUR_MS },
  input: z.strictObject({ bonusID: catalogueId, note: z.optional(line(1, 250)) }),
  reply: 'object',
  item: bonusRequestItem,
  errors: ['not_found', 'state_conflict', 'idempotency_conflict', ...ADMISSION_ERRORS],
})
