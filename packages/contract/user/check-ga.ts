import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { procedure } from '../procedure.ts'
import { secondFactorCode } from './form-fields.ts'

export const userCheckGa = procedure({
  class: 'user',
  method: 'check_ga',
  docs:
    'In a pending session: completes the login by a code of the authenticator, of the SMS, or by a recovery code ' +
    '(`XXXXX-XXXXX`), each of which works once; the same uid and sid become full. In a full session: confirms the ' +
    'secret of `user_generate_ga` and makes it the way to sign in. Several wrong codes are `locked`. ' +
    'Two-factor is switched on three times an hour: `too_many_requests` carries `retryAfterSeconds`.',
  auth: 'pending',
  write: false,
  rate: { points: 20, windowMs: MINUTE_MS },
  input: z.strictObject({ ga_code: secondFactorCode }),
  reply: 'none',
  item: z.null(),
  errors: ['code_incorrect', 'wrong_factor', 'locked', 'too_many_requests'],
})
