import { MARKET_GROUPS, marketKey, outcomeKey } from '@poyraz/contract'
import { z } from 'zod'

const MILLION = 1_000_000
/** A market that takes bets, with its prices. */
export const market = z.strictObject({
  market: marketKey,
  group: z.enum(MARKET_GROUPS),
  outcomes: z
    .array(
      z.strictObject({
        outcome: outcomeKey,
        /** Above 1.00 in thousandths. */
        odds: z.int().min(1_001).max(10_000_000),
        chance: z.int().min(0).max(MILLION),
        push: z.int().min(0).max(MILLION).optional(),
      }),
    )
    .min(2)
    .max(64),
  /** Terms of each-way bets on a market `WINNER`; `PLACE` of these places settles the place part. */
  eachWay: z.strictObject({ places: z.int().min(2).max(10), fraction: z.int().min(2).max(10) }).optional(),
})
