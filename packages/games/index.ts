export { ORIGINAL_GAMES } from '#original-games'
export { SLOT_GAMES } from '#slot-games'
export { drawWinners, lotteryRules } from './lottery/draw-winners.ts'
export { asLotteryOutcome, type LotteryOutcome } from './lottery/lottery-outcome.ts'
export { mappingOf } from './mapping-of.ts'
export type {
  OriginalCommand,
  OriginalGame,
  OriginalOutcome,
  OriginalRound,
  OriginalRules,
} from './originals/original.ts'
export { type OriginalRecord, recordOf } from './originals/round-record.ts'
export { burstOf, gridsOf, revealedGrid, type SymbolGrid } from './slots/cascades/grid.ts'
export type { CascadeOutcome, CascadeSpin, CascadeStep } from './slots/cascades/outcome.ts'
export type { CascadeRules } from './slots/cascades/rules.ts'
export { type ChoiceMachine, compileChoice } from './slots/choices/machine.ts'
export type {
  BoughtPlay,
  ChoiceOffer,
  ChoiceOutcome,
  ChoiceView,
  CoinSide,
  FreeSpinsOption,
  GambleOffer,
  GamblePlay,
  PickOffer,
} from './slots/choices/outcome.ts'
export { type ChoiceRound, choiceRound } from './slots/choices/round.ts'
export type {
  BuyChoice,
  ChoiceRules,
  FreeSpinsChoice,
  GambleChoice,
  PickChoice,
  SlotChoice,
} from './slots/choices/rules.ts'
export { watchedChoice } from './slots/choices/watched.ts'
export { compile, play, type SlotMachine } from './slots/families.ts'
export {
  type BookGame,
  type CascadeSlot,
  type ChoiceGame,
  COLLECT_PICTURE,
  COVER_PICTURE,
  END_PICTURE,
  isBookGame,
  isCascadeGame,
  isChoiceGame,
  isReelGame,
  isStripGame,
  type ReelGame,
  type SlotFeature,
  type SlotGame,
  type SlotOption,
  type SlotPresent,
  type SlotSymbol,
  type SlotTopic,
  type SlotVolatility,
  type StripGame,
  slotPictures,
  type TileComposition,
} from './slots/game.ts'
export { isBuy, ladderStake, slotPayout, slotStakes, stakeOfCommand } from './slots/money.ts'
export type { PickPlay, ReelOutcome, ReelSpin, SlotOutcome, SlotSpin, SlotWin } from './slots/outcome.ts'
export type { CoinAt, HoldPlay, HoldRespin, ReelBookOutcome } from './slots/reel-books/outcome.ts'
export type { CoinKind, DrawnHeights, ReelBookRules, SlotHold } from './slots/reel-books/rules.ts'
export { slotRound } from './slots/round.ts'
export type { BookRules, ReelRules, SlotRules, StripRules } from './slots/rules.ts'
export { STUDIOS, type StudioKey } from './slots/studios.ts'
export {
  WATCHED_KINDS,
  type WatchedFigure,
  type WatchedFigures,
  type WatchedKind,
  type WatchedMost,
  watchedFiguresOf,
  watchedMostOf,
} from './slots/watched-figures.ts'
export { type RoundFigures, roundFiguresOf, SMALL_WINS_MAX } from './wagering/round-figures.ts'
