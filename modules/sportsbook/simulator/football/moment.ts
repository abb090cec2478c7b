import type { FeedFacts, FeedIncident } from '../../feed/messages.ts'
import type { Telling } from '../sport.ts'
import { cardsOf, FIRST_HALF, FULL_TIME, goalsOf, type Match, SECOND_HALF } from './match.ts'

/** Seconds of the match that half-time takes. */
const BREAK = 5 * 60
/** Half-time and regular time by the rules; the rest is stoppage time. */
const HALF_SECONDS = 45 * 60

export type FootballMoment = {
  readonly phase: 'first' | 'break' | 'second' | 'over'
  /** Seconds that were played, breaks left out. */
  readonly played: number
}

/** Seconds of a match with its break. */
export const MATCH_SECONDS = FULL_TIME + BREAK

/** Returns the phase of a match `seconds` after its kick-off. */
export function momentOf(seconds: number): FootballMoment {
  if (seconds < FIRST_HALF) return { phase: 'first', played: seconds }
  if (seconds < FIRST_HALF + BREAK) return { phase: 'break', played: FIRST_HALF }
  const played = seconds - BREAK
  return played < FULL_TIME ? { phase: 'second', played } : { phase: 'over', played: FULL_TIME }
}

const STATS = [
  ['goals', 'goal'],
  ['corners', 'corner'],
  ['yellow_cards', 'yellow'],
  ['red_cards', 'red'],
] as const

/** Returns the public state of a match at a moment. */
export function factsAt(
  match: Match,
  { phase, played }: FootballMoment,
  { atMs, speed }: Telling,
): FeedFacts {
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
    stats: STATS.map(([stat, kind]) => ({
      stat,
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
export function playedShare({ phase, played }: FootballMoment): number {
  if (phase === 'first') return played / FIRST_HALF
  return phase === 'break' ? 0 : (played - FIRST_HALF) / SECOND_HALF
}
