import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { paging } from '../primitives.ts'
import { procedure } from '../procedure.ts'
import { bankAccountItem } from './bank-account.ts'

export const financeListBankAccounts = procedure({
  class: 'finance',
  method: 'list_bank_accounts',
  docs: "The player's own accounts, the oldest first; `showPrepaid` adds the cards that were paid with.",
  auth: 'player',
  write: false,
  rate: { points: 60, windowMs: MINUTE_MS },
  input: z.strictObject({ ...paging(250), showPrepaid: z.boolean().default(false) }),
  reply: 'list',
  item: bankAccountItem,
  errors: [],
})
