import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { procedure } from '../procedure.ts'
import { line } from './form-fields.ts'

export const userUpdateProfile = procedure({
  class: 'user',
  method: 'update_profile',
  docs: 'Changes what is sent of address, city and language, and leaves the rest as it is.',
  auth: 'player',
  write: true,
  rate: { points: 30, windowMs: MINUTE_MS },
  input: z.strictObject({
    address: z.optional(line(5, 200)),
    city: z.optional(line(2, 80)),
    language: z.enum(['tr', 'en']).optional(),
  }),
  reply: 'none',
  item: z.null(),
  errors: ['idempotency_conflict'],
})
