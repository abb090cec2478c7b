import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { procedure } from '../procedure.ts'
import { passwordsMatch } from './form-fields.ts'
import { passResetShape } from './password-form.ts'

export const userPassReset = procedure({
  class: 'user',
  method: 'pass_reset',
  docs:
    'Sets a new password by the token of the mail and ends every session of the player. It signs nobody in, and ' +
    'two-factor is asked for as ever. Using the token proves the e-mail address; where nobody had proven it before, ' +
    'that ends two-factor and known devices, too. The token of the mail that told of ' +
    'two-factor switched on, or of another address, does more, for 72 hours: it turns two-factor off, ends every open ' +
    'link, and makes the address of that mail the one of the account again.',
  auth: 'none',
  write: true,
  rate: { points: 20, windowMs: MINUTE_MS },
  input: z.strictObject(passResetShape).check(passwordsMatch),
  reply: 'none',
  item: z.null(),
  errors: ['token_invalid', 'idempotency_conflict', 'unavailable'],
})
