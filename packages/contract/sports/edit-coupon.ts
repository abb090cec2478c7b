import { z } from 'zod'
import { amountWire, entityId } from '../primitives.ts'
import { procedure } from '../procedure.ts'
import { couponInput, ODDS_POLICIES } from './coupon.ts'
import { sportsCashOut, sportsPlaceCoupon } from './coupons.ts'

export const sportsEditCoupon = procedure({
  class: 'sports',
  rate: sportsCashOut.rate,
  method: 'edit_coupon',
  docs:
    'Replaces an open coupon: sells all of it for the price of now and places another one, both or neither. `value` is ' +
    'the price that the player saw, as in `sports.cash_out`; the stake of the new coupon is independent of it. With a ' +
    'live event in either coupon the reply comes after the in-play delay, and prices are those of then. Refusals are ' +
    'those of `sports.cash_out` and `sports.place_coupon`; then the coupon stays as it is.',
  auth: 'player',
  write: true,
  input: z.strictObject({
    couponID: entityId,
    value: amountWire,
    ...couponInput,
    oddsPolicy: z.enum(ODDS_POLICIES).default('higher'),
  }),
  reply: 'object',
  item: sportsPlaceCoupon.item,
  errors: [...sportsPlaceCoupon.errors, 'cash_out_unavailable', 'cash_out_changed'],
})
