export {
  championsOf,
  compareStandings,
  halfMeans,
  LEAGUE_PAIRS,
  type LeagueCard,
  type LeagueGoal,
  type LeagueOutcome,
  MATCHES_OF_DAY,
  type Score,
  type Standing,
  scoreOf,
  standings,
} from './mini-league.ts'
export { type RaceCard, type RaceOutcome, winningChances } from './race.ts'
export type { VirtualGame } from './virtual-game.ts'
export {
  drawCard,
  drawResult,
  resultOf,
  VIRTUAL_GAMES,
  VIRTUAL_NAMES,
  VIRTUAL_TABLES,
  type VirtualCard,
  type VirtualGameName,
  type VirtualResult,
  type VirtualTable,
  virtualGameById,
  virtualGameOf,
  winnersOf,
} from './virtual-tables.ts'
