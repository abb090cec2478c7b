import type { Margin } from '@poyraz/betting/prices'
import type { EventState } from '@poyraz/contract'
import type { FeedFacts, FeedMessage } from '../messages.ts'
import { decisionDrafts, type Standing } from './decisions.ts'
import { pricesOf } from './prices.ts'
import type { MatchRecord } from './record.ts'
import type { MatchOutcome } from './row.ts'

/** An event as the sportsbook has it. */
export type KnownEvent = {
  readonly id: number
  readonly state: EventState
  readonly markets: readonly { readonly market: string }[]
}

export type Change = {
  /** The record that was applied; `null` for a new match. */
  readonly before: MatchRecord | null
  readonly after: MatchRecord
  /** The latest kick-off that was ever in force, before the change and after it: bets were taken until then. */
  readonly latestMs: { readonly before: number; readonly after: number }
  readonly event: KnownEvent
  /** Sequence of the newest message about the event. */
  readonly sequence: number
  readonly nowMs: number
  readonly margin: Margin
}

type Draft<Message> = Message extends FeedMessage ? Omit<Message, 'eventId' | 'sequence'> : never

/**
 * Returns the messages that bring an event to what files tell about it now; none if nothing changed. At its
 * kick-off an event stops taking bets.
 */
export function messagesOf(all: Change): readonly FeedMessage[] {
  const { before, after, latestMs, event, sequence, ...change } = all
  const keys = event.markets.map(({ market }) => market)
  const decided = decisionDrafts(keys, standingOf(before, latestMs.before), standingOf(after, latestMs.after))
  const state = stateDraft({ before, after, event, ...change })
  const drafts: readonly Draft<FeedMessage>[] = state === null ? decided : [...decided, state]
  return drafts.map(
    (draft, place): FeedMessage => ({ ...draft, eventId: event.id, sequence: sequence + 1 + place }),
  )
}

/** A kick-off that moved to an earlier time makes bets late that were taken until the later one. */
function standingOf(record: MatchRecord | null, latestMs: number): Standing {
  if (record === null) return { outcome: null, lateFromMs: null }
  const { kickOff, outcome } = record
  return { outcome: outcome?.value ?? null, lateFromMs: kickOff.value < latestMs ? kickOff.value : null }
}

/** Returns the message about state and prices of an event; `null` if both stay. */
function stateDraft(change: Omit<Change, 'sequence' | 'latestMs'>): Draft<FeedMessage> | null {
  const { before, after, event, nowMs, margin } = change
  const state = stateOf(after, nowMs)
  // A match that is over stays so, also while a new result is awaited.
  if (event.state === 'finished' && state !== 'finished') return null
  const isMoved = state !== event.state
  const odds = after.odds
  if (state === 'upcoming') {
    const isPriced = odds !== null && (isMoved || odds.text !== before?.odds?.text)
    if (isPriced) return { type: 'odds_change', state, facts: null, ...pricesOf(odds.value, margin) }
    return isMoved ? { type: 'bet_stop', state, facts: null } : null
  }
  const isTold = after.outcome?.text !== before?.outcome?.text
  return isMoved || isTold ? { type: 'bet_stop', state, facts: factsOf(after.outcome?.value) } : null
}

function stateOf({ kickOff, outcome }: MatchRecord, nowMs: number): EventState {
  const status = outcome?.value.status ?? 'scheduled'
  if (status === 'played') return 'finished'
  if (status === 'pending') return 'live'
  if (status !== 'scheduled') return status
  return nowMs < kickOff.value ? 'upcoming' : 'live'
}

const NONE = { home: 0, away: 0 }

/** Facts of a played match; `null` for others, because files tell nothing of a running one. */
function factsOf(outcome: MatchOutcome | undefined): FeedFacts | null {
  const score = outcome?.score
  if (!score) return null
  const { half, stats } = outcome
  const second = half && { home: score.home - half.home, away: score.away - half.away }
  const reds = stats.find(({ stat }) => stat === 'red_cards')
  return {
    score,
    periods: half && second ? [half, second] : [],
    redCards: reds ? { home: reds.home, away: reds.away } : NONE,
    clock: null,
    incidents: [],
    stats: [{ stat: 'goals', ...score }, ...stats],
  }
}
