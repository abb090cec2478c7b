import type { Settled } from '@poyraz/betting/markets'
import type { MarketState } from '@poyraz/contract'
import { onCommit, type Tx, transact } from '@poyraz/db'
import { err, ok, type Result } from '@poyraz/kernel'
import type { SportsCtx } from '../ctx.ts'
import { changeOf } from '../feed/change.ts'
import { RESULT_FACTORS } from '../feed/leg-result.ts'
import type { FeedResult } from '../feed/messages.ts'
import { lockEvent, type StoredEvent, saveEvent } from '../store/events.ts'
import { markDue } from '../store/results.ts'
import { deleteStaffResult, knownOutcomes, saveStaffResult } from '../store/staff-results.ts'
import type { StaffDecision } from './intervene.ts'

export type MarketResult = {
  readonly eventId: number
  readonly market: string
  /** Results of outcomes, where those left out have lost; `null` voids the market. */
  readonly results: readonly { readonly outcome: string; readonly result: Settled }[] | null
}
type Refusal = 'not_found' | 'state_conflict'

/**
 * Writes the result of staff for a market; it counts before any message of the feed. The market takes no more
 * bets, and its coupons are settled, or rolled back and settled again.
 */
export function decideMarket(
  ctx: SportsCtx,
  { eventId, market, results }: MarketResult,
  { by, reason }: StaffDecision,
): Promise<Result<null, Refusal>> {
  return transact(ctx.database.db, async (tx): Promise<Result<null, Refusal>> => {
    const event = await lockEvent(tx, eventId)
    if (!hasMarket(event, market)) return err('not_found')
    const outcomes = results && (await completed(tx, event, { eventId, market, results }))
    if (results !== null && outcomes === null) return err('not_found')
    const at = new Date(ctx.clock.nowMs())
    const isNew = await saveStaffResult(tx, { eventId, market, outcomes, by, reason, at })
    if (!isNew) return err('state_conflict')
    await moveMarket(ctx, tx, event, { market, state: outcomes === null ? 'cancelled' : 'settled' })
    return ok(null)
  })
}

/** Withdraws the result of staff: that of the feed counts again. The market still takes no bets. */
export function withdrawResult(
  ctx: SportsCtx,
  { eventId, market }: Pick<MarketResult, 'eventId' | 'market'>,
): Promise<Result<null, Refusal>> {
  return transact(ctx.database.db, async (tx): Promise<Result<null, Refusal>> => {
    const event = await lockEvent(tx, eventId)
    if (!hasMarket(event, market)) return err('not_found')
    if (!(await deleteStaffResult(tx, eventId, market))) return err('state_conflict')
    await moveMarket(ctx, tx, event, { market, state: 'settled' })
    return ok(null)
  })
}

function hasMarket(event: StoredEvent | undefined, market: string): event is StoredEvent {
  return event?.markets.some((one) => one.market === market) ?? false
}

/**
 * Returns a result for every known outcome of the market; `null` if a given result names another one. The
 * last prices of a match may leave out an outcome that was offered before.
 */
async function completed(
  tx: Tx,
  { markets }: StoredEvent,
  { eventId, market, results }: MarketResult,
): Promise<readonly FeedResult[] | null> {
  const offered = markets.find((one) => one.market === market)?.outcomes.map(({ outcome }) => outcome) ?? []
  const known = [...new Set([...offered, ...(await knownOutcomes(tx, eventId, market))])].sort()
  const named = new Map(results?.map(({ outcome, result }) => [outcome, result]))
  if ([...named.keys()].some((outcome) => !known.includes(outcome))) return null
  return known.map((outcome) => ({ outcome, ...RESULT_FACTORS[named.get(outcome) ?? 'lost'] }))
}

type Moved = { readonly market: string; readonly state: MarketState }

async function moveMarket(
  ctx: SportsCtx,
  tx: Tx,
  event: StoredEvent,
  { market, state }: Moved,
): Promise<void> {
  const markets = event.markets.map((one) => (one.market === market ? { ...one, state } : one))
  const next = { ...event, markets, version: event.version + 1 }
  await saveEvent(tx, next)
  await markDue(tx, event.id, [market], new Date(ctx.clock.nowMs()))
  onCommit(tx, () => ctx.publish([changeOf(event, next, ctx.clock.nowMs())]))
}
