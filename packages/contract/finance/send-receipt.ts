import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { entityId } from '../primitives.ts'
import { procedure } from '../procedure.ts'

export const financeSendReceipt = procedure({
  class: 'finance',
  method: 'send_receipt',
  docs:
    'Takes a picture of the receipt of a bank transfer, for whoever looks at the deposit. Sent as `kyc.upload` sends its ' +
    'photos: at `POST /endpoint/v1/upload`, with the picture beside the call. A newer one takes its place. ' +
    '`state_conflict` once the deposit waits for nothing, and for other methods.',
  auth: 'player',
  write: true,
  rate: { points: 20, windowMs: MINUTE_MS },
  input: z.strictObject({ transactionID: entityId, upload: z.string().max(64).optional() }),
  reply: 'object',
  item: z.strictObject({ transactionID: entityId, receiptAt: z.iso.datetime() }),
  errors: ['not_found', 'state_conflict', 'idempotency_conflict'],
})
