import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { entityId } from '../primitives.ts'
import { procedure } from '../procedure.ts'
import { transferReceipt } from './transfer.ts'

export const financeCancelTransfer = procedure({
  class: 'finance',
  method: 'cancel_transfer',
  docs:
    'Takes back a deposit that was not paid, or a withdrawal that was not decided on: its held money is on the balance ' +
    'again at once. Later it is `state_conflict`.',
  auth: 'player',
  write: true,
  rate: { points: 20, windowMs: MINUTE_MS },
  input: z.strictObject({ transactionID: entityId }),
  reply: 'object',
  item: transferReceipt,
  errors: ['not_found', 'state_conflict', 'idempotency_conflict'],
})
