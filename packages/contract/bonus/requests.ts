import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { paging } from '../primitives.ts'
import { procedure } from '../procedure.ts'
import { bonusRequestItem } from './bonus.ts'

export const bonusRequests = procedure({
  class: 'bonus',
  method: 'requests',
  docs: "The player's requests for bonuses, newest first; `reason` is what staff said, or why a code that waited for its deposit ended (`cancelled`).",
  auth: 'player',
  write: false,
  rate: { points: 120, windowMs: MINUTE_MS },
  input: z.strictObject({ ...paging(10) }),
  reply: 'list',
  item: bonusRequestItem,
  errors: [],
})
