import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { entityId } from '../primitives.ts'
import { procedure } from '../procedure.ts'
import { roundReceipt } from './receipt.ts'

const RECEIPTS_MAX = 100

export const fairnessReceipts = procedure({
  class: 'fairness',
  method: 'receipts',
  docs:
    "The receipts of the player's finished rounds, the newest round first. `next` is the `before` of the next page, " +
    'null on the last one. Each receipt names the one that was issued before it (`prev`), which for a round with ' +
    'decisions is not always the one listed next: put all pages together, then check them as a chain.',
  auth: 'player',
  write: false,
  rate: { points: 60, windowMs: MINUTE_MS },
  input: z.strictObject({
    before: entityId.optional(),
    limit: z.int().min(1).max(RECEIPTS_MAX).default(RECEIPTS_MAX),
  }),
  reply: 'object',
  item: z.strictObject({ receipts: z.array(roundReceipt), next: entityId.nullable() }),
  errors: [],
})
