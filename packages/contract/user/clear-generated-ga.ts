import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { procedure } from '../procedure.ts'
import { secondFactorCode } from './form-fields.ts'

export const userClearGeneratedGa = procedure({
  class: 'user',
  method: 'clear_generated_ga',
  docs: 'Removes the authenticator and its recovery codes, by a code of it; `ga` falls back to `none`.',
  auth: 'player',
  write: false,
  rate: { points: 10, windowMs: MINUTE_MS },
  input: z.strictObject({ gacode: secondFactorCode }),
  reply: 'none',
  item: z.null(),
  errors: ['code_incorrect', 'locked'],
})
