import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { amountWire } from '../primitives.ts'
import { procedure } from '../procedure.ts'
import { pokerAccount, productId } from './poker-account.ts'

export const klasGamingDrawRequest = procedure({
  class: 'klasGaming',
  method: 'drawrequest',
  docs: 'Asks for `amount` kuruş of the poker purse back. `not_available` until the area opens.',
  auth: 'player',
  write: true,
  rate: { points: 30, windowMs: MINUTE_MS },
  input: z.strictObject({ productId, amount: amountWire }),
  reply: 'object',
  item: pokerAccount,
  errors: ['not_available'],
})
