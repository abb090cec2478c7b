import type { Outright } from '../api/types.ts'
import type { BetEvent } from './slip.ts'

/** Returns a season as an event of selections: its league and season are the first side, and there is no other. */
export function betEventOf({ eventID, leagueID, sport, startsAt, version, title }: Outright): BetEvent {
  return { eventID, leagueID, sport, startsAt, version, home: { name: title }, away: { name: '' } }
}
