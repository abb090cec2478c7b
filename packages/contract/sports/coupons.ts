import { MINUTE_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { BET_ERRORS } from '../errors.ts'
import { amountWire, day, daysInOrder, entityId, kurusWire, paging } from '../primitives.ts'
import { procedure } from '../procedure.ts'
import { eventItem, LEGS_MAX, oddsWire } from './catalogue.ts'
import { cashOutItem, couponInput, couponItem, ODDS_POLICIES } from './coupon.ts'
import { COUPON_ERRORS, currentPrice, namedPrice, selection } from './prices.ts'
import { eachWayTerms, outrightItem } from './season.ts'

const common = { class: 'sports', rate: { points: 120, windowMs: MINUTE_MS } } as const

export const sportsCheckCoupon = procedure({
  ...common,
  method: 'check_coupon',
  docs:
    'Checks a coupon without placing it: the prices of now, the number of lines, the largest stake per line, the ' +
    'in-play delay, and every rule that it breaks, in the order in which `sports.place_coupon` refuses. `not_found`: ' +
    'a selection that never existed.',
  auth: 'optional',
  write: false,
  input: z.strictObject(couponInput),
  reply: 'object',
  item: z.strictObject({
    prices: z.array(currentPrice),
    lines: z.int(),
    stake: kurusWire,
    totalOdds: oddsWire,
    potentialWin: kurusWire,
    unitStakeMin: kurusWire,
    unitStakeMax: kurusWire,
    /** Terms of an each-way bet on the only selection; `null` where none is taken now. */
    eachWay: eachWayTerms.nullable(),
    /** Seconds that an in-play coupon waits for its acceptance; 0 without a live event. */
    delaySeconds: z.int(),
    problems: z.array(
      z.strictObject({ error: z.enum(COUPON_ERRORS), legs: z.array(z.int()), message: z.string() }),
    ),
  }),
  errors: ['not_found'],
})

export const sportsPlaceCoupon = procedure({
  ...common,
  method: 'place_coupon',
  docs:
    'Places a coupon. The stake is held at once. With a live event the coupon is `pending` for a few seconds, then it ' +
    'is accepted or declined (topic `coupons`). `odds_changed` and `market_closed` answer `data.prices`, the prices of ' +
    'now in the order of the legs; the other rules answer `data.legs`, `stake_range` and `liability_limit` also ' +
    '`data.min` and `data.max` per line, `odds_range` `data.oddsMax`, `legs_minimum` `data.legsMin`.',
  auth: 'player',
  write: true,
  input: z.strictObject({
    ...couponInput,
    oddsPolicy: z.enum(ODDS_POLICIES).default('higher'),
    /** A free bet of the player pays the stake. */
    freeBetID: entityId.optional(),
  }),
  reply: 'object',
  item: couponItem,
  errors: [...COUPON_ERRORS, ...BET_ERRORS],
})

export const sportsCoupon = procedure({
  ...common,
  method: 'coupon',
  docs: 'A coupon of the player, with its legs, its cash-out price of now and its history.',
  auth: 'player',
  write: false,
  input: z.strictObject({ couponID: entityId }),
  reply: 'object',
  item: couponItem,
  errors: ['not_found'],
})

export const sportsCoupons = procedure({
  ...common,
  method: 'coupons',
  docs:
    "The player's coupons, newest first. `closed` ones are declined, settled or cashed out. Without days: of the " +
    'last 30 Istanbul days.',
  auth: 'player',
  write: false,
  input: z
    .strictObject({
      ...paging(20),
      state: z.enum(['open', 'closed']).optional(),
      startDate: day.optional(),
      endDate: day.optional(),
    })
    .check(daysInOrder),
  reply: 'list',
  item: couponItem,
  errors: [],
})

export const sportsCashOut = procedure({
  ...common,
  // A sale in play holds its call for some seconds.
  rate: { points: 12, windowMs: MINUTE_MS },
  method: 'cash_out',
  docs:
    'Sells a coupon, or a part of it, for the price of now. `value` is the price of the whole that the player saw: a ' +
    'lower one is refused with `cash_out_changed` and `data.value`. With a live event the reply comes after the ' +
    'in-play delay, and the price is that of then. `percent` is the part to sell; the rest stays open ' +
    'at its odds.',
  auth: 'player',
  write: true,
  input: z.strictObject({
    couponID: entityId,
    value: amountWire,
    percent: z.int().min(1).max(100).default(100),
  }),
  reply: 'object',
  item: couponItem,
  errors: ['not_found', 'cash_out_unavailable', 'cash_out_changed', 'idempotency_conflict'],
})

export const sportsCashOutPrice = procedure({
  ...common,
  method: 'cash_out_price',
  docs: 'The cash-out price of a coupon now.',
  auth: 'player',
  write: false,
  input: z.strictObject({ couponID: entityId }),
  reply: 'object',
  item: cashOutItem,
  errors: ['not_found'],
})

const couponCode = z.string().regex(/^[A-Z0-9]{8}$/)

export const sportsShareCoupon = procedure({
  ...common,
  // Visitors write a row with it.
  rate: { points: 12, windowMs: MINUTE_MS },
  method: 'share_coupon',
  docs: 'Stores selections under a code that anybody can load. The same selections have the same code.',
  auth: 'optional',
  write: true,
  input: z.strictObject({
    selections: z.array(z.strictObject(selection)).min(1).max(LEGS_MAX),
    /** Keeps the wish for an each-way bet. */
    eachWay: z.boolean().default(false),
  }),
  reply: 'object',
  item: z.strictObject({ code: couponCode }),
  errors: ['not_found', 'idempotency_conflict'],
})

export const sportsLoadCoupon = procedure({
  ...common,
  method: 'load_coupon',
  docs: 'The selections behind a code, with their events, and the prices of now.',
  auth: 'none',
  write: false,
  input: z.strictObject({ code: couponCode }),
  reply: 'object',
  item: z.strictObject({
    prices: z.array(namedPrice),
    events: z.array(eventItem),
    /** Seasons of the selections on whole seasons. */
    outrights: z.array(outrightItem),
    /** The selection was shared as an each-way bet. */
    eachWay: z.boolean(),
  }),
  errors: ['not_found'],
})
