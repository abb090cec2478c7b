import type { Registry } from '@poyraz/contract'
import {
  staffRefusal,
  tradingCorrectPrice,
  tradingResults,
  tradingSettle,
  tradingVoid,
  tradingVoidEvent,
  tradingWithdrawResult,
} from '@poyraz/contract/backoffice'
import { err, ok, type Result } from '@poyraz/kernel'
import { correctPrice } from '../commands/correct-price.ts'
import { decideMarket, withdrawResult } from '../commands/decide-market.ts'
import { voidEvent } from '../commands/void-event.ts'
import type { SportsCtx } from '../ctx.ts'
import { settledOf } from '../feed/leg-result.ts'
import { listStaffResults } from '../store/staff-results.ts'

/** Registers the decisions of staff about results; each takes two people, which the guard checks. */
export function addStaffResults(registry: Registry, ctx: SportsCtx): void {
  registry.add(tradingSettle, ({ input: { eventID: eventId, market, results, note: reason }, caller }) =>
    handled(decideMarket(ctx, { eventId, market, results }, { reason, by: caller.name })),
  )
  registry.add(tradingVoid, ({ input: { eventID: eventId, market, note: reason }, caller }) =>
    handled(decideMarket(ctx, { eventId, market, results: null }, { reason, by: caller.name })),
  )
  registry.add(tradingWithdrawResult, ({ input: { eventID: eventId, market } }) =>
    handled(withdrawResult(ctx, { eventId, market })),
  )
  registry.add(tradingCorrectPrice, ({ input: { eventID: eventId, note: _note, ...price } }) =>
    handled(correctPrice(ctx, { eventId, ...price })),
  )
  registry.add(tradingVoidEvent, ({ input: { eventID: eventId, markets, note: reason }, caller }) =>
    handled(voidEvent(ctx, { eventId, markets }, { reason, by: caller.name })),
  )
  registry.add(tradingResults, async ({ input: { limit, offset } }) => {
    const { items, total } = await listStaffResults(ctx.database.db, { limit, offset })
    const shown = items.map(({ eventId, market, outcomes, by, reason, at }) => ({
      eventID: eventId,
      market,
      kind: outcomes === null ? ('void' as const) : ('settled' as const),
      results: (outcomes ?? [])
        .map((one) => ({ outcome: one.outcome, result: settledOf(one) }))
        .filter(({ result }) => result !== 'lost'),
      by,
      reason,
      at: at.toISOString(),
    }))
    return ok({ items: shown, total, limit, offset })
  })
}

async function handled<T>(decided: Promise<Result<T, 'not_found' | 'state_conflict'>>) {
  const done = await decided
  return done.ok ? done : err(staffRefusal(done.error))
}
