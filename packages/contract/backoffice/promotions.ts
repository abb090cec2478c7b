import { z } from 'zod'
import { entityId } from '../primitives.ts'
import { promotionContent, requiredNote } from './fields.ts'
import { DECISION, staffProcedure } from './staff-procedure.ts'

export const promotionsSend = staffProcedure({
  ...DECISION,
  class: 'promotions',
  permission: 'promotions.send',
  method: 'send',
  docs:
    'Sends a promotion to the inbox and the browsers of every player who agreed to marketing and may be marketed to. ' +
    '`name` identifies it: a repeat with the same content sends nothing (`isNew` false), with another content it is ' +
    '`state_conflict`. A path without a page is `not_found`.',
  input: z.strictObject({
    name: z.string().regex(/^[a-z][a-z0-9-]{2,63}$/),
    ...promotionContent.shape,
    note: requiredNote,
  }),
  reply: 'object',
  item: z.strictObject({ id: entityId, isNew: z.boolean() }),
  errors: ['not_found', 'state_conflict', 'idempotency_conflict'],
})
