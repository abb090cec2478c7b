import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { entityId, paging } from '../primitives.ts'
import { procedure } from '../procedure.ts'
import { methodDirection } from './cash-method.ts'
import { paymentItem } from './payment.ts'

export const financeListTransfers = procedure({
  class: 'finance',
  method: 'list_transfers',
  docs:
    "The player's deposits and withdrawals, the newest first, with the time of every step; those under way too, which " +
    'the statement does not hold yet. `Type` leaves one direction, `transactionID` one transfer.',
  auth: 'player',
  write: false,
  rate: { points: 120, windowMs: MINUTE_MS },
  input: z.strictObject({
    ...paging(10),
    Type: methodDirection.optional(),
    transactionID: entityId.optional(),
  }),
  reply: 'list',
  item: paymentItem,
  errors: [],
})
