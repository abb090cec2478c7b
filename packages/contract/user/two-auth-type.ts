import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { procedure } from '../procedure.ts'

export const userTwoAuthType = procedure({
  class: 'user',
  method: 'two_auth_type',
  docs:
    'Tells (`get`) or chooses (`set`, with `type`) how a login is confirmed. `ga` needs a confirmed authenticator, ' +
    '`sms` a confirmed phone: else `wrong_factor`. A change needs a fresh proof by `step_up`. `no_sms`: ' +
    'this installation sends no SMS. Two-factor is switched on three times an hour: `too_many_requests` carries ' +
    '`retryAfterSeconds`.',
  auth: 'player',
  write: true,
  rate: { points: 60, windowMs: MINUTE_MS },
  input: z
    .strictObject({ mode: z.enum(['get', 'set']), type: z.enum(['none', 'sms', 'ga']).optional() })
    .refine((input) => input.mode === 'get' || input.type !== undefined, {
      error: 'required',
      path: ['type'],
    }),
  reply: 'object',
  item: z.strictObject({ type: z.enum(['none', 'sms', 'ga']), phoneConfirmed: z.boolean() }),
  errors: ['step_up_required', 'wrong_factor', 'no_sms', 'too_many_requests', 'idempotency_conflict'],
})
