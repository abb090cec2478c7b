import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { entityId } from '../primitives.ts'
import { procedure } from '../procedure.ts'

export const financeDeleteBankAccount = procedure({
  class: 'finance',
  method: 'delete_bank_account',
  docs: "Removes one of the player's accounts. One of somebody else is `not_found`.",
  auth: 'player',
  write: true,
  rate: { points: 20, windowMs: MINUTE_MS },
  input: z.strictObject({ bankAccountID: entityId }),
  reply: 'object',
  item: z.strictObject({ bankAccountID: entityId }),
  errors: ['not_found', 'idempotency_conflict'],
})
