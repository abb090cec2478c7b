import { onCommit, type Tx, transact } from '@poyraz/db'
import { err, ok, type Result } from '@poyraz/kernel'
import type { SportsCtx } from '../ctx.ts'
import { changeOf } from '../feed/change.ts'
import { lockEvent, readEvents, type StoredEvent, saveEvent } from '../store/events.ts'
import { saveIntervention } from '../store/interventions.ts'
import { markDue } from '../store/results.ts'
import { voidMarkets } from '../store/staff-results.ts'
import type { StaffDecision } from './intervene.ts'

export type EventVoid = { readonly eventId: number; readonly markets: 'undecided' | 'all' }

/**
 * Voids the markets of an event by decision of staff, which counts before any message of the feed, and stops
 * bets on it. Its coupons are settled, or rolled back and settled again.
 */
export function voidEvent(
  ctx: SportsCtx,
  { eventId, markets }: EventVoid,
  { by, reason }: StaffDecision,
): Promise<Result<{ readonly markets: number }, 'not_found' | 'state_conflict'>> {
  return transact(
    ctx.database.db,
    async (tx): Promise<Result<{ readonly markets: number }, 'not_found' | 'state_conflict'>> => {
      const event = await lockEvent(tx, eventId)
      if (event === undefined) return err('not_found')
      const at = new Date(ctx.clock.nowMs())
      const keys = event.markets.map(({ market }) => market)
      const voided = await voidMarkets(tx, { eventId, keys, isAll: markets === 'all', by, reason, at })
      if (voided.length === 0) return err('state_conflict')
      const stop = { kind: 'stop', target: `event:${eventId}`, eventId, value: null } as const
      await saveIntervention(tx, { ...stop, by, reason, at })
      await cancelMarkets(ctx, tx, event, voided)
      await markDue(tx, eventId, voided, at)
      return ok({ markets: voided.length })
    },
  )
}

async function cancelMarkets(
  ctx: SportsCtx,
  tx: Tx,
  event: StoredEvent,
  voided: readonly string[],
): Promise<void> {
  const markets = event.markets.map((one) =>
    voided.includes(one.market) ? { ...one, state: 'cancelled' as const } : one,
  )
  await saveEvent(tx, { ...event, markets, version: event.version + 1 })
  const [next] = await readEvents(tx, [event.id])
  if (next !== undefined) onCommit(tx, () => ctx.publish([changeOf(event, next, ctx.clock.nowMs())]))
}
