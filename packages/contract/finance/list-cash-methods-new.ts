import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { procedure } from '../procedure.ts'
import { cashMethod, methodDirection } from './cash-method.ts'

export const financeListCashMethodsNew = procedure({
  class: 'finance',
  method: 'list_cash_methods_new',
  docs:
    'The methods a player can pay with (`Type` 1, the default) or be paid by (`Type` 2). `methodID` 0 or none ' +
    'lists those that are open at this hour, another one only that method; `max` is the largest amount for the player as ' +
    'far as the identity was looked at. `Lang` chooses the language of names and labels.',
  auth: 'player',
  write: false,
  rate: { points: 60, windowMs: MINUTE_MS },
  input: z.strictObject({
    Type: methodDirection.default(1),
    methodID: z.int().min(0).default(0),
  }),
  reply: 'object',
  item: z.strictObject({ methods_list: z.array(cashMethod) }),
  errors: [],
})
