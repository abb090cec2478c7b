import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { procedure } from '../procedure.ts'

export const systemPing = procedure({
  class: 'system',
  method: 'ping',
  docs: 'Answers with the time of the server, so that a client knows that it is there and how far its clock is off.',
  auth: 'none',
  write: false,
  rate: { points: 240, windowMs: MINUTE_MS },
  input: z.strictObject({}),
  reply: 'object',
  item: z.strictObject({ time: z.iso.datetime() }),
  errors: [],
})
