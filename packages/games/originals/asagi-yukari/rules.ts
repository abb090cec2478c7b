import { ORIGINAL_STAKES, UNITS_PER_BET } from '../original.ts'
import type { HiLoRules } from './round.ts'

export const rules: HiLoRules = {
  gameId: 'asagi-yukari',
  version: 1,
  mapping: 'hi-lo-1',
  mode: 'open',
  unitsPerBet: UNITS_PER_BET,
  stakes: ORIGINAL_STAKES,
  ranks: 13,
  suits: 4,
  edgeBp: 100,
  skips: 20,
  capUnits: 10_000,
  rtpBp: 9831,
}
