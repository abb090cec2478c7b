export {
  ANDAR_CARD_MS,
  ANDAR_REST_MS,
  type AndarBaharOutcome,
  andarBaharSide,
  CARD_RANGES,
} from './andar-bahar/andar-bahar.ts'
export { type BaccaratOutcome, playBaccarat, totalOf, winnerOf } from './baccarat/baccarat.ts'
export { BLACKJACK_EDGES_BP } from './blackjack/figures.ts'
export {
  DEAL_CARD_MS,
  DEAL_REST_MS,
  DEALER_CARD_MS,
  DEALER_REST_MS,
  dealerMs,
  dealMs,
} from './blackjack/pace.ts'
export {
  BLACKJACK_MOVES,
  BLACKJACK_SEATS,
  type BlackjackHand,
  type BlackjackMove,
  type BlackjackPlay,
  DEALER_STANDS,
  dealBlackjack,
  holeSlot,
  legalMoves,
  moveBlackjack,
  replayBlackjack,
  type SeatPlay,
  type Shoe,
  timeOutBlackjack,
} from './blackjack/play.ts'
export {
  blackjack,
  blackjackLabel,
  blackjackPayout,
  blackjackSpot,
  firstCards,
  handReturnBp,
  PAIR_ODDS,
  POKER_ODDS,
  pairOf,
  pokerOf,
  readBlackjackSpot,
  unplayedStake,
} from './blackjack/returns.ts'
export { basicMove } from './blackjack/strategy.ts'
export { handTotal, isBust, isNatural } from './blackjack/totals.ts'
export { type Card, DECK, rankOf, suitOf } from './cards.ts'
export {
  ANTE,
  type CasinoPoker,
  dealPoker,
  PLAY,
  POKER_MOVES,
  type PokerCards,
  type PokerMove,
  pokerLabel,
  pokerPayout,
  pokerReturn,
  pokerReturnBp,
} from './casino-poker/casino-poker.ts'
export { POKER_EDGES_BP } from './casino-poker/figures.ts'
export {
  POKER_CARD_MS,
  POKER_REST_MS,
  POKER_SHOWDOWN_MS,
  pokerDealerMs,
  pokerDealMs,
} from './casino-poker/pace.ts'
export {
  type CashOutRefusal,
  cashOut,
  EDGE_BP as CRASH_EDGE_BP,
  type FlyingBet,
  flightMs,
  LEAST_TARGET,
  MOST_TARGET,
  paidAt,
  payoutOf,
  targetOf,
} from './crash/crash.ts'
export { multiplierAt, reachMs } from './crash/curve.ts'
export { CRASH_TABLE } from './crash/house-table.ts'
export { CRASH_SPOTS, type CrashOutcome, crash, LAUNCH_MS } from './crash/layout.ts'
export { type DragonTigerOutcome, dragonTiger } from './dragon-tiger/dragon-tiger.ts'
export { TABLE_EDGES_BP } from './figures.ts'
export { type HandDealing, type HandPlace, handDealingOf } from './hand-dealing.ts'
export { closedUntil } from './hours.ts'
export { HOUSE_TABLES } from './house-list.ts'
export {
  type DrawnGameName,
  deckSizeById,
  drawnGameOf,
  gameById,
  gameNameById,
  type HouseTable,
  layoutOf,
  mostOn,
  type PokerGameName,
  pokerGameOf,
  type TableGameName,
  tablePayout,
} from './house-tables.ts'
export {
  MONEY_WHEEL,
  MONEY_WHEEL_NUMBERS,
  type MoneyWheelOutcome,
  WHEEL_SPIN_MS,
  wheelResult,
} from './money-wheel/money-wheel.ts'
export { ANNOUNCED, type AnnouncedName, neighboursOf } from './roulette/announced.ts'
export { RED, ROULETTE_SPOTS, type RouletteSpot, WHEEL } from './roulette/spots.ts'
export type { SicBoOutcome } from './sic-bo/sic-bo.ts'
export { HAND_RETURN_MAX } from './stakes.ts'
export { STAKE_BP, type TableGame, type TableRules } from './table-game.ts'
export { tableMapping } from './table-mapping.ts'
