import { ORIGINAL_STAKES, UNITS_PER_BET } from '../original.ts'
import type { LimboRules } from './round.ts'

export const rules: LimboRules = {
  gameId: 'ucurtma',
  version: 1,
  mapping: 'limbo-1',
  mode: 'instant',
  unitsPerBet: UNITS_PER_BET,
  stakes: ORIGINAL_STAKES,
  edgeBp: 100,
  leastTarget: 101,
  mostTarget: 100_000,
  mostHeight: 1_000_000,
  capUnits: 100_000,
  rtpBp: 9899,
}
