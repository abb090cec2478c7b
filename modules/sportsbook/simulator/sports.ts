import type { Sport } from '@poyraz/contract'
import { simulatedBasketball } from './basketball/index.ts'
import type { Fixture } from './calendar.ts'
import { simulatedEsports } from './esports/index.ts'
import { simulatedFootball } from './football/index.ts'
import { simulatedIceHockey } from './ice-hockey/index.ts'
import type { SimulatedMatch, SimulatedSport } from './sport.ts'
import { simulatedTennis } from './tennis/index.ts'
import { simulatedVolleyball } from './volleyball/index.ts'

/** Sports that the simulator plays. */
export const SIMULATED_SPORTS: Readonly<Record<Sport, SimulatedSport>> = {
  football: simulatedFootball,
  basketball: simulatedBasketball,
  tennis: simulatedTennis,
  volleyball: simulatedVolleyball,
  ice_hockey: simulatedIceHockey,
  esports: simulatedEsports,
}

/** Plays the match of a fixture. */
export const playFixture = (key: Uint8Array, fixture: Fixture): SimulatedMatch =>
  SIMULATED_SPORTS[fixture.sport].play(key, fixture)

/** Matches that are kept: more than are ever live at once. */
const RECENT_MAX = 200
const recent = new WeakMap<Uint8Array, Map<number, SimulatedMatch>>()

/** Plays the match of a fixture, or returns it if it was played a short time ago. */
export function recentMatch(key: Uint8Array, fixture: Fixture): SimulatedMatch {
  const matches = recent.get(key) ?? new Map<number, SimulatedMatch>()
  recent.set(key, matches)
  const known = matches.get(fixture.id)
  if (known !== undefined) return known
  const [oldest] = matches.keys()
  if (matches.size >= RECENT_MAX && oldest !== undefined) matches.delete(oldest)
  const match = playFixture(key, fixture)
  matches.set(fixture.id, match)
  return match
}
