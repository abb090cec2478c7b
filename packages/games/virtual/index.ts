export {
  halfMeans,
  LEAGUE_PAIRS,
  type LeagueCard,
  type LeagueGoal,
  type LeagueOutcome,
  MATCHES_OF_DAY,
  scoreOf,
} from './mini-league.ts'
export { type RaceCard, type RaceOutcome, winningChances } from './race.ts'
export type { VirtualGame } from './virtual-game.ts'
export {
  VIRTUAL_GAMES,
  VIRTUAL_NAMES,
  VIRTUAL_TABLES,
  type VirtualGameName,
  type VirtualTable,
  virtualGameById,
  virtualGameOf,
} from './virtual-tables.ts'
