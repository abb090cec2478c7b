import { describe, expect, it } from 'vitest'
import { messagesOf } from './match-messages.ts'
import { pricesOf } from './prices.ts'
import { type MatchRecord, merged, recordOf } from './record.ts'
import type { MatchOdds, MatchOutcome, MatchRow } from './row.ts'

const KICK_OFF = Date.parse('2026-11-24T17:00:00Z')
const MARGIN = { book: 1.05, method: 'power' } as const
const ODDS: MatchOdds = { result: [2_100, 3_400, 3_500], goals: [2_000, 1_850], handicap: null, halves: true }
const PLAYED: MatchOutcome = {
  status: 'played',
  score: { home: 2, away: 1 },
  half: { home: 1, away: 0 },
  stats: [],
}

const row = (more: Partial<MatchRow>): MatchRow => ({
  line: 2,
  league: 'L',
  season: 2026,
  home: 'A',
  away: 'B',
  id: null,
  kickOffMs: KICK_OFF,
  odds: null,
  closing: null,
  outcome: null,
  ...more,
})
const told = (more: Partial<MatchRow>, atMs = 1) => recordOf(row(more), atMs)

type Situation = {
  readonly before?: MatchRecord | null
  readonly state?: 'upcoming' | 'live' | 'finished'
  readonly markets?: readonly string[]
  readonly nowMs?: number
  readonly latestMs?: number
}
function messages(after: MatchRecord, { before = null, state = 'upcoming', ...more }: Situation = {}) {
  const { markets = ['FT_1X2', 'HT_1X2', 'FT_AH:-1'], nowMs = KICK_OFF - 1 } = more
  const event = { id: 7, state, markets: markets.map((market) => ({ market })) }
  const known = before?.kickOff.value ?? 0
  const latestMs = { before: known, after: more.latestMs ?? Math.max(known, after.kickOff.value) }
  return messagesOf({ before, after, latestMs, event, sequence: 10, nowMs, margin: MARGIN })
}
const typesOf = (all: ReturnType<typeof messages>) => all.map(({ type }) => type)

describe('messages of a match', () => {
  it('prices a match before its kick-off, once', () => {
    const record = told({ odds: ODDS })
    const all = messages(record)
    expect(all).toMatchObject([{ type: 'odds_change', eventId: 7, sequence: 11, state: 'upcoming' }])
    expect(messages(record, { before: record })).toEqual([])
    expect(messages(told({}))).toEqual([])
  })

  it('stops bets at the kick-off, and takes them again if it moves', () => {
    const before = told({ odds: ODDS })
    expect(messages(before, { before, nowMs: KICK_OFF })).toMatchObject([{ type: 'bet_stop', state: 'live' }])
    expect(messages(before, { before, state: 'live', nowMs: KICK_OFF + 1 })).toEqual([])
    const after = merged(before, told({ kickOffMs: KICK_OFF + 3_600_000 }, 2))
    const again = messages(after, { before, state: 'live', nowMs: KICK_OFF + 1 })
    expect(again).toMatchObject([{ type: 'odds_change', state: 'upcoming' }])
    const withoutOdds = { before: told({}), state: 'live' } as const
    expect(messages(told({}), withoutOdds)).toMatchObject([{ type: 'bet_stop', state: 'upcoming' }])
  })

  it('settles all markets by a result, and prices nothing after it', () => {
    const all = messages(told({ odds: ODDS, outcome: PLAYED }))
    expect(typesOf(all)).toEqual(['bet_settlement', 'bet_stop'])
    expect(all[0]).toMatchObject({
      markets: [
        { market: 'FT_1X2', results: [{ outcome: '1', result: 'won' }, { outcome: 'X' }, { outcome: '2' }] },
        { market: 'HT_1X2', results: [{ outcome: '1', result: 'won' }, { outcome: 'X' }, { outcome: '2' }] },
        { market: 'FT_AH:-1', results: [{ voidFactor: 1 }, { voidFactor: 1 }] },
      ],
    })
    expect(all[1]).toMatchObject({
      sequence: 12,
      state: 'finished',
      facts: {
        score: { home: 2, away: 1 },
        periods: [
          { home: 1, away: 0 },
          { home: 1, away: 1 },
        ],
      },
    })
  })

  it('rolls a corrected result back, and settles again what it changes', () => {
    const before = told({ outcome: PLAYED })
    const after = merged(before, told({ outcome: { ...PLAYED, score: { home: 1, away: 1 } } }, 2))
    const all = messages(after, { before, state: 'finished' })
    expect(typesOf(all)).toEqual(['rollback_bet_settlement', 'bet_settlement', 'bet_stop'])
    expect(all[0]).toMatchObject({ markets: ['FT_1X2', 'FT_AH:-1'] })
    expect(all.map(({ sequence }) => sequence)).toEqual([11, 12, 13])
  })

  it('voids markets about halves without a half-time score, until it is told', () => {
    const before = told({ outcome: { ...PLAYED, half: null } })
    const first = messages(before)
    expect(typesOf(first)).toEqual(['bet_settlement', 'bet_cancel', 'bet_stop'])
    expect(first[1]).toMatchObject({ markets: ['HT_1X2'], from: null, to: null })
    const then = messages(merged(before, told({ outcome: PLAYED }, 2)), { before, state: 'finished' })
    expect(typesOf(then)).toEqual(['rollback_bet_cancel', 'bet_settlement', 'bet_stop'])
    expect(then[1]).toMatchObject({ markets: [{ market: 'HT_1X2' }] })
  })

  it('voids a cancelled match, and of an abandoned one all but the first half', () => {
    const of = (outcome: MatchOutcome) => messages(told({ outcome }))
    const none = { score: null, half: null, stats: [] }
    expect(of({ status: 'cancelled', ...none })).toMatchObject([
      { type: 'bet_cancel', markets: ['FT_1X2', 'HT_1X2', 'FT_AH:-1'] },
      { type: 'bet_stop', state: 'cancelled', facts: null },
    ])
    expect(of({ ...none, status: 'abandoned', half: { home: 0, away: 1 } })).toMatchObject([
      { type: 'bet_settlement', markets: [{ market: 'HT_1X2' }] },
      { type: 'bet_cancel', markets: ['FT_1X2', 'FT_AH:-1'] },
      { type: 'bet_stop', state: 'abandoned' },
    ])
    expect(of({ status: 'postponed', ...none })).toMatchObject([{ type: 'bet_stop', state: 'postponed' }])
  })

  it('voids bets that were taken after a kick-off which turns out to be earlier', () => {
    const before = told({ odds: ODDS })
    const early = KICK_OFF - 3_600_000
    const after = merged(before, told({ kickOffMs: early, outcome: PLAYED }, 2))
    const all = messages(after, { before, markets: ['FT_1X2'] })
    expect(typesOf(all)).toEqual(['bet_cancel', 'bet_settlement', 'bet_stop'])
    expect(all[0]).toMatchObject({ markets: ['FT_1X2'], from: new Date(early), to: null })
  })

  it('takes a result back while another one is awaited', () => {
    const before = told({ outcome: PLAYED })
    const pending = { status: 'pending', score: null, half: null, stats: [] } as const
    const all = messages(merged(before, told({ outcome: pending }, 2)), { before, state: 'finished' })
    expect(typesOf(all)).toEqual(['rollback_bet_settlement'])
  })
})

