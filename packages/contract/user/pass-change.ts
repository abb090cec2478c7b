import { HOUR_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { procedure } from '../procedure.ts'
import { passwordsMatch } from './form-fields.ts'
import { passChangeShape } from './password-form.ts'

export const userPassChange = procedure({
  class: 'user',
  method: 'pass_change',
  docs:
    'Changes the password and ends every session of the player, this one too: sign in again with the new one. ' +
    'Removes every passkey, unless `keepPasskeys` is true. A player with two-factor first gives a fresh proof by ' +
    '`step_up`.',
  auth: 'player',
  write: true,
  rate: { points: 10, windowMs: HOUR_MS },
  input: z.strictObject(passChangeShape).check(passwordsMatch),
  reply: 'none',
  item: z.null(),
  errors: ['step_up_required', 'locked', 'idempotency_conflict', 'unavailable'],
})
