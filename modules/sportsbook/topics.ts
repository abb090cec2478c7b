import { defineTopic } from '@poyraz/bus'
import { COUPON_STATES, eventChange } from '@poyraz/contract'
import { z } from 'zod'

/** Events changed: prices, scores, states. */
export const eventsChanged = defineTopic(
  'sports.events',
  z.object({ changes: z.array(z.object({ change: eventChange, main: z.array(z.string()) })) }),
)

/** A coupon of a player changed its state. */
export const couponChanged = defineTopic(
  'sports.coupons',
  z.object({ playerId: z.string(), couponId: z.string(), state: z.enum(COUPON_STATES) }),
)
