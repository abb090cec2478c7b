import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { procedure } from '../procedure.ts'

export const userCheckUserGa = procedure({
  class: 'user',
  method: 'check_user_ga',
  docs: 'Whether the player signs in with an authenticator.',
  auth: 'player',
  write: false,
  rate: { points: 60, windowMs: MINUTE_MS },
  input: z.strictObject({}),
  reply: 'object',
  item: z.strictObject({ enabled: z.boolean() }),
  errors: [],
})
