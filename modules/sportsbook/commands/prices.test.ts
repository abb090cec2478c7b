import { expect, it } from 'vitest'
import type { MessageOf } from '../feed/messages.ts'
import { EVEN_MATCH, footballMessage } from '../fixtures/football.ts'
import type { StoredEvent } from '../store/events.ts'
import { pricesOf } from './prices.ts'

const NOW_MS = Date.parse('2026-11-23T09:00:00Z')

/** A match that counts how often its markets are read. */
function match() {
  const message = footballMessage({ eventId: 1, sequence: 1 }, EVEN_MATCH) as MessageOf<'odds_change'>
  const markets = message.markets.map((market) => ({ ...market, state: 'active' as const }))
  const startsAt = new Date(NOW_MS + 60_000)
  const event = { id: 1, state: 'upcoming', startsAt, version: 1, feedStop: null, interventions: [] } as const
  const read = { times: 0 }
  const counted = {
    ...event,
    joint: EVEN_MATCH,
    get markets() {
      read.times++
      return markets
    },
  }
  return { read, event: counted as unknown as StoredEvent }
}

function readsFor(market: string, outcomes: readonly string[]): number {
  const { read, event } = match()
  const selections = outcomes.map((outcome) => ({ eventId: 1, market, outcome }))
  const prices = pricesOf(selections, new Map([[1, event]]), NOW_MS)
  expect(prices.every((price) => price?.open)).toBe(true)
  return read.times
}

it('C06: makes the markets of an event once for all selections on it', () => {
  const many = Array.from({ length: 100 }, (_, place) => (place % 2 === 0 ? '1' : 'X'))
  expect(readsFor('FT_1X2', many)).toBe(readsFor('FT_1X2', ['1']))
})

it('K4: makes the markets of an event once for its known and its open prices', () => {
  expect(readsFor('FT_1X2', ['1'])).toBe(1)
})

it('C06: makes the markets of an event once for all parts of a bet builder', () => {
  const parts = ['FT_1X2=1', 'FT_BTTS=Y', 'FT_OU:0.5=O', 'FT_OU:1.5=O', 'FT_OU:2.5=O']
  expect(readsFor('BUILDER', [parts.join(';')])).toBe(readsFor('BUILDER', ['FT_1X2=1']))
})
