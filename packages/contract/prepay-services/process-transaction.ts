import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { amountWire, catalogueId, entityId } from '../primitives.ts'
import { procedure } from '../procedure.ts'

export const prepayProcessTransaction = procedure({
  class: 'prepayServices',
  method: 'processTransaction',
  docs:
    "Pays by a method of `finance.list_cash_methods_new`. `amount` is in kuruş and within the method's limits, " +
    'else `invalid_input` at `amount`. `status` is a transaction status: 1003 when the money is on the balance.',
  auth: 'player',
  write: true,
  rate: { points: 30, windowMs: MINUTE_MS },
  input: z.strictObject({
    methodID: catalogueId,
    Type: z.union([z.literal(1), z.literal(2)]).optional(),
    amount: amountWire,
    promoCode: z.string().max(64).optional(),
  }),
  reply: 'object',
  item: z.strictObject({ transactionID: entityId, status: z.int(), redirectUrl: z.string().optional() }),
  errors: ['not_found', 'jurisdiction', 'idempotency_conflict'],
})
