import { ORIGINAL_STAKES, UNITS_PER_BET } from '../original.ts'
import type { PlinkoRules } from './round.ts'

export const rules: PlinkoRules = {
  gameId: 'bilye',
  version: 1,
  mapping: 'plinko-1',
  mode: 'instant',
  unitsPerBet: UNITS_PER_BET,
  stakes: ORIGINAL_STAKES,
  boards: [
    { rows: 8, risk: 'low', units: [460, 200, 110, 100, 50, 100, 110, 200, 460] },
    { rows: 8, risk: 'medium', units: [1300, 280, 120, 70, 50, 70, 120, 280, 1300] },
    { rows: 8, risk: 'high', units: [2800, 400, 150, 30, 20, 30, 150, 400, 2800] },
    { rows: 12, risk: 'low', units: [900, 300, 160, 140, 110, 100, 50, 100, 110, 140, 160, 300, 900] },
    { rows: 12, risk: 'medium', units: [3000, 1000, 400, 200, 110, 60, 30, 60, 110, 200, 400, 1000, 3000] },
    { rows: 12, risk: 'high', units: [16_000, 2400, 800, 200, 70, 20, 20, 20, 70, 200, 800, 2400, 16_000] },
    {
      rows: 16,
      risk: 'low',
      units: [1500, 800, 200, 140, 140, 120, 110, 100, 50, 100, 110, 120, 140, 140, 200, 800, 1500],
    },
    {
      rows: 16,
      risk: 'medium',
      units: [10_000, 4000, 1000, 500, 300, 150, 100, 50, 30, 50, 100, 150, 300, 500, 1000, 4000, 10_000],
    },
    {
      rows: 16,
      risk: 'high',
      units: [100_000, 12_500, 2600, 900, 400, 200, 20, 20, 20, 20, 20, 200, 400, 900, 2600, 12_500, 100_000],
    },
  ],
  capUnits: 100_000,
  rtpBp: 9757,
}
