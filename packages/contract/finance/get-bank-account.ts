import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { catalogueId, entityId, paging } from '../primitives.ts'
import { procedure } from '../procedure.ts'

export const financeGetBankAccount = procedure({
  class: 'finance',
  method: 'get_bank_account',
  docs:
    "The house's account at a bank, to pay into: a transfer names its `bankAccountID`. `description` is what the payment " +
    'must carry, a code of the player alone.',
  auth: 'player',
  write: false,
  rate: { points: 60, windowMs: MINUTE_MS },
  input: z.strictObject({ ...paging(), bankID: catalogueId }),
  reply: 'list',
  item: z.strictObject({
    bankAccountID: entityId,
    bankName: z.string(),
    owner: z.string(),
    branchCode: z.string(),
    accountNumber: z.string(),
    iban: z.string(),
    description: z.string(),
  }),
  errors: ['not_found'],
})
