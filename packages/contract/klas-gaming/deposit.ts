import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { amountWire } from '../primitives.ts'
import { procedure } from '../procedure.ts'
import { pokerAccount, productId } from './poker-account.ts'

export const klasGamingDeposit = procedure({
  class: 'klasGaming',
  method: 'deposit',
  docs: 'Moves `amount` kuruş from cash to the poker purse. `not_available` until the area opens.',
  auth: 'player',
  write: true,
  rate: { points: 30, windowMs: MINUTE_MS },
  input: z.strictObject({ productId, amount: amountWire }),
  reply: 'object',
  item: pokerAccount,
  errors: ['not_available'],
})
