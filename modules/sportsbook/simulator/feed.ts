import {
  footballPrices,
  inPlay,
  isFirstHalf,
  offer,
  outcomesOf,
  scoreModel,
  settleFootball,
} from '@poyraz/betting/football'
import { MINUTE_MS } from '@poyraz/kernel'
import type { FeedMarket, FeedMessage, FeedResult } from '../feed/messages.ts'
import type { Fixture } from './calendar.ts'
import { cardsOf, FIRST_HALF, FULL_TIME, goalsOf, type Match, playMatch, pricedStrength } from './match.ts'
import { factsAt, type Moment, momentOf, playedShare } from './moment.ts'

/** Prices before the kick-off change this often. */
const DRIFT_EVERY_MS = 15 * MINUTE_MS
const DRIFT_STEPS = 96
/** Seconds of the match between two price changes. */
const PRICE_SECONDS = 20
/** Seconds of the match without bets after a goal or a red card. */
const STOP_SECONDS = 40
/** Sequences of a match: drift before it, then its seconds, then its end. */
const LIVE_SEQUENCE = 1_000
const END_SEQUENCE = 1_000_000
const HALF_TIME_SEQUENCE = 900_000
const BOOK_BEFORE = { book: 1.05, method: 'power' } as const
const BOOK_LIVE = { book: 1.07, method: 'power' } as const

export type SimulatorSettings = {
  readonly key: Uint8Array
  /** Seconds of a match per second. */
  readonly speed: number
}

/** State of an event as the sportsbook already has it. */
export type Known = { readonly sequence: bigint; readonly markets: readonly string[] }

/**
 * Returns the messages about a match since `known`: all that the feed of a provider would have sent. They depend
 * on nothing but the key, the fixture and the time, so any server goes on after a crash.
 */
export function messagesOf(
  { key, speed }: SimulatorSettings,
  fixture: Fixture,
  known: Known,
  nowMs: number,
): readonly FeedMessage[] {
  const moment = momentOf(nowMs - fixture.startsAtMs, speed)
  const sequence = sequenceOf(moment, fixture, nowMs)
  if (BigInt(sequence) <= known.sequence) return []
  const match = playMatch(key, fixture)
  const base = { eventId: fixture.id, sequence }
  const facts = moment.phase === 'upcoming' ? null : factsAt(match, moment, { atMs: nowMs, speed })
  const step = DRIFT_STEPS - Math.max(0, Math.ceil((fixture.startsAtMs - nowMs) / DRIFT_EVERY_MS))
  if (moment.phase === 'over') {
    const offered = known.markets.length > 0
    const ended = { ...base, type: 'bet_stop', state: 'finished', facts } as const
    return offered ? [...settlements(match, fixture, known, FULL_TIME), ended] : [ended]
  }
  const state = moment.phase === 'upcoming' ? 'upcoming' : 'live'
  const halfTime = moment.played >= FIRST_HALF ? settlements(match, fixture, known, FIRST_HALF) : []
  if (isStopped(match, moment)) return [...halfTime, { ...base, type: 'bet_stop', state, facts }]
  const markets = pricesAt(match, moment, pricedStrength(key, fixture, step))
  return [...halfTime, { ...base, type: 'odds_change', state, facts, markets }]
}

function sequenceOf({ phase, played }: Moment, { startsAtMs }: Fixture, nowMs: number): number {
  if (phase === 'over') return END_SEQUENCE
  if (phase === 'upcoming') return Math.max(0, DRIFT_STEPS - Math.ceil((startsAtMs - nowMs) / DRIFT_EVERY_MS))
  // Half-time and the second half follow the same second of the clock.
  const phases = { first: 0, break: 1, second: 2 } as const
  return LIVE_SEQUENCE + Math.floor(played / PRICE_SECONDS) * 4 + phases[phase]
}

function isStopped({ events }: Match, { played, phase }: Moment): boolean {
  return (
    phase !== 'upcoming' &&
    events.some(
      ({ kind, second }) =>
        (kind === 'goal' || kind === 'red') && second < played && second >= played - STOP_SECONDS,
    )
  )
}

function pricesAt(match: Match, moment: Moment, strength: ReturnType<typeof pricedStrength>): FeedMarket[] {
  const { played, phase } = moment
  const first = goalsOf(match, 0, Math.min(played, FIRST_HALF))
  const isSecondHalf = phase === 'break' || phase === 'second'
  const second = isSecondHalf ? goalsOf(match, FIRST_HALF, played) : null
  const goals = first.home + first.away + (second?.home ?? 0) + (second?.away ?? 0)
  const progress = { played: playedShare(moment), first, second, redCards: cardsOf(match, played) }
  const prices = footballPrices(scoreModel(inPlay(strength, progress)), { goals, isSecondHalf })
  return prices.flatMap((fair) => {
    const offered = offer(fair, phase === 'upcoming' ? BOOK_BEFORE : BOOK_LIVE)
    if (offered === null) return []
    const outcomes = offered.outcomes.map(({ outcome, oddsMilli, chance }) => ({
      outcome,
      odds: oddsMilli,
      chance,
    }))
    return [{ market: offered.key, group: offered.group, outcomes }]
  })
}

/** Settles what is decided after `played` seconds: markets of the first half, or all. */
function settlements(
  match: Match,
  fixture: Fixture,
  { markets }: Known,
  played: number,
): readonly FeedMessage[] {
  const decided = markets.filter((market) => played === FULL_TIME || isFirstHalf(market))
  if (decided.length === 0) return []
  const facts = {
    first: goalsOf(match, 0, FIRST_HALF),
    second: goalsOf(match, FIRST_HALF, played),
    goals: match.events
      .filter(({ kind, second }) => kind === 'goal' && second < played)
      .map(({ side }) => side),
  }
  return [
    {
      type: 'bet_settlement',
      eventId: fixture.id,
      sequence: played === FULL_TIME ? END_SEQUENCE : HALF_TIME_SEQUENCE,
      markets: decided.map((market) => ({ market, results: resultsOf(market, facts) })),
    },
  ]
}

const FACTORS = {
  won: { result: 'won', voidFactor: 0 },
  lost: { result: 'lost', voidFactor: 0 },
  void: { result: 'lost', voidFactor: 1 },
  half_won: { result: 'won', voidFactor: 0.5 },
  half_lost: { result: 'lost', voidFactor: 0.5 },
} as const

function resultsOf(market: string, facts: Parameters<typeof settleFootball>[2]): FeedResult[] {
  return outcomesOf(market).flatMap((outcome) => {
    const settled = settleFootball(market, outcome, facts)
    return settled === null ? [] : [{ outcome, ...FACTORS[settled] }]
  })
}
