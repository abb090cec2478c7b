import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { kurusWire } from '../primitives.ts'
import { procedure } from '../procedure.ts'

export const accountClose = procedure({
  class: 'account',
  method: 'close',
  docs:
    'Closes the account. Bets and deposits end at once. With money or an open round left it is `closing`: signing in, ' +
    'withdrawals and history stay open until both are gone; else it is `closed` and every session ends. There is no ' +
    'way back. Needs a fresh proof (`user.step_up`).',
  auth: 'player',
  write: true,
  rate: { points: 10, windowMs: MINUTE_MS },
  input: z.strictObject({}),
  reply: 'object',
  item: z.strictObject({ state: z.enum(['closing', 'closed']), balance: kurusWire, openRounds: z.int() }),
  errors: ['step_up_required', 'idempotency_conflict'],
})
