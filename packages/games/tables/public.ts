export { type BaccaratOutcome, totalOf, winnerOf } from './baccarat/baccarat.ts'
export { type Card, rankOf, suitOf } from './cards.ts'
export { type DragonTigerOutcome, dragonTiger } from './dragon-tiger/dragon-tiger.ts'
export { HOUSE_TABLES } from './house-list.ts'
export {
  gameById,
  gameNameById,
  gameOf,
  type HouseTable,
  mostOn,
  type TableGameName,
  tablePayout,
} from './house-tables.ts'
export { ANNOUNCED, type AnnouncedName, neighboursOf } from './roulette/announced.ts'
export { RED, ROULETTE_SPOTS, type RouletteSpot, WHEEL } from './roulette/spots.ts'
export type { SicBoOutcome } from './sic-bo/sic-bo.ts'
export { STAKE_BP, type TableGame } from './table-game.ts'
