import { ORIGINAL_STAKES, UNITS_PER_BET } from '../original.ts'
import type { DiceRules } from './round.ts'

export const rules: DiceRules = {
  gameId: 'zar',
  version: 1,
  mapping: 'dice-1',
  mode: 'instant',
  unitsPerBet: UNITS_PER_BET,
  stakes: ORIGINAL_STAKES,
  faces: 10_000,
  edgeBp: 100,
  leastWinning: 100,
  mostWinning: 9500,
  capUnits: 9900,
  rtpBp: 9806,
}
