import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { CURRENCY } from '../constants.ts'
import { kurusWire, paging } from '../primitives.ts'
import { procedure } from '../procedure.ts'

export const financeCheckBalance = procedure({
  class: 'finance',
  method: 'check_balance',
  docs:
    'Returns the balances of the player in kuruş, as a list of one item. `balance` is what the player can stake: ' +
    '`cash` plus `bonus`. `held` is reserved for withdrawals that are not paid yet; it is not part of `balance`.',
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
    currency: z.literal(CURRENCY),
  }),
  errors: [],
})
