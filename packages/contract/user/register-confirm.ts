import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { procedure } from '../procedure.ts'

export const userRegisterConfirm = procedure({
  class: 'user',
  method: 'register_confirm',
  docs:
    'Proves that an e-mail address is the player’s own, by the token of the mail sent to it: after a registration ' +
    'or a change of address. A token lives 24 hours and works once. The first proof of an account ends its sessions, ' +
    'second factor and known devices, unless the call comes from a device of the account.',
  auth: 'none',
  write: true,
  rate: { points: 30, windowMs: MINUTE_MS },
  input: z.strictObject({ token: z.string().max(100) }),
  reply: 'none',
  item: z.null(),
  errors: ['token_invalid', 'already_registered', 'idempotency_conflict'],
})
