import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { procedure } from '../procedure.ts'

export const maintenanceCheckStatus = procedure({
  class: 'maintenance',
  method: 'check_status',
  docs: 'Answers `result: true` while the site is open and refuses with `maintenance` while it is not.',
  auth: 'none',
  write: false,
  rate: { points: 240, windowMs: MINUTE_MS },
  input: z.strictObject({}),
  reply: 'none',
  item: z.never(),
  errors: ['maintenance'],
})
