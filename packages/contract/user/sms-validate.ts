import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { procedure } from '../procedure.ts'
import { smsCode } from './form-fields.ts'

export const userSmsValidate = procedure({
  class: 'user',
  method: 'sms_validate',
  docs: 'Takes the code of `sms_send` or `change_phone`: it completes a pending login, or confirms the phone.',
  auth: 'pending',
  write: false,
  rate: { points: 20, windowMs: MINUTE_MS },
  input: z.strictObject({ code: smsCode }),
  reply: 'none',
  item: z.null(),
  errors: ['code_incorrect', 'wrong_factor', 'locked', 'already_registered'],
})
