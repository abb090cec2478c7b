import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { kurusWire, paging } from '../primitives.ts'
import { procedure } from '../procedure.ts'

export const financeCheckBalance = procedure({
  class: 'finance',
  method: 'check_balance',
  docs: "The player's money, in kuruş: `balance` = `cash` + `bonus`; `held` stands beside it. One item.",
  auth: 'player',
  write: false,
  rate: { points: 240, windowMs: MINUTE_MS },
  input: z.strictObject({ ...paging() }),
  reply: 'list',
  item: z.strictObject({
    balance: kurusWire,
    cash: kurusWire,
    bonus: kurusWire,
    held: kurusWire,
    currency: z.literal('TRY'),
  }),
  errors: [],
})
