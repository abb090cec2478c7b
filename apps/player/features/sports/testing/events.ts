import type { SportsEvent } from '../api/types.ts'

const outcome = (code: string, name: string, odds: number) => ({ outcome: code, name, odds, open: true })

const MARKETS: SportsEvent['markets'] = [
  {
    market: 'FT_1X2',
    code: 'FT_1X2',
    line: null,
    group: 'main',
    name: 'Maç sonucu',
    state: 'active',
    outcomes: [
      outcome('1', 'Körfez FK', 2100),
      outcome('X', 'Beraberlik', 3300),
      outcome('2', 'Boğaz AŞ', 3450),
    ],
  },
  {
    market: 'FT_OU:2.5',
    code: 'FT_OU',
    line: '2.5',
    group: 'goals',
    name: 'Alt/Üst 2,5',
    state: 'active',
    outcomes: [outcome('U', 'Alt', 1920), outcome('O', 'Üst', 1860)],
  },
]

/** A football match with two markets. */
export function anEvent(change: Partial<SportsEvent> = {}): SportsEvent {
  return {
    eventID: 1,
    sport: 'football',
    leagueID: 3,
    leagueName: 'Yıldız Ligi',
    country: 'Anatolya',
    home: { teamID: 11, name: 'Körfez FK', short: 'KÖR', colors: ['#0f9a8b', '#f3bb4d'] },
    away: { teamID: 12, name: 'Boğaz AŞ', short: 'BOĞ', colors: ['#2a63ff', '#ffffff'] },
    startsAt: '2026-11-24T17:00:00.000Z',
    state: 'upcoming',
    score: null,
    periods: [],
    redCards: { home: 0, away: 0 },
    clock: null,
    service: null,
    version: 1,
    legsMin: 1,
    marketCount: 40,
    markets: MARKETS,
    ...change,
  }
}
