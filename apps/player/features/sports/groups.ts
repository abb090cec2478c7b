import type { SportsEvent } from './api/types.ts'

/** Groups events by league, in the order of the list. */
export function byLeague(events: readonly SportsEvent[]): readonly (readonly SportsEvent[])[] {
  const leagues = new Map<number, SportsEvent[]>()
  for (const event of events) {
    const known = leagues.get(event.leagueID)
    if (known) known.push(event)
    else leagues.set(event.leagueID, [event])
  }
  return [...leagues.values()]
}
