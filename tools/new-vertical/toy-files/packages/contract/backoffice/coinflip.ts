import { z } from 'zod'
import { entityId, kurusWire, paging } from '../primitives.ts'
import { requiredNote } from './fields.ts'
import { DECISION, staffProcedure, VIEW } from './staff-procedure.ts'

export const coinflipList = staffProcedure({
  ...VIEW,
  class: 'coinflip',
  method: 'list',
  docs: 'Rounds that wait for players or calls, the oldest first.',
  permission: 'play.view',
  input: z.strictObject({ ...paging() }),
  reply: 'list',
  item: z.strictObject({
    roundID: entityId,
    phase: z.enum(['filling', 'open']),
    stake: kurusWire,
    playerIDs: z.array(entityId),
  }),
  errors: [],
})

export const coinflipVoid = staffProcedure({
  ...DECISION,
  class: 'coinflip',
  method: 'void',
  docs: 'Ends an open round; every stake returns.',
  permission: 'play.decide',
  input: z.strictObject({ roundID: entityId, note: requiredNote }),
  reply: 'none',
  item: z.null(),
  errors: ['not_found', 'state_conflict'],
})
