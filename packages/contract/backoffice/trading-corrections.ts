import { z } from 'zod'
import { catalogueId } from '../primitives.ts'
import { marketKey, outcomeKey, PALPABLE_ERROR_PERCENT } from '../sports/catalogue.ts'
import { requiredNote } from './fields.ts'
import { DECISION, staffProcedure } from './staff-procedure.ts'

const decision = { ...DECISION, class: 'trading', permission: 'trading.decide', approval: true } as const
const errors = ['not_found', 'state_conflict', 'same_person'] as const

export const tradingCorrectPrice = staffProcedure({
  ...decision,
  method: 'correct_price',
  docs:
    'Applies the rule of obvious errors to the coupons with an outcome. `odds` is the right price: legs that were taken ' +
    `at ${PALPABLE_ERROR_PERCENT} % of it or more count at the right price, or are void with \`void\`; others stay. ` +
    'Coupons that are settled are corrected; pending, declined and sold ones stay. Each player gets a message. ' +
    '`state_conflict`: no coupon is concerned. `more`: the limit of one call was reached; the same call goes on.',
  input: z.strictObject({
    eventID: catalogueId,
    market: marketKey,
    outcome: outcomeKey,
    odds: z.int().min(1_010).max(1_000_000),
    correction: z.enum(['price', 'void']),
    note: requiredNote,
  }),
  reply: 'object',
  item: z.strictObject({ coupons: z.int(), more: z.boolean() }),
  errors,
})

export const tradingVoidEvent = staffProcedure({
  ...decision,
  method: 'void_event',
  docs:
    'Voids the markets of an event in one call, and takes no more bets on it. `undecided` leaves those that have a ' +
    'result, such as after an abandoned match; `all` voids these, too. Settled coupons are corrected.',
  input: z.strictObject({ eventID: catalogueId, markets: z.enum(['undecided', 'all']), note: requiredNote }),
  reply: 'object',
  item: z.strictObject({ markets: z.int() }),
  errors,
})
