export type {
  SlotFeature,
  SlotGame,
  SlotPresent,
  SlotSymbol,
  SlotTile,
  SlotVolatility,
  Words,
} from './slots/game.ts'
export { SLOT_GAMES } from './slots/games.ts'
export { compile, type SlotMachine } from './slots/machine.ts'
export type { SlotOutcome, SlotSpin, SlotWin } from './slots/outcome.ts'
export { play, slotPayout, slotStakes } from './slots/play.ts'
export type {
  SlotFreeSpins,
  SlotLines,
  SlotPay,
  SlotRules,
  SlotScatter,
  SlotWays,
  SlotWild,
} from './slots/rules.ts'
