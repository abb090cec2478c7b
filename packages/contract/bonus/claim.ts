import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { ADMISSION_ERRORS } from '../errors.ts'
import { catalogueId } from '../primitives.ts'
import { procedure } from '../procedure.ts'
import { bonusItem } from './bonus.ts'

/** Exactly one of the two fields. */
const which = z
  .strictObject({ bonusID: catalogueId.optional(), code: z.string().trim().max(40).optional() })
  .refine((input) => (input.bonusID === undefined) !== (input.code === undefined), {
    error: 'required',
    path: ['bonusID'],
  })

export const bonusClaim = procedure({
  class: 'bonus',
  method: 'claim',
  docs:
    'Takes an offer, by its id or its code. A code that is unknown, expired or used is refused at its field. ' +
    '`bonus_not_due`: a term of the offer is not met, `data` = {reason, message}. One bonus at a time ' +
    '(`bonus_active`), each offer as often as its terms say (`bonus_taken`).',
  auth: 'player',
  write: true,
  rate: { points: 30, windowMs: MINUTE_MS },
  input: which,
  reply: 'object',
  item: bonusItem,
  errors: [
    'not_found',
    'bonus_not_due',
    'bonus_active',
    'bonus_taken',
    'idempotency_conflict',
    ...ADMISSION_ERRORS,
  ],
})
