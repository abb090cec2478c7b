import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { entityId } from '../primitives.ts'
import { procedure } from '../procedure.ts'
import { bankAccountItem } from './bank-account.ts'
import { bankAccountShape } from './bank-account-form.ts'

export const financeSaveBankAccount = procedure({
  class: 'finance',
  method: 'save_bank_account',
  docs:
    'Adds an account of the player, or changes the one with `bankAccountID`. `owner` is the name of the player, ' +
    '`iban` a Turkish one of the bank that `bankID` names, each else refused at its field. A player has at most 5: ' +
    '`account_limit`. Without a fresh proof (`user.step_up`) it is refused as `step_up_required`.',
  auth: 'player',
  write: true,
  rate: { points: 20, windowMs: MINUTE_MS },
  input: z.strictObject({ bankAccountID: entityId.optional(), ...bankAccountShape }),
  reply: 'object',
  item: bankAccountItem,
  errors: ['not_found', 'account_limit', 'step_up_required', 'idempotency_conflict'],
})
