import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { kurusWire, ownJsonObject, paging } from '../primitives.ts'
import { procedure } from '../procedure.ts'

export const ticketsDraws = procedure({
  class: 'tickets',
  method: 'draws',
  docs:
    'The lottery draws. `commitment` was published before the first ticket; after the draw `proof` is what ' +
    '`npm run verify-round` checks: its client seed is the SHA-256 of the list of tickets at closing time. Prizes in ' +
    'kuruş, the first of `winners` has the first prize.',
  auth: 'none',
  write: false,
  rate: { points: 120, windowMs: MINUTE_MS },
  input: z.strictObject({ ...paging() }),
  reply: 'list',
  item: z.strictObject({
    drawID: z.string(),
    name: z.string(),
    rule: z.string(),
    state: z.enum(['coming', 'open', 'closed', 'drawn']),
    opensAt: z.iso.datetime(),
    closesAt: z.iso.datetime(),
    drawsAt: z.iso.datetime(),
    commitment: z.string(),
    tickets: z.int(),
    prizes: z.array(kurusWire),
    winners: z.array(z.strictObject({ number: z.string(), prize: kurusWire })),
    proof: ownJsonObject.nullable(),
  }),
  errors: [],
})
