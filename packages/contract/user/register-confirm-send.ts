import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { procedure } from '../procedure.ts'

export const userRegisterConfirmSend = procedure({
  class: 'user',
  method: 'register_confirm_send',
  docs:
    "Mails another link (`register_confirm`) to the player's own address while it is not confirmed; once it is, " +
    '`state_conflict`. The newest link is the only one that counts, also over one of `change_email`. Three such ' +
    'mails an hour, that of the registration among them.',
  auth: 'player',
  write: false,
  rate: { points: 10, windowMs: MINUTE_MS },
  input: z.strictObject({}),
  reply: 'none',
  item: z.null(),
  errors: ['too_many_requests', 'state_conflict'],
})
