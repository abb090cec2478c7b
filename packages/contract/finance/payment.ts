import { z } from 'zod'
import { catalogueId, entityId, flag, kurusWire } from '../primitives.ts'
import { methodDirection } from './cash-method.ts'

/**
 * Payment instructions, as lines in the caller's language. `copy` is the text that the line's button copies.
 * `qr` is the text of a QR code.
 */
const payTo = z.strictObject({
  lines: z.array(
    z.strictObject({ name: z.string(), label: z.string(), value: z.string(), copy: z.string().optional() }),
  ),
  qr: z.string().optional(),
  notes: z.array(z.string()),
})

/**
 * A deposit or withdrawal with its steps, the oldest first. `status` is a transaction status. While a deposit
 * waits, `redirectUrl` is the page on which it is paid; without such a page, `payTo` has the instructions.
 * The payment, and the rate of a coin, expire after `secondsLeft` of `secondsInAll`. While `takesReceipt` is
 * 1, `finance.send_receipt` accepts a picture of the receipt; `receiptAt` is the time of the last one.
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
