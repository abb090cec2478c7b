import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { procedure } from '../procedure.ts'

export const userSmsSend = procedure({
  class: 'user',
  method: 'sms_send',
  docs:
    'Sends a code (6 digits, 5 minutes, once): in a pending login by SMS another login code, in a full session a ' +
    'code to confirm the phone, or - where the login is confirmed by SMS - for `step_up`. One code a minute and ' +
    'five an hour: `too_many_requests` carries `retryAfterSeconds`. A login that waits for the authenticator takes no SMS: ' +
    '`wrong_factor`. `no_sms`: this installation sends no SMS. A ' +
    'number outside Türkiye gets a code that proves it only once the e-mail address is confirmed ' +
    '(`email_unconfirmed`), and each range of such numbers so many codes an hour (`sms_busy`).',
  auth: 'pending',
  write: false,
  rate: { points: 10, windowMs: MINUTE_MS },
  input: z.strictObject({}),
  reply: 'none',
  item: z.null(),
  errors: ['too_many_requests', 'wrong_factor', 'no_sms', 'email_unconfirmed', 'sms_busy'],
})
