import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { procedure } from '../procedure.ts'
import { cashMethod, methodDirection, methodField } from './cash-method.ts'

/** Exactly one of the two fields. */
const which = z
  .strictObject({
    Type: methodDirection.default(1),
    methodID: z.int().min(0).default(0),
    favorites: z.boolean().optional(),
  })
  .refine((input) => input.favorites === true || input.methodID > 0, {
    error: 'required',
    path: ['methodID'],
  })

export const financeListCashMethods = procedure({
  class: 'finance',
  method: 'list_cash_methods',
  docs:
    'The form of one method (`methodID`), or with `favorites: true` the methods that the player marked, as a list; ' +
    'of a group only the marked methods remain.',
  auth: 'player',
  write: false,
  rate: { points: 60, windowMs: MINUTE_MS },
  input: which,
  reply: 'object',
  item: z.union([z.strictObject({ fields: z.array(methodField) }), z.array(cashMethod)]),
  errors: ['not_found'],
})
