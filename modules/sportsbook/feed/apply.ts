import { onCommit, type Tx, transact } from '@poyraz/db'
import { unreachable } from '@poyraz/kernel'
import { raisePriceAlarms, raiseUnsettledAlarms } from '../commands/alarms.ts'
import { announceGoal } from '../commands/goals.ts'
import type { SportsCtx } from '../ctx.ts'
import { type FeedStop, lockEvent, type StoredEvent, saveEvent } from '../store/events.ts'
import { addPrice } from '../store/prices.ts'
import { decidedMarkets, markDue, saveCancel, saveSettlement } from '../store/results.ts'
import { offeredMarkets } from '../trading/offer.ts'
import { changeOf } from './change.ts'
import { merged, suspended } from './merge.ts'
import type { FeedMessage, MessageOf } from './messages.ts'

/** `stale`: a newer state is known. `contradiction`: the message cannot follow the known state. */
export type Applied = 'applied' | 'stale' | 'contradiction' | 'unknown_event'

/**
 * Applies one message of a feed in one transaction. Messages may come in any order and any number of times:
 * of each event, and of each market's result, only the newest counts.
 */
export function applyFeed(ctx: SportsCtx, message: FeedMessage): Promise<Applied> {
  return transact(ctx.database.db, (tx) => applyIn(ctx, tx, message))
}

/**
 * Applies a message in the transaction of the caller. `stop` is the feed stop that replaces a `conflict`
 * which new prices end.
 */
export async function applyIn(
  ctx: SportsCtx,
  tx: Tx,
  message: FeedMessage,
  stop: FeedStop = null,
): Promise<Applied> {
  const event = await lockEvent(tx, message.eventId)
  if (event === undefined) return 'unknown_event'
  switch (message.type) {
    case 'odds_change':
    case 'bet_stop':
      return reprice(ctx, tx, { event, message, stop })
    case 'bet_settlement':
    case 'rollback_bet_settlement':
    case 'bet_cancel':
    case 'rollback_bet_cancel':
      return decide(ctx, tx, event, message)
    default:
      return unreachable(message)
  }
}

type Repricing = {
  readonly event: StoredEvent
  readonly message: MessageOf<'odds_change' | 'bet_stop'>
  readonly stop: FeedStop
}

async function reprice(ctx: SportsCtx, tx: Tx, { event, message, stop }: Repricing): Promise<Applied> {
  if (BigInt(message.sequence) <= event.feedSequence) return 'stale'
  if (event.state === 'finished' && message.state !== 'finished') return 'contradiction'
  const markets =
    message.type === 'bet_stop'
      ? suspended(event.markets)
      : merged(event.markets, await undecided(tx, event, message.markets))
  const { state, facts, sequence } = message
  // New prices end a conflict, because they are newer than both messages in it.
  const isTrusted = message.type === 'odds_change' && event.feedStop === 'conflict'
  const feedStop = isTrusted ? stop : event.feedStop
  const version = event.version + 1
  const joint = message.type === 'odds_change' ? (message.joint ?? null) : event.joint
  const next = { ...event, state, facts: facts ?? event.facts, markets, joint, feedStop, version }
  await saveEvent(tx, { ...next, feedSequence: BigInt(sequence) })
  await announceGoal(tx, event, next)
  if (message.type === 'odds_change') {
    await addPrice(tx, next, new Date(ctx.clock.nowMs()))
    // A price of staff may be above the fair one by now.
    await raisePriceAlarms(ctx, tx, event.id, [...message.markets, ...offeredMarkets(next)])
  }
  onCommit(tx, () => ctx.publish([changeOf(event, next, ctx.clock.nowMs())]))
  return 'applied'
}

/** Leaves out markets that were decided before this message offered them. */
async function undecided(
  tx: Tx,
  { id, markets }: StoredEvent,
  offered: MessageOf<'odds_change'>['markets'],
): Promise<MessageOf<'odds_change'>['markets']> {
  const known = new Set(markets.map(({ market }) => market))
  const added = offered.flatMap(({ market }) => (known.has(market) ? [] : [market]))
  const decided = added.length === 0 ? new Set<string>() : await decidedMarkets(tx, id, added)
  return offered.filter(({ market }) => !decided.has(market))
}

type Decision = MessageOf<'bet_settlement' | 'rollback_bet_settlement' | 'bet_cancel' | 'rollback_bet_cancel'>

/** Writes results, takes decided markets off, and marks the coupons that they concern. */
async function decide(ctx: SportsCtx, tx: Tx, event: StoredEvent, message: Decision): Promise<Applied> {
  const keys = message.markets.map((one) => (typeof one === 'string' ? one : one.market))
  const isNew = await saveResults(tx, keys, message)
  if (!isNew) return 'stale'
  if (message.type === 'bet_settlement') await raiseUnsettledAlarms(ctx, tx, event.id, message.markets)
  const state = message.type === 'bet_cancel' ? ('cancelled' as const) : ('settled' as const)
  // A market that was decided once takes no more bets, also after a rollback.
  const markets = event.markets.map((market) =>
    keys.includes(market.market) ? { ...market, state } : market,
  )
  const next = { ...event, markets, version: event.version + 1 }
  await saveEvent(tx, next)
  await markDue(tx, event.id, keys, new Date(ctx.clock.nowMs()))
  onCommit(tx, () => ctx.publish([changeOf(event, next, ctx.clock.nowMs())]))
  return 'applied'
}

/** Returns false if a newer result of every market is known. */
async function saveResults(tx: Tx, keys: readonly string[], message: Decision): Promise<boolean> {
  const saved = await inOrder(keys, (market) => {
    switch (message.type) {
      case 'bet_settlement': {
        const outcomes = message.markets.find((one) => one.market === market)?.results ?? null
        return saveSettlement(tx, { ...message, market, outcomes })
      }
      case 'rollback_bet_settlement':
        return saveSettlement(tx, { ...message, market, outcomes: null })
      case 'bet_cancel':
        return saveCancel(tx, { ...message, market, cancelled: true })
      case 'rollback_bet_cancel':
        return saveCancel(tx, { ...message, market, cancelled: false, from: null, to: null })
      default:
        return unreachable(message)
    }
  })
  return saved.includes(true)
}

async function inOrder<T, R>(items: readonly T[], task: (item: T) => Promise<R>): Promise<readonly R[]> {
  const done: R[] = []
  for (const item of items) done.push(await task(item))
  return done
}
