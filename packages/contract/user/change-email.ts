import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { procedure } from '../procedure.ts'
import { claimedPassword, email, secondFactorCode } from './form-fields.ts'

export const userChangeEmail = procedure({
  class: 'user',
  method: 'change_email',
  docs:
    'Asks for another e-mail address. It counts once the link in the mail sent to it was followed ' +
    '(`register_confirm`); until then the old one stays. The answer does not tell whether the address is taken. A ' +
    'player with two-factor sends `code`, or has given a fresh proof by `step_up`. Three links in an hour, those that ' +
    'confirm an address among them.',
  auth: 'player',
  write: true,
  rate: { points: 10, windowMs: MINUTE_MS },
  input: z.strictObject({ email, password: claimedPassword, code: z.optional(secondFactorCode) }),
  reply: 'none',
  item: z.null(),
  errors: [
    'code_incorrect',
    'step_up_required',
    'locked',
    'too_many_requests',
    'idempotency_conflict',
    'unavailable',
  ],
})
