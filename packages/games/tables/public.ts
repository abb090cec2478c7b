export {
  gameById,
  gameOf,
  HOUSE_TABLES,
  type HouseTable,
  mostOn,
  type TableGameName,
  tablePayout,
} from './house-tables.ts'
export { ANNOUNCED, type AnnouncedName, neighboursOf } from './roulette/announced.ts'
export { RED, ROULETTE_SPOTS, type RouletteSpot, WHEEL } from './roulette/spots.ts'
export type { TableGame } from './table-game.ts'
