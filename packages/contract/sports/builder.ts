import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { BUILDER_PARTS_MAX } from '../constants.ts'
import { catalogueId } from '../primitives.ts'
import { procedure } from '../procedure.ts'
import { marketKey, oddsWire, outcomeKey } from './catalogue.ts'
import { COUPON_ERRORS, namedPrice } from './prices.ts'

export const sportsBuilderPrice = procedure({
  class: 'sports',
  rate: { points: 240, windowMs: MINUTE_MS },
  method: 'builder_price',
  docs:
    'The price of a bet builder: selections of one match combined into one leg, priced by the joint model of the match. ' +
    'The leg is the selection of `market` and `outcome` in a coupon. `implied` names parts, by their places from 0, ' +
    'which the others imply: they add nothing to the price. `problem` says why there is no price.',
  auth: 'none',
  write: false,
  input: z.strictObject({
    eventID: catalogueId,
    parts: z
      .array(z.strictObject({ market: marketKey, outcome: outcomeKey }))
      .min(1)
      .max(BUILDER_PARTS_MAX),
  }),
  reply: 'object',
  item: namedPrice.extend({
    /** 1000 while there is a problem. */
    odds: oddsWire,
    implied: z.array(z.int()),
    problem: z.strictObject({ error: z.enum(COUPON_ERRORS), message: z.string() }).nullable(),
  }),
  errors: ['not_found'],
})
