import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { day, daysInOrder, entityId, kurusWire, paging } from '../primitives.ts'
import { procedure } from '../procedure.ts'

const COUPON_STATES = ['open', 'closed'] as const

export const betframeGetCoupons = procedure({
  class: 'betframe',
  method: 'getCoupons',
  docs:
    "The player's bet coupons between two Istanbul days, inclusive, newest first. Money is in kuruş, odds are in " +
    'thousandths (1850 = 1.85); `win` is `null` while the coupon is open.',
  auth: 'player',
  write: false,
  rate: { points: 120, windowMs: MINUTE_MS },
  input: z
    .strictObject({
      ...paging(10),
      startDate: day,
      endDate: day,
      state: z.enum(COUPON_STATES).optional(),
    })
    .check(daysInOrder),
  reply: 'list',
  item: z.strictObject({
    couponID: entityId,
    code: z.string(),
    state: z.enum(COUPON_STATES),
    placedAt: z.iso.datetime(),
    stake: kurusWire,
    totalOdds: z.int(),
    potentialWin: kurusWire,
    win: kurusWire.nullable(),
    selections: z.array(
      z.strictObject({
        event: z.string(),
        market: z.string(),
        selection: z.string(),
        odds: z.int(),
        state: z.enum(['open', 'won', 'lost', 'void']),
      }),
    ),
  }),
  errors: [],
})
