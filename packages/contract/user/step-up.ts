import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { procedure } from '../procedure.ts'
import { claimedPassword, secondFactorCode } from './form-fields.ts'

/** Exactly one of the two fields. */
const proof = z
  .strictObject({ password: z.optional(claimedPassword), ga_code: z.optional(secondFactorCode) })
  .refine((input) => (input.password === undefined) !== (input.ga_code === undefined), {
    error: 'required',
    path: ['password'],
  })

export const userStepUp = procedure({
  class: 'user',
  method: 'step_up',
  docs:
    'A fresh proof that it is the player, for money and credentials: it counts for 10 minutes in this session. A ' +
    'login counts as one. With two-factor only a code does (`ga_code`; by SMS after `sms_send`), a password is ' +
    '`wrong_factor`.',
  auth: 'player',
  write: false,
  rate: { points: 20, windowMs: MINUTE_MS },
  input: proof,
  reply: 'none',
  item: z.null(),
  errors: ['code_incorrect', 'wrong_factor', 'locked', 'unavailable'],
})
