import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { procedure } from '../procedure.ts'

export const kycSubmit = procedure({
  class: 'kyc',
  method: 'submit',
  docs:
    'Hands the uploaded documents to staff. Front and back of the identity card and a selfie are needed: what is ' +
    'missing is named at its field. `state_conflict` while they are being looked at, or once they were accepted.',
  auth: 'player',
  write: true,
  rate: { points: 30, windowMs: MINUTE_MS },
  input: z.strictObject({}),
  reply: 'none',
  item: z.null(),
  errors: ['state_conflict', 'idempotency_conflict'],
})
