import { z } from 'zod'
import { catalogueId, entityId, flag, kurusWire } from '../primitives.ts'
import { methodDirection } from './cash-method.ts'

/**
 * A deposit or a withdrawal and every step of it, the oldest first: `status` is a transaction status. `redirectUrl`
 * is where a deposit that waits can still be paid.
 */
export const paymentItem = z.strictObject({
  transactionID: entityId,
  Type: methodDirection,
  methodID: catalogueId,
  name: z.string(),
  logo: z.string(),
  amount: kurusWire,
  fee: kurusWire,
  status: z.int(),
  reference: z.string(),
  cancellable: flag,
  redirectUrl: z.string().optional(),
  steps: z.array(z.strictObject({ status: z.int(), date: z.iso.datetime() })),
})
