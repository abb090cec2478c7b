import { SECOND_MS } from '@poyraz/kernel'
import type { ProvenGame } from '../table-game.ts'
import { drawCrash, LEAST_TARGET, rules } from './crash.ts'

/** Spots of a player: each takes one bet in a round. */
export const CRASH_SPOTS = ['kite-1', 'kite-2'] as const

/**
 * Time from the end of the bets to the start of the flight, so that the start reaches every player in time.
 */
export const LAUNCH_MS = SECOND_MS

/** Last multiplier of a flight, in hundredths. */
export type CrashOutcome = { readonly crash: number }

export const crash: ProvenGame<CrashOutcome> = {
  rules,
  spots: new Set(CRASH_SPOTS),
  decide: (draws) => ({ crash: drawCrash(draws) }),
  // A bet is cashed out at `maxReturn`, so the largest stake only has to leave room for the smallest win.
  mostBp: () => LEAST_TARGET * 100,
  label: ({ crash: hundredths }) =>
    `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`,
}
