import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { entityId, flag, kurusWire } from '../primitives.ts'
import { procedure } from '../procedure.ts'

export const bonusCancel = procedure({
  class: 'bonus',
  method: 'cancel',
  docs:
    'Ends an active bonus, or a free bet that is held. `removed` is the bonus money that is taken back, of a free bet ' +
    'none, `kept` the cash that stays, in kuruş. ' +
    'With `preview: true` nothing is done and the answer tells what would be.',
  auth: 'player',
  write: true,
  rate: { points: 60, windowMs: MINUTE_MS },
  input: z.strictObject({ id: entityId, preview: z.boolean().default(false) }),
  reply: 'object',
  item: z.strictObject({ id: entityId, preview: flag, kept: kurusWire, removed: kurusWire }),
  errors: ['not_found', 'state_conflict', 'idempotency_conflict'],
})
