import { onCommit, type Tx, transact } from '@poyraz/db'
import { unreachable } from '@poyraz/kernel'
import type { SportsCtx } from '../ctx.ts'
import { addPrice, lockEvent, type StoredEvent, type StoredMarket, saveEvent } from '../store/events.ts'
import { decidedMarkets, markDue, saveCancel, saveSettlement } from '../store/results.ts'
import { changeOf } from './change.ts'
import type { FeedMessage, MessageOf } from './messages.ts'

/**
 * Applies one message of a feed in one transaction. Messages may come in any order and any number of times:
 * of each event, and of each market's result, only the newest counts.
 */
export function applyFeed(ctx: SportsCtx, message: FeedMessage): Promise<void> {
  return transact(ctx.database.db, async (tx) => {
    const event = await lockEvent(tx, message.eventId)
    if (event === undefined) return
    switch (message.type) {
      case 'odds_change':
      case 'bet_stop':
        return reprice(ctx, tx, event, message)
      case 'bet_settlement':
      case 'rollback_bet_settlement':
      case 'bet_cancel':
      case 'rollback_bet_cancel':
        return decide(ctx, tx, event, message)
      default:
        return unreachable(message)
    }
  })
}

async function reprice(
  ctx: SportsCtx,
  tx: Tx,
  event: StoredEvent,
  message: MessageOf<'odds_change' | 'bet_stop'>,
): Promise<void> {
  if (BigInt(message.sequence) <= event.feedSequence) return
  const markets =
    message.type === 'bet_stop'
      ? suspended(event.markets)
      : merged(event.markets, await undecided(tx, event, message.markets))
  const { state, facts, sequence } = message
  const next = { ...event, state, facts: facts ?? event.facts, markets, version: event.version + 1 }
  await saveEvent(tx, { ...next, feedSequence: BigInt(sequence) })
  if (message.type === 'odds_change') await addPrice(tx, next, new Date(ctx.clock.nowMs()))
  onCommit(tx, () => ctx.publish([changeOf(event, next, ctx.clock.nowMs())]))
}

const suspended = (markets: readonly StoredMarket[]): StoredMarket[] =>
  markets.map((market) => (market.state === 'active' ? { ...market, state: 'suspended' as const } : market))

/** Decided markets stay as they are; those that the message leaves out are suspended. */
function merged(
  known: readonly StoredMarket[],
  offered: MessageOf<'odds_change'>['markets'],
): StoredMarket[] {
  const now = new Map(offered.map((market) => [market.market, market]))
  const kept = suspended(known).map((market) => {
    const newer = now.get(market.market)
    now.delete(market.market)
    return newer === undefined || market.state !== 'suspended'
      ? market
      : { ...newer, state: 'active' as const }
  })
  return [...kept, ...[...now.values()].map((market) => ({ ...market, state: 'active' as const }))]
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
async function decide(ctx: SportsCtx, tx: Tx, event: StoredEvent, message: Decision): Promise<void> {
  const keys = message.markets.map((one) => (typeof one === 'string' ? one : one.market))
  switch (message.type) {
    case 'bet_settlement':
      for (const { market, results } of message.markets)
        await saveSettlement(tx, { ...message, market, outcomes: results })
      break
    case 'rollback_bet_settlement':
      for (const market of keys) await saveSettlement(tx, { ...message, market, outcomes: null })
      break
    case 'bet_cancel':
      for (const market of keys) await saveCancel(tx, { ...message, market, cancelled: true })
      break
    case 'rollback_bet_cancel':
      for (const market of keys)
        await saveCancel(tx, { ...message, market, cancelled: false, from: null, to: null })
  }
  const state = message.type === 'bet_cancel' ? ('cancelled' as const) : ('settled' as const)
  // A market that was decided once takes no more bets, also after a rollback.
  const markets = event.markets.map((market) =>
    keys.includes(market.market) ? { ...market, state } : market,
  )
  const next = { ...event, markets, version: event.version + 1 }
  await saveEvent(tx, next)
  await markDue(tx, event.id, keys, new Date(ctx.clock.nowMs()))
  onCommit(tx, () => ctx.publish([changeOf(event, next, ctx.clock.nowMs())]))
}
