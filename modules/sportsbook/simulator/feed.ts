import type { Settled } from '@poyraz/betting/markets'
import { MINUTE_MS, SECOND_MS } from '@poyraz/kernel'
import { RESULT_FACTORS } from '../feed/leg-result.ts'
import type { FeedMessage, FeedResult } from '../feed/messages.ts'
import { offeredWith } from '../feed/offered.ts'
import type { Fixture } from './calendar.ts'
import { recentMatch, SIMULATED_SPORTS } from './sports.ts'

/** Prices before the start change this often. */
const DRIFT_EVERY_MS = 15 * MINUTE_MS
const DRIFT_STEPS = 96
/** Seconds of the match between two price changes. */
const PRICE_SECONDS = 20
/** Sequences of a match: drift before it, then its price changes, then its end. */
const LIVE_SEQUENCE = 1_000
const END_SEQUENCE = 1_000_000
const BOOK_BEFORE = { book: 1.05, method: 'power' } as const
const BOOK_LIVE = { book: 1.07, method: 'power' } as const

export type SimulatorSettings = {
  readonly key: Uint8Array
  /** Seconds of a match per second. */
  readonly speed: number
}

/** State of an event as the sportsbook already has it. */
export type Known = { readonly sequence: bigint; readonly markets: readonly string[] }

/** Returns the number of price changes of a match until an instant before it. */
export function driftOf({ startsAtMs }: Fixture, nowMs: number): number {
  return DRIFT_STEPS - Math.max(0, Math.ceil((startsAtMs - nowMs) / DRIFT_EVERY_MS))
}

/** Returns the whole seconds of a match since its start. */
export const secondsOf = ({ startsAtMs }: Fixture, nowMs: number, speed: number) =>
  Math.floor(((nowMs - startsAtMs) / SECOND_MS) * speed)

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
  const drift = driftOf(fixture, nowMs)
  const seconds = secondsOf(fixture, nowMs, speed)
  const isLive = seconds >= 0
  const sequence = isLive ? LIVE_SEQUENCE + Math.floor(seconds / PRICE_SECONDS) : Math.max(0, drift)
  if (BigInt(sequence) <= known.sequence) return []
  const match = recentMatch(key, fixture)
  const base = { eventId: fixture.id, sequence }
  if (!isLive) {
    const markets = offeredWith(match.pricesBefore(drift), BOOK_BEFORE)
    const joint = match.jointBefore?.(drift) ?? null
    return [{ ...base, type: 'odds_change', state: 'upcoming', facts: null, markets, joint }]
  }
  const moment = match.at(seconds)
  const facts = moment.facts({ atMs: nowMs, speed })
  const { outcomesOf } = SIMULATED_SPORTS[fixture.sport]
  if (seconds >= match.seconds) {
    const ended = { ...base, sequence: END_SEQUENCE }
    return [
      ...settlements(ended, known.markets, moment.settle, outcomesOf),
      { ...ended, type: 'bet_stop', state: 'finished', facts },
    ]
  }
  const decided = settlements(base, known.markets, moment.settle, outcomesOf)
  if (moment.isStopped) return [...decided, { ...base, type: 'bet_stop', state: 'live', facts }]
  const markets = offeredWith(moment.prices(drift), BOOK_LIVE)
  const joint = moment.joint?.(drift) ?? null
  return [...decided, { ...base, type: 'odds_change', state: 'live', facts, markets, joint }]
}

type Settle = (market: string, outcome: string) => Settled | null

/** Settles the markets that are decided. */
function settlements(
  base: { readonly eventId: number; readonly sequence: number },
  markets: readonly string[],
  settle: Settle,
  outcomesOf: (market: string) => readonly string[],
): readonly FeedMessage[] {
  const decided = markets.flatMap((market) => {
    const results = outcomesOf(market).flatMap((outcome): FeedResult[] => {
      const settled = settle(market, outcome)
      return settled === null ? [] : [{ outcome, ...RESULT_FACTORS[settled] }]
    })
    return results.length === 0 ? [] : [{ market, results }]
  })
  return decided.length === 0 ? [] : [{ ...base, type: 'bet_settlement', markets: decided }]
}
