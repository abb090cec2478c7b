import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { paging } from '../primitives.ts'
import { procedure } from '../procedure.ts'

export const accountSessions = procedure({
  class: 'account',
  method: 'sessions',
  docs: 'Where the player is signed in, the last used first. `browser` is a short name made of the user agent.',
  auth: 'player',
  write: false,
  rate: { points: 60, windowMs: MINUTE_MS },
  input: z.strictObject({ ...paging() }),
  reply: 'list',
  item: z.strictObject({
    id: z.uuid(),
    device: z.enum(['desktop', 'mobile', 'tablet']),
    browser: z.string(),
    address: z.string(),
    createdAt: z.iso.datetime(),
    lastSeen: z.iso.datetime(),
    current: z.boolean(),
  }),
  errors: [],
})
