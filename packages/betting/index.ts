export {
  BUILDER_MARKET,
  type BuilderPart,
  builderOutcome,
  builderParts,
  type CountedLeg,
  countedBuilder,
  repricedSets,
} from './coupons/builder.ts'
export { type CashOutLeg, cashOutValue } from './coupons/cash-out.ts'
export {
  type Coupon,
  type CouponLeg,
  type CouponLine,
  type Expansion,
  expandCoupon,
} from './coupons/coupon.ts'
export { type LegResult, type Multiplier, multiplierOf, ODDS_ONE } from './coupons/legs.ts'
export { type BrokenRule, brokenRules, hasEnoughLegs, type RuleLeg } from './coupons/rules.ts'
export { countLines, LINES_MAX, linesOf, NAMED_SYSTEMS } from './coupons/systems.ts'
export {
  EACH_WAY_SIZES,
  isPlaceCovered,
  type PlaceTerms,
  placeOdds,
  placeResult,
  placeTerms,
} from './racing/each-way.ts'
export { orderChance, placeChances } from './racing/harville.ts'
