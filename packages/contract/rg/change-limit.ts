import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { entityId } from '../primitives.ts'
import { procedure } from '../procedure.ts'
import { applies } from './limit.ts'

const common = {
  class: 'rg',
  auth: 'player',
  write: true,
  rate: { points: 30, windowMs: MINUTE_MS },
  input: z.strictObject({ id: entityId }),
  reply: 'object',
  item: z.strictObject({ id: entityId, applies }),
} as const

export const rgConfirmLimit = procedure({
  ...common,
  method: 'confirm_limit',
  docs:
    'The second yes to a looser limit, a removal or the end of a self-exclusion, 24 h after the first, within 7 ' +
    'days. Too early is `too_soon` with `waitMs`; `not_found` where nothing waits, or the time to confirm is over.',
  errors: ['not_found', 'too_soon', 'idempotency_conflict'],
})

export const rgRemoveLimit = procedure({
  ...common,
  method: 'remove_limit',
  docs:
    'Asks to remove a limit, or to come back after a self-exclusion is over: 24 h later `confirm_limit` does it. ' +
    'While the exclusion still runs it is `excluded`, with `until`.',
  errors: ['not_found', 'excluded', 'idempotency_conflict'],
})
