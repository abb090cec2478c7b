import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { amountWire, entityId } from '../primitives.ts'
import { procedure } from '../procedure.ts'
import { couponItem } from './coupon.ts'

const common = {
  class: 'sports',
  auth: 'player',
  write: true,
  rate: { points: 30, windowMs: MINUTE_MS },
  reply: 'object',
  item: couponItem,
} as const

export const sportsSetCashOutRule = procedure({
  ...common,
  method: 'set_cash_out_rule',
  docs:
    'Sets the rule of automatic cash-out of an open coupon, or changes it: everything that is open is sold once, at an ' +
    'offer of at least `target` or at most `floor`. With a live event the rule must be met after the in-play delay, ' +
    'too. The price is the offer of then. A sale by hand ends the rule. `cash_out_rule_range` answers `data.value`, ' +
    'the offer of now, which must lie between both, and `data.targetMax`; `cash_out_rule_limit` `data.most`, the ' +
    'number of coupons of a player that may have a rule at once.',
  input: z
    .strictObject({ couponID: entityId, target: amountWire.optional(), floor: amountWire.optional() })
    .refine(({ target, floor }) => target !== undefined || floor !== undefined, {
      path: ['target'],
      error: 'required',
    }),
  errors: [
    'not_found',
    'cash_out_unavailable',
    'cash_out_rule_range',
    'cash_out_rule_limit',
    'idempotency_conflict',
  ],
})

export const sportsRemoveCashOutRule = procedure({
  ...common,
  method: 'remove_cash_out_rule',
  docs: 'Takes the rule of automatic cash-out back. `not_found` also if the coupon has none.',
  input: z.strictObject({ couponID: entityId }),
  errors: ['not_found', 'idempotency_conflict'],
})
