import { z } from 'zod'
import { catalogueId, entityId, flag, kurusWire } from '../primitives.ts'
import { methodDirection } from './cash-method.ts'

/**
 * Payment instructions, as lines in the caller's language: `copy` is what a button beside the line puts on the
 * clipboard. `qr` is the text of a code to scan.
 */
const payTo = z.strictObject({
  lines: z.array(
    z.strictObject({ name: z.string(), label: z.string(), value: z.string(), copy: z.string().optional() }),
  ),
  qr: z.string().optional(),
  notes: z.array(z.string()),
})

/**
 * A deposit or a withdrawal and every step of it, the oldest first: `status` is a transaction status. `redirectUrl`
 * is where a deposit that waits can still be paid, `payTo` what it is paid to where that is no page, and in
 * `secondsLeft` of `secondsInAll` it is over; so long the rate of a coin stands. While `takesReceipt` is 1,
 * `finance.send_receipt` takes a picture of the receipt; `receiptAt` is when the last one came.
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
  secondsLeft: z.int().optional(),
  secondsInAll: z.int().optional(),
  payTo: payTo.optional(),
  takesReceipt: flag,
  receiptAt: z.iso.datetime().optional(),
  steps: z.array(z.strictObject({ status: z.int(), date: z.iso.datetime() })),
})
