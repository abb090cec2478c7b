import { HOUR_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { procedure } from '../procedure.ts'
import { registerRules, registerShape } from './register-form.ts'

export const userRegister = procedure({
  class: 'user',
  method: 'register',
  docs:
    'Opens an account. `confirm` is `email` when a confirmation mail is on its way; login does not wait for it. ' +
    'A taken username is refused at its field, because usernames are public. An e-mail or phone that another account ' +
    'has proven, or an identity number that another account holds, is refused as `already_registered` without saying ' +
    'which, and so is a person whom an exclusion register lists: nobody learns who plays here, or who must not. `excluded` is about the device alone. ' +
    'After several registrations from one address the answer is `proof_required` with a challenge in `data`: find ' +
    'the `number` from 0 to `maxnumber` for which SHA-256(`salt` + `number`) in hex is `challenge`, and call again ' +
    'with `proof` = base64 of the JSON {algorithm, challenge, number, salt, signature}. A proof works once.',
  auth: 'none',
  write: true,
  rate: { points: 30, windowMs: HOUR_MS },
  input: z.strictObject({ ...registerShape, proof: z.string().max(2000).optional() }).check(...registerRules),
  reply: 'object',
  item: z.strictObject({ uid: z.uuid(), confirm: z.enum(['email', 'none']) }),
  errors: ['already_registered', 'excluded', 'proof_required', 'idempotency_conflict', 'unavailable'],
})
