import { SECOND_MS } from '@poyraz/kernel'
import type { HouseTable } from '../house-tables.ts'
import { flightMs, MOST_TARGET } from './crash.ts'
import { LAUNCH_MS } from './layout.ts'

/**
 * The crash table. The minimum stake can reach the greatest multiplier, the maximum stake 100 times itself.
 */
export const CRASH_TABLE: HouseTable = {
  id: 131,
  name: { tr: 'Boğaz Uçurtması', en: 'Bosphorus Kite' },
  game: 'crash',
  presenter: '',
  minBet: 100,
  maxBet: 250_000,
  maxReturn: 25_000_000,
  chips: [500, 1000, 2500, 5000, 10_000, 50_000],
  pace: { bettingMs: 9_000, drawingMs: LAUNCH_MS + flightMs(MOST_TARGET) + SECOND_MS, resultMs: 5_000 },
}
