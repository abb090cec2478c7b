import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { procedure } from '../procedure.ts'
import { SOCKET_TICKET_LENGTH } from '../socket/protocol.ts'

export const systemSocketTicket = procedure({
  class: 'system',
  method: 'socket_ticket',
  docs: 'Gives a ticket that opens one socket at `/ws` for the session that asks. It counts once and for 30 seconds.',
  auth: 'player',
  write: false,
  rate: { points: 30, windowMs: MINUTE_MS },
  input: z.strictObject({}),
  reply: 'object',
  item: z.strictObject({ ticket: z.string().length(SOCKET_TICKET_LENGTH) }),
  errors: [],
})
