import type { Selection } from '../slip/slip.ts'

/** A home win in match `eventID` at 2.10. */
export function aSelection(eventID: number, change: Partial<Selection> = {}): Selection {
  return {
    eventID,
    market: 'FT_1X2',
    outcome: '1',
    odds: 2100,
    version: 1,
    banker: false,
    sport: 'football',
    home: `Ev ${eventID}`,
    away: `Konuk ${eventID}`,
    startsAt: '2026-11-24T17:00:00.000Z',
    marketName: 'Maç sonucu',
    outcomeName: `Ev ${eventID}`,
    ...change,
  }
}
