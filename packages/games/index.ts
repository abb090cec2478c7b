export { ORIGINAL_GAMES } from '#original-games'
export { SLOT_GAMES } from '#slot-games'
export { drawWinners, lotteryRules } from './lottery/draw-winners.ts'
export { asLotteryOutcome, type LotteryOutcome } from './lottery/lottery-outcome.ts'
export { mappingOf } from './mapping-of.ts'
export type { OriginalGame, OriginalOutcome, OriginalRound, OriginalRules } from './originals/original.ts'
export type { SlotFeature, SlotGame, SlotPresent, SlotSymbol, SlotVolatility } from './slots/game.ts'
export { compile, type SlotMachine } from './slots/machine.ts'
export type { SlotOutcome, SlotSpin, SlotWin } from './slots/outcome.ts'
export { play, slotPayout, slotStakes } from './slots/play.ts'
export { slotRound } from './slots/round.ts'
export type { SlotRules } from './slots/rules.ts'
export {
  WATCHED_KINDS,
  type WatchedFigure,
  type WatchedFigures,
  type WatchedKind,
  type WatchedMost,
  watchedFiguresOf,
  watchedMostOf,
} from './slots/watched-figures.ts'
