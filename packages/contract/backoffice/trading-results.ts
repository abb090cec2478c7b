import { z } from 'zod'
import { catalogueId, paging } from '../primitives.ts'
import { marketKey, outcomeKey } from '../sports/catalogue.ts'
import { requiredNote } from './fields.ts'
import { DECISION, staffProcedure, VIEW } from './staff-procedure.ts'

const market = { eventID: catalogueId, market: marketKey }
const result = z.strictObject({
  outcome: outcomeKey,
  result: z.enum(['won', 'lost', 'void', 'half_won', 'half_lost']),
})
/** One result for each outcome: of two, nobody could say which counts. */
const results = z.array(result).min(1).max(64).refine(areDistinct, { error: 'outcome_repeated' })

function areDistinct(all: readonly { readonly outcome: string }[]): boolean {
  return new Set(all.map(({ outcome }) => outcome)).size === all.length
}

const decision = {
  ...DECISION,
  class: 'trading',
  permission: 'trading.decide',
  approval: true,
  reply: 'none',
  item: z.null(),
  errors: ['not_found', 'state_conflict', 'same_person'],
} as const

export const tradingSettle = staffProcedure({
  ...decision,
  method: 'settle',
  docs:
    'Settles a market by hand, for good: it counts before all messages of the feed, and settled coupons are corrected. ' +
    'Outcomes that are left out have lost.',
  input: z.strictObject({ ...market, results, note: requiredNote }),
})

export const tradingVoid = staffProcedure({
  ...decision,
  method: 'void',
  docs: 'Voids a market by hand: legs in it count 1.00, and settled coupons are corrected.',
  input: z.strictObject({ ...market, note: requiredNote }),
})

export const tradingWithdrawResult = staffProcedure({
  ...decision,
  method: 'withdraw_result',
  docs: 'Takes a result of staff back: that of the feed counts again. The market takes no more bets.',
  input: z.strictObject({ ...market, note: requiredNote }),
})

export const tradingResults = staffProcedure({
  ...VIEW,
  class: 'trading',
  permission: 'trading.view',
  method: 'results',
  docs: 'Results of staff that are in force, the newest first.',
  input: z.strictObject(paging(50)),
  reply: 'list',
  item: z.strictObject({
    ...market,
    kind: z.enum(['settled', 'void']),
    /** Outcomes that did not lose. */
    results: z.array(result),
    by: z.string(),
    reason: z.string(),
    at: z.iso.datetime(),
  }),
  errors: [],
})
