import { ORIGINAL_STAKES, UNITS_PER_BET } from '../original.ts'
import type { WheelRules } from './round.ts'

export const rules: WheelRules = {
  gameId: 'cark',
  version: 1,
  mapping: 'wheel-1',
  mode: 'instant',
  unitsPerBet: UNITS_PER_BET,
  stakes: ORIGINAL_STAKES,
  wheels: [
    {
      risk: 'low',
      segments: [
        180, 120, 0, 120, 150, 120, 0, 120, 120, 150, 0, 120, 120, 150, 0, 180, 120, 0, 120, 150, 120, 0, 120,
        120, 150, 0, 120, 120, 150, 0,
      ],
    },
    {
      risk: 'medium',
      segments: [
        500, 0, 150, 0, 200, 0, 150, 0, 150, 0, 250, 0, 150, 0, 200, 0, 150, 0, 150, 0, 250, 0, 150, 0, 200,
        0, 150, 0, 150, 0,
      ],
    },
    {
      risk: 'high',
      segments: [
        1950, 0, 0, 0, 0, 0, 0, 0, 0, 0, 500, 0, 0, 0, 0, 0, 0, 0, 0, 0, 500, 0, 0, 0, 0, 0, 0, 0, 0, 0,
      ],
    },
  ],
  capUnits: 1950,
  rtpBp: 9800,
}
