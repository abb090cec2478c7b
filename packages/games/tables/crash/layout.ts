import { SECOND_MS } from '@poyraz/kernel'
import type { ProvenGame } from '../table-game.ts'
import { drawCrash, LEAST_TARGET, rules } from './crash.ts'

/** The kites of a player: each takes one bet in a round. */
export const CRASH_SPOTS = ['kite-1', 'kite-2'] as const

/** Time from the end of the bets to the start of the kite, so that every player sees the start. */
export const LAUNCH_MS = SECOND_MS

/** Last multiplier of a flight, in hundredths. */
export type CrashOutcome = { readonly crash: number }

export const crash: ProvenGame<CrashOutcome> = {
  rules,
  spots: new Set(CRASH_SPOTS),
  decide: (draws) => ({ crash: drawCrash(draws) }),
  // A bet is cashed out at the greatest return of the table, so a stake only needs room for the least win.
  mostBp: () => LEAST_TARGET * 100,
  label: ({ crash: hundredths }) =>
    `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`,
}
