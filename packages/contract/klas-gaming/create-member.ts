import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { procedure } from '../procedure.ts'
import { isUsername } from '../user/username.ts'
import { pokerAccount, productId } from './poker-account.ts'

const username = z.string().trim().min(1).refine(isUsername, { error: 'username_format' })

export const klasGamingCreateMember = procedure({
  class: 'klasGaming',
  method: 'createMember',
  docs: 'Makes the poker purse, under a name of its own. `not_available` until the area opens.',
  auth: 'player',
  write: true,
  rate: { points: 30, windowMs: MINUTE_MS },
  input: z.strictObject({ productId, username }),
  reply: 'object',
  item: pokerAccount,
  errors: ['not_available'],
})
