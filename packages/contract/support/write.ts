import { HOUR_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { procedure } from '../procedure.ts'
import { supportMessageShape, visitorEmail } from './message-form.ts'

/** Messages that one player, or one address without a session, may write within 24 hours. */
export const SUPPORT_DAILY_MAX = 10

export const supportWrite = procedure({
  class: 'support',
  method: 'write',
  docs:
    'Sends a message to the house; `related` names a payment or a round. Staff answer by mail, and a player sees the ' +
    "answer in `support.mine`, too. A visitor's call needs `email`, and first answers `proof_required` with a challenge " +
    'in `data` ([user.register](user.md#register) tells how to solve it): send the same call again with `proof`. ' +
    "`email` of a player's call is ignored. Ten messages in 24 hours for each player, and for each address of visitors.",
  auth: 'optional',
  write: true,
  rate: { points: 20, windowMs: HOUR_MS },
  input: z.strictObject({
    ...supportMessageShape,
    email: z.optional(visitorEmail),
    proof: z.string().max(2000).optional(),
  }),
  reply: 'object',
  item: z.strictObject({ reference: z.string() }),
  errors: ['proof_required', 'message_limit', 'idempotency_conflict', 'unavailable'],
})
