import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { entityId, flag, paging } from '../primitives.ts'
import { procedure } from '../procedure.ts'

export const crmListMassMessages = procedure({
  class: 'crm',
  method: 'list_mass_messages',
  docs:
    'Messages of the house to all players or to this one, newest first, in the language of the caller. `html` is ' +
    'sanitised. `unread: true` leaves those not yet read: its `total` is the unread count.',
  auth: 'player',
  write: false,
  rate: { points: 120, windowMs: MINUTE_MS },
  input: z.strictObject({ ...paging(10), unread: z.boolean().optional() }),
  reply: 'list',
  item: z.strictObject({
    id: entityId,
    title: z.string(),
    html: z.string(),
    date: z.iso.datetime(),
    read: flag,
  }),
  errors: [],
})
