import type { Coupon, Leg } from '../api/types.ts'

export function aLeg(change: Partial<Leg> = {}): Leg {
  return {
    eventID: 1,
    leagueID: 1,
    sport: 'football',
    home: 'Körfez FK',
    away: 'Boğaz AŞ',
    startsAt: '2026-11-24T17:00:00.000Z',
    eventState: 'upcoming',
    score: null,
    market: 'FT_1X2',
    marketName: 'Maç sonucu',
    outcome: '1',
    outcomeName: 'Körfez FK',
    odds: 2500,
    countedOdds: change.odds ?? 2500,
    parts: [],
    banker: false,
    live: false,
    scoreAtPlacement: null,
    result: 'open',
    multiplier: null,
    correction: null,
    takenOdds: null,
    ...change,
  }
}

export function aCoupon(change: Partial<Coupon> = {}): Coupon {
  return {
    couponID: '01990000-0000-7000-8000-000000000001',
    code: 'K7M2PX9A',
    state: 'open',
    system: null,
    eachWay: null,
    lines: 1,
    unitStake: 10_000,
    stake: 10_000,
    openStake: 10_000,
    totalOdds: 2500,
    potentialWin: 25_000,
    win: null,
    freeBet: false,
    placedAt: '2026-11-24T16:00:00.000Z',
    decidesAt: null,
    declineReason: null,
    settledAt: null,
    replaces: null,
    replacedBy: null,
    legs: [aLeg()],
    cashOut: { available: true, reason: null, value: 14_843 },
    cashOutRule: null,
    history: [],
    ...change,
  }
}
