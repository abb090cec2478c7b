import type { Registry } from '@poyraz/contract'
import {
  staffRefusal,
  tradingAcknowledge,
  tradingResume,
  tradingSetMargin,
  tradingSetPrice,
  tradingSuspend,
} from '@poyraz/contract/backoffice'
import { err, ok, type Result } from '@poyraz/kernel'
import { type InterventionRefusal, intervene, withdrawIntervention } from '../commands/intervene.ts'
import type { SportsCtx } from '../ctx.ts'
import { acknowledgeAlarm } from '../store/alarms.ts'
import type { Intervention } from '../store/events.ts'
import { addTradingLists } from './staff-trading-lists.ts'
import { addStaffResults } from './staff-trading-results.ts'

/** Registers what traders read and decide. */
export function addStaffTrading(registry: Registry, ctx: SportsCtx): void {
  addTradingLists(registry, ctx)
  addStaffResults(registry, ctx)
  registry.add(tradingSuspend, ({ input: { target, note: reason }, caller }) =>
    handled(intervene(ctx, { kind: 'stop', target, value: null }, { reason, by: caller.name })),
  )
  registry.add(tradingResume, ({ input: { target } }) =>
    handled(withdrawIntervention(ctx, { kind: 'stop', target })),
  )
  registry.add(tradingSetMargin, ({ input: { target, bookMilli, note }, caller }) =>
    handled(change(ctx, { kind: 'margin', target, value: bookMilli }, { reason: note, by: caller.name })),
  )
  registry.add(tradingSetPrice, ({ input: { target, odds, note }, caller }) =>
    handled(change(ctx, { kind: 'price', target, value: odds }, { reason: note, by: caller.name })),
  )
  registry.add(tradingAcknowledge, async ({ input: { alarmID }, caller }) => {
    const at = new Date(ctx.clock.nowMs())
    const done = await acknowledgeAlarm(ctx.database.db, { id: String(alarmID), by: caller.name, at })
    if (done === 'done') return ok(null)
    return err({ error: done === 'known' ? 'state_conflict' : 'not_found' })
  })
}

/** Sets a margin or a price, or takes it back with the value `null`. */
function change(ctx: SportsCtx, intervention: Intervention, decision: Parameters<typeof intervene>[2]) {
  return intervention.value === null
    ? withdrawIntervention(ctx, intervention)
    : intervene(ctx, intervention, decision)
}

async function handled<E extends InterventionRefusal>(change: Promise<Result<null, E>>) {
  const done = await change
  if (done.ok) return done
  return done.error === 'price_too_high'
    ? err({ error: 'invalid_input' as const, fields: [{ field: 'odds', error: 'too_large' }] })
    : err(staffRefusal(done.error as Exclude<E, 'price_too_high'>))
}
