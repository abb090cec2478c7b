export { BET_SPORTS, type BetSport, RACE_SPORTS } from './bet-sports.ts'
export { sportsBuilderPrice } from './builder.ts'
export { sportsRemoveCashOutRule, sportsSetCashOutRule } from './cash-out-rules.ts'
export {
  EVENT_STATES,
  type EventItem,
  type EventState,
  INCIDENT_KINDS,
  type IncidentKind,
  LEGS_MAX,
  MARKET_GROUPS,
  MARKET_STATES,
  type MarketGroup,
  type MarketState,
  marketKey,
  outcomeKey,
  PALPABLE_ERROR_PERCENT,
  SHORT_ODDS_GAME,
  SPORTS,
  type Sport,
  WAGERED_ODDS_MIN,
} from './catalogue.ts'
export {
  CASH_OUT_REASONS,
  COUPON_EVENTS,
  COUPON_STATES,
  type CouponState,
  DECLINE_REASONS,
  LEG_RESULTS,
  type LegResult,
  ODDS_POLICIES,
  type OddsPolicy,
} from './coupon.ts'
export {
  sportsCashOut,
  sportsCashOutPrice,
  sportsCheckCoupon,
  sportsCoupon,
  sportsCoupons,
  sportsLoadCoupon,
  sportsPlaceCoupon,
  sportsShareCoupon,
} from './coupons.ts'
export { sportsEditCoupon } from './edit-coupon.ts'
export {
  sportsEvent,
  sportsEvents,
  sportsLeague,
  sportsOutrights,
  sportsOverview,
  sportsPriceHistory,
} from './events.ts'
export { sportsFollow, sportsFollowed, sportsUnfollow } from './follow.ts'
export { type EventChange, eventChange, WATCHED_EVENTS_MAX } from './live.ts'
export { COUPON_ERRORS, type CouponError } from './prices.ts'
export { SEARCH_KINDS, sportsSearch } from './search.ts'
export type { OutrightItem } from './season.ts'
