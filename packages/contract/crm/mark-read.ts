import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { entityId } from '../primitives.ts'
import { procedure } from '../procedure.ts'

/** Exactly one of the two fields. */
const which = z
  .strictObject({ id: entityId.optional(), all: z.literal(true).optional() })
  .refine((input) => (input.id === undefined) !== (input.all === undefined), {
    error: 'required',
    path: ['id'],
  })

export const crmMarkRead = procedure({
  class: 'crm',
  method: 'mark_read',
  docs:
    'Marks one message as read (`id`), or every message there is (`all: true`). A message read before stays read. ' +
    '`unread` is how many are left.',
  auth: 'player',
  write: true,
  rate: { points: 120, windowMs: MINUTE_MS },
  input: which,
  reply: 'object',
  item: z.strictObject({ unread: z.int() }),
  errors: ['not_found', 'idempotency_conflict'],
})
