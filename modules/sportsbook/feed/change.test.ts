import { expect, it } from 'vitest'
import { EVEN_MATCH, footballMessage } from '../fixtures/football.ts'
import type { StoredEvent, StoredMarket } from '../store/events.ts'
import { changeOf } from './change.ts'
import type { MessageOf } from './messages.ts'

const NOW_MS = Date.parse('2026-11-23T09:00:00Z')
const { markets } = footballMessage({ eventId: 1, sequence: 1 }, EVEN_MATCH) as MessageOf<'odds_change'>
const OFFERED = markets.map((market): StoredMarket => ({ ...market, state: 'active' }))

function eventWith(version: number, offered: readonly StoredMarket[]): StoredEvent {
  const event = { id: 1, state: 'upcoming', startsAt: new Date(NOW_MS + 60_000), feedStop: null, facts: null }
  return { ...event, version, interventions: [], markets: offered } as unknown as StoredEvent
}

/** The markets as the database returns them: it orders the keys of JSON itself. */
const stored = OFFERED.map(({ group, state, market, outcomes, ...more }) => ({
  ...more,
  outcomes,
  market,
  state,
  group,
}))
const marketsIn = (after: readonly StoredMarket[]) =>
  changeOf(eventWith(1, stored), eventWith(2, after), NOW_MS).change.markets.map(({ market }) => market)

it('sends no market whose prices are the same, whatever the order of keys and the chances behind them', () => {
  const moved = OFFERED.map((market) => ({
    ...market,
    outcomes: market.outcomes.map((outcome) => ({ ...outcome, chance: outcome.chance + 1 })),
  }))
  expect(marketsIn(moved)).toEqual([])
})

it('sends a market with another price or state', () => {
  const changed = OFFERED.map((market, place) => {
    if (place === 0) return { ...market, state: 'suspended' as const }
    if (place > 1) return market
    return { ...market, outcomes: market.outcomes.map((one) => ({ ...one, odds: one.odds + 10 })) }
  })
  expect(marketsIn(changed)).toEqual(OFFERED.slice(0, 2).map(({ market }) => market))
})
