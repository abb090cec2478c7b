import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { procedure } from '../procedure.ts'
import { pokerAccount, productId } from './poker-account.ts'

export const klasGamingLaunch = procedure({
  class: 'klasGaming',
  method: 'launch',
  docs: 'Opens the poker purse. `not_available` until the area opens.',
  auth: 'player',
  write: false,
  rate: { points: 30, windowMs: MINUTE_MS },
  input: z.strictObject({ productId }),
  reply: 'object',
  item: pokerAccount,
  errors: ['not_available'],
})
