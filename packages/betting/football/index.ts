export { isCombinable } from './combinable.ts'
export { type FairChances, fitStrength } from './fit.ts'
export { FIRST_HALF_SHARE, inPlay, type MatchStrength, type Progress } from './in-play.ts'
export { jointChances } from './joint.ts'
export { footballPrices } from './prices.ts'
export { type Goals, type MatchState, type ScoreModel, scoreModel } from './scores.ts'
export { positionOf, rankOf, seasonChances, standingAfter } from './season.ts'
export {
  isAboutHalves,
  isAboutOrder,
  isFirstHalf,
  type MatchFacts,
  outcomesOf,
  settleFootball,
} from './settle.ts'
