import { z } from 'zod'
import type { ErrorCode } from '../errors.ts'
import { catalogueId } from '../primitives.ts'
import { marketKey, oddsWire, outcomeKey } from './catalogue.ts'

/** Rules that a coupon breaks; `data` of the refusal names legs by their places from 0. */
export const COUPON_ERRORS = [
  'odds_changed',
  'market_closed',
  'too_many_legs',
  'duplicate_selection',
  'related_legs',
  'virtual_apart',
  'builder_contradiction',
  'builder_excluded',
  'builder_unavailable',
  'each_way_unavailable',
  'legs_minimum',
  'system_invalid',
  'odds_range',
  'stake_range',
  'liability_limit',
] as const satisfies readonly ErrorCode[]
export type CouponError = (typeof COUPON_ERRORS)[number]

export const selection = { eventID: catalogueId, market: marketKey, outcome: outcomeKey }

/** A price of now; `open` is false where it takes no bets. */
export const currentPrice = z.strictObject({
  ...selection,
  odds: oddsWire,
  version: z.int().nonnegative(),
  open: z.boolean(),
})

/** Names of a selection, in the language of the call, and of the parts that it combines. */
export const namedPrice = currentPrice.extend({
  marketName: z.string(),
  outcomeName: z.string(),
  parts: z.array(
    z.strictObject({
      market: marketKey,
      marketName: z.string(),
      outcome: outcomeKey,
      outcomeName: z.string(),
    }),
  ),
})
