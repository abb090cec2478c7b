import { z } from 'zod'
import { amountWire, catalogueId, entityId, kurusWire } from '../primitives.ts'
import { BET_SPORTS } from './bet-sports.ts'
import {
  EVENT_STATES,
  marketKey,
  oddsWire,
  outcomeKey,
  SELECTIONS_MAX,
  scoreItem,
  selectionInput,
} from './catalogue.ts'
import { eachWayTerms } from './season.ts'

export const COUPON_STATES = [
  /** Its stake is held until the in-play delay is over. */
  'pending',
  /** Not accepted after the delay: the stake was returned. */
  'declined',
  'open',
  'won',
  'lost',
  /** The whole stake was returned. */
  'void',
  'cashed_out',
] as const
export type CouponState = (typeof COUPON_STATES)[number]

export const LEG_RESULTS = ['open', 'won', 'lost', 'void', 'half_won', 'half_lost', 'dead_heat'] as const
export type LegResult = (typeof LEG_RESULTS)[number]

/** `any` accepts every price, `higher` only better ones, `none` only the price that was seen. */
export const ODDS_POLICIES = ['any', 'higher', 'none'] as const
export type OddsPolicy = (typeof ODDS_POLICIES)[number]

/** Reasons to decline a coupon after the in-play delay. */
export const DECLINE_REASONS = ['odds_changed', 'market_closed', 'event_over', 'not_allowed'] as const

/** Bet of a coupon: all legs together, or a system of lines with `sizes` legs each, bankers left out. */
export const couponInput = {
  selections: z.array(selectionInput).min(1).max(SELECTIONS_MAX),
  /** Without it all legs are one line. `[2]` of 3 legs is 2/3, `[2, 3]` a Trixie. */
  system: z.array(z.int().min(1).max(30)).min(1).max(30).optional(),
  /**
   * The terms of an each-way bet as the player saw them, for one selection without a system. The coupon has
   * two lines with this stake each, the win and the place.
   */
  eachWay: eachWayTerms.optional(),
  /** Stake of each line in kuruş. */
  unitStake: amountWire,
}

/** A system counts legs beside its bankers: 2/4 with one banker has 5 legs. */
const legItem = z.strictObject({
  eventID: catalogueId,
  leagueID: catalogueId,
  sport: z.enum(BET_SPORTS),
  /** League and season of a bet on a whole season; `away` is empty then. */
  home: z.string(),
  away: z.string(),
  startsAt: z.iso.datetime(),
  eventState: z.enum(EVENT_STATES),
  score: scoreItem.nullable(),
  market: marketKey,
  marketName: z.string(),
  outcome: outcomeKey,
  outcomeName: z.string(),
  /** The accepted price. */
  odds: oddsWire,
  /** The price that counts: without the void parts of a bet builder it is another one. */
  countedOdds: oddsWire,
  /** Selections that a bet builder combines; none of other legs. */
  parts: z.array(
    z.strictObject({
      market: marketKey,
      marketName: z.string(),
      outcome: outcomeKey,
      outcomeName: z.string(),
      result: z.enum(LEG_RESULTS),
    }),
  ),
  banker: z.boolean(),
  /** The event was live when the coupon was placed. */
  live: z.boolean(),
  scoreAtPlacement: scoreItem.nullable(),
  result: z.enum(LEG_RESULTS),
  /** Return of the leg per stake, in millionths; `null` while it is open. A void leg has 1000000. */
  multiplier: z.int().nullable(),
  /** The leg was taken at an obvious error: it counts at `odds`, or is void. */
  correction: z.enum(['price', 'void']).nullable(),
  /** Price at which a corrected leg was taken. */
  takenOdds: oddsWire.nullable(),
})

export const CASH_OUT_REASONS = [
  'not_open',
  /** A market of an open leg takes no bets now. */
  'suspended',
  'system',
  'free_bet',
  'too_small',
  'switched_off',
] as const

export const cashOutItem = z.strictObject({
  available: z.boolean(),
  reason: z.enum(CASH_OUT_REASONS).nullable(),
  /** Price of everything that is open; 0 if not available. */
  value: kurusWire,
})

/** Rule of automatic cash-out: sells the open part at an offer of at least `target` or at most `floor`. */
const cashOutRuleItem = z.strictObject({
  target: kurusWire.nullable(),
  floor: kurusWire.nullable(),
  /** The rule is met, and sells after the in-play delay if it is met then; `null` while it waits. */
  sellsAt: z.iso.datetime().nullable(),
})

export const COUPON_EVENTS = [
  'placed',
  'accepted',
  'declined',
  'settled',
  'rolled_back',
  'cashed_out',
  'voided',
  /** The player set or changed a rule of automatic cash-out; the amount is its target, or else its floor. */
  'cash_out_rule_set',
  /** The rule was taken back, or a part was sold by hand. */
  'cash_out_rule_removed',
  /** Sold by the rule. */
  'auto_cashed_out',
  /** A leg was taken at an obvious error, and counts at the right price. */
  'price_corrected',
  /** A leg was taken at an obvious error, and is void. */
  'price_voided',
  /** Sold for the price of then, and replaced by another coupon. */
  'edited',
] as const

export const couponItem = z.strictObject({
  couponID: entityId,
  /** To share it: `sports.load_coupon`. */
  code: z.string(),
  state: z.enum(COUPON_STATES),
  system: z.array(z.int()).nullable(),
  /** Terms of an each-way coupon, whose legs are the win and the place, a line each; else `null`. */
  eachWay: eachWayTerms.nullable(),
  lines: z.int(),
  unitStake: kurusWire,
  stake: kurusWire,
  /** Part of the stake that is not settled or cashed out. */
  openStake: kurusWire,
  /** Product of all odds; of a system the sum over its lines divided by their number. */
  totalOdds: oddsWire,
  potentialWin: kurusWire,
  /** Paid so far; `null` while nothing is paid. */
  win: kurusWire.nullable(),
  freeBet: z.boolean(),
  placedAt: z.iso.datetime(),
  /** End of the in-play delay of a pending coupon. */
  decidesAt: z.iso.datetime().nullable(),
  declineReason: z.enum(DECLINE_REASONS).nullable(),
  settledAt: z.iso.datetime().nullable(),
  /** The coupon that this one was placed for, and the one that was placed for this. */
  replaces: entityId.nullable(),
  replacedBy: entityId.nullable(),
  legs: z.array(legItem),
  cashOut: cashOutItem,
  cashOutRule: cashOutRuleItem.nullable(),
  /** Everything that happened to it, oldest first, corrections included. */
  history: z.array(z.strictObject({ event: z.enum(COUPON_EVENTS), amount: kurusWire, at: z.iso.datetime() })),
})
