import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { procedure } from '../procedure.ts'

export const userLogout = procedure({
  class: 'user',
  method: 'logout',
  docs: 'Ends this session. The device stays known, so that a stranger’s wrong passwords cannot lock its owner out.',
  auth: 'pending',
  write: false,
  rate: { points: 60, windowMs: MINUTE_MS },
  input: z.strictObject({}),
  reply: 'none',
  item: z.null(),
  errors: [],
})
