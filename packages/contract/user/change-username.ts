import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { procedure } from '../procedure.ts'
import { claimedPassword } from './form-fields.ts'
import { registerShape } from './register-form.ts'

export const userChangeUsername = procedure({
  class: 'user',
  method: 'change_username',
  docs: 'Changes the name to sign in with. A taken one is refused at its field.',
  auth: 'player',
  write: true,
  rate: { points: 10, windowMs: MINUTE_MS },
  input: z.strictObject({ username: registerShape.username, password: claimedPassword }),
  reply: 'none',
  item: z.null(),
  errors: ['step_up_required', 'locked', 'idempotency_conflict', 'unavailable'],
})
