import { HOUR_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { procedure } from '../procedure.ts'

export const userUserGenerateGa = procedure({
  class: 'user',
  method: 'user_generate_ga',
  docs:
    'Makes a secret for an authenticator (SHA-1, 30 s, 6 digits) and ten recovery codes, all of them shown this ' +
    'once. They count after `check_ga` took a first code; until then whatever was confirmed before stays. Needs a ' +
    'fresh proof by `step_up`.',
  auth: 'player',
  write: false,
  rate: { points: 10, windowMs: HOUR_MS },
  input: z.strictObject({}),
  reply: 'object',
  item: z.strictObject({ otpauth: z.string(), secret: z.string(), recovery: z.array(z.string()) }),
  errors: ['step_up_required'],
})
