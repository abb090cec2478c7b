import { SECOND_MS } from '@poyraz/kernel'
import type { FeedFacts, FeedIncident } from '../feed/messages.ts'
import { cardsOf, FIRST_HALF, FULL_TIME, goalsOf, type Match, SECOND_HALF } from './match.ts'

/** Seconds of the match that half-time takes. */
const BREAK = 5 * 60
/** Half-time and regular time by the rules; the rest is stoppage time. */
const HALF_SECONDS = 45 * 60

export type Moment = {
  readonly phase: 'upcoming' | 'first' | 'break' | 'second' | 'over'
  /** Seconds that were played, breaks left out. */
  readonly played: number
}

/** Returns where a match is, `elapsedMs` after its kick-off, at `speed` seconds of the match per second. */
export function momentOf(elapsedMs: number, speed: number): Moment {
  const seconds = Math.floor((elapsedMs / SECOND_MS) * speed)
  if (seconds < 0) return { phase: 'upcoming', played: 0 }
  if (seconds < FIRST_HALF) return { phase: 'first', played: seconds }
  if (seconds < FIRST_HALF + BREAK) return { phase: 'break', played: FIRST_HALF }
  const played = seconds - BREAK
  return played < FULL_TIME ? { phase: 'second', played } : { phase: 'over', played: FULL_TIME }
}

type Telling = { readonly atMs: number; readonly speed: number }

/** Returns the public state of a match at a moment. */
export function factsAt(match: Match, { phase, played }: Moment, { atMs, speed }: Telling): FeedFacts {
  const first = goalsOf(match, 0, Math.min(played, FIRST_HALF))
  const second = goalsOf(match, FIRST_HALF, played)
  const hasSecond = phase === 'second' || phase === 'over'
  const period = phase === 'break' ? 'HT' : hasSecond ? '2' : '1'
  const clock = {
    period,
    seconds: hasSecond ? HALF_SECONDS + played - FIRST_HALF : Math.min(played, FIRST_HALF),
    at: new Date(atMs).toISOString(),
    running: phase === 'first' || phase === 'second',
    speed,
  }
  return {
    score: { home: first.home + second.home, away: first.away + second.away },
    periods: hasSecond ? [first, second] : [first],
    redCards: cardsOf(match, played),
    clock: phase === 'over' ? null : clock,
    incidents: incidentsAt(match, played),
    stats: ['corner', 'yellow', 'red'].map((kind) => ({
      stat: `${kind}s`,
      home: countOf(match, kind, 'home', played),
      away: countOf(match, kind, 'away', played),
    })),
  }
}

function countOf({ events }: Match, kind: string, side: 'home' | 'away', played: number): number {
  return events.filter((one) => one.kind === kind && one.side === side && one.second < played).length
}

function incidentsAt(match: Match, played: number): FeedIncident[] {
  return match.events
    .filter(({ second }) => second < played)
    .map(({ kind, side, second }) => ({
      kind,
      side,
      seconds: second < FIRST_HALF ? second : HALF_SECONDS + second - FIRST_HALF,
      score: goalsOf(match, 0, second + 1),
      text: null,
    }))
}

/** Share of the running half that is over. */
export function playedShare({ phase, played }: Moment): number {
  if (phase === 'first' || phase === 'upcoming') return played / FIRST_HALF
  return phase === 'break' ? 0 : (played - FIRST_HALF) / SECOND_HALF
}
