import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { procedure } from '../procedure.ts'
import { claimedPassword, phone, secondFactorCode } from './form-fields.ts'

export const userChangePhone = procedure({
  class: 'user',
  method: 'change_phone',
  docs:
    'Asks for another phone number and sends a code to it; it counts once `sms_validate` took the code. The answer ' +
    'does not tell whether the number is taken. A player with two-factor sends `code`, or has given a fresh proof ' +
    'by `step_up`. `no_sms`: this installation sends no SMS. A ' +
    'number outside Türkiye gets a code that proves it only once the e-mail address is confirmed ' +
    '(`email_unconfirmed`), and each range of such numbers so many codes an hour (`sms_busy`).',
  auth: 'player',
  write: true,
  rate: { points: 10, windowMs: MINUTE_MS },
  input: z.strictObject({ phone, password: claimedPassword, code: z.optional(secondFactorCode) }),
  reply: 'none',
  item: z.null(),
  errors: [
    'code_incorrect',
    'step_up_required',
    'locked',
    'too_many_requests',
    'no_sms',
    'email_unconfirmed',
    'sms_busy',
    'idempotency_conflict',
    'unavailable',
  ],
})