describe('prices', () => {
  const chances = (odds: MatchOdds) =>
    new Map(
      pricesOf(odds, MARGIN).markets.map(({ market, outcomes }) => [
        market,
        Object.fromEntries(outcomes.map(({ outcome, chance }) => [outcome, chance])),
      ]),
    )

  /** Odds and chances by the power method of the worked example: 1.80, 3.60, 4.75. */
  it('takes the fair chances of the odds, with those that they decide', () => {
    const odds = { ...ODDS, result: [1_800, 3_600, 4_750], goals: null } as const
    const of = chances({ ...odds, handicap: { line: -0.5, odds: [1_900, 1_900] } })
    const near = (chance: number) => expect.closeTo(chance, -1)
    expect(of.get('FT_1X2')).toEqual({ '1': near(541_205), X: near(262_379), '2': near(196_416) })
    expect(of.get('FT_DC')).toEqual({ '1X': near(803_584), '12': near(737_621), X2: near(458_795) })
    expect(of.get('FT_AH:-0.5')).toEqual({ '1': 500_000, '2': 500_000 })
  })

  it('fits a model to the odds for all other markets', () => {
    const { markets, joint } = pricesOf(ODDS, MARGIN)
    expect(joint).not.toBeNull()
    expect(markets.length).toBeGreaterThan(55)
    const keys = markets.map(({ market }) => market)
    expect(new Set(keys).size).toBe(keys.length)
    for (const missing of ['NEXT_GOAL:1', 'FTTS', 'LTTS']) expect(keys).not.toContain(missing)
    expect(keys).toContain('HTFT')
    const over = chances(ODDS)
    // More than 2.5 goals, of the file and of the model.
    expect(over.get('MS_OU:2.5')).toBeDefined()
    const combined = ['1&O', 'X&O', '2&O'].reduce((sum, one) => sum + (over.get('MS_OU:2.5')?.[one] ?? 0), 0)
    expect(combined).toBeCloseTo(over.get('FT_OU:2.5')?.['O'] ?? 0, -3)
  })

  it('offers no market about halves where no file tells half-time scores', () => {
    const keys = pricesOf({ ...ODDS, halves: false }, MARGIN).markets.map(({ market }) => market)
    expect(keys.filter((key) => /^(HT|2H|HMG)/.test(key))).toEqual([])
    expect(keys).toContain('FT_BTTS')
  })

  it('offers only the odds of a file that no match has together, or without a result', () => {
    const impossible = pricesOf({ ...ODDS, result: [9_000, 1_120, 9_000], goals: [1_100, 8_000] }, MARGIN)
    expect(impossible.joint).toBeNull()
    const keys = ['FT_1X2', 'FT_DC', 'FT_DNB', 'FT_OU:2.5']
    expect(impossible.markets.map(({ market }) => market)).toEqual(keys)
    const goals = pricesOf({ ...ODDS, result: null }, MARGIN)
    expect(goals.markets.map(({ market }) => market)).toEqual(['FT_OU:2.5'])
  })
})
