import { ORIGINAL_STAKES, UNITS_PER_BET } from '../original.ts'
import type { MinesRules } from './round.ts'

export const rules: MinesRules = {
  gameId: 'mayin-tarlasi',
  version: 1,
  mapping: 'mines-1',
  mode: 'open',
  unitsPerBet: UNITS_PER_BET,
  stakes: ORIGINAL_STAKES,
  cells: 25,
  edgeBp: 100,
  leastMines: 1,
  mostMines: 24,
  capUnits: 100_000,
  rtpBp: 9828,
}
