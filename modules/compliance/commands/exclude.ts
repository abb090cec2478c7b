import { rgSelfExclude, rgTimeOut } from '@poyraz/contract'
import { effect, type Write } from '@poyraz/db'
import { HOUR_MS, ok, uuidv7 } from '@poyraz/kernel'
import type { ComplianceCtx } from '../ctx.ts'
import { noteEvent } from '../store/events.ts'
import { monthsFrom, putExclusion } from '../store/exclusions.ts'
import { followExclusions, lockGate, setTimedOut } from '../store/gates.ts'

type Until = { readonly until: string }
type Base = Omit<Write, 'procedure'>

/** Starts a time-out. Never shortens a longer one. */
export function timeOut(ctx: ComplianceCtx, write: Base & { readonly hours: number }) {
  const { playerId, hours } = write
  return effect<Until, never>(ctx.database.db, { ...write, procedure: rgTimeOut }, async (tx) => {
    await lockGate(tx, playerId)
    const atMs = ctx.clock.nowMs()
    const at = new Date(atMs)
    const wanted = new Date(atMs + hours * HOUR_MS)
    const { endsAt } = await putExclusion(tx, playerId, {
      id: uuidv7(atMs),
      kind: 'time_out',
      startsAt: at,
      endsAt: wanted,
    })
    const until = endsAt ?? wanted
    await setTimedOut(tx, playerId, until)
    await noteEvent(tx, { playerId, actor: 'player', kind: 'time_out', data: { hours, until }, at })
    return ok({ until: until.toISOString() })
  })
}

/**
 * Self-excludes the player (LCCP 3.5): ends sessions and marketing, voids bonuses, and refuses bets and
 * deposits from this commit on. Lock order: the player's row, then both gates, as in a password change.
 */
export function selfExclude(ctx: ComplianceCtx, write: Base & { readonly months: number }) {
  const { playerId, months } = write
  return effect<Until, never>(ctx.database.db, { ...write, procedure: rgSelfExclude }, async (tx) => {
    await ctx.people.stopMarketing(tx, playerId)
    await ctx.people.endSessions(tx, playerId)
    await lockGate(tx, playerId)
    const atMs = ctx.clock.nowMs()
    const at = new Date(atMs)
    const wanted = await monthsFrom(tx, at, months)
    const { endsAt } = await putExclusion(tx, playerId, {
      id: uuidv7(atMs),
      kind: 'self_exclusion',
      startsAt: at,
      endsAt: wanted,
    })
    await followExclusions(tx, playerId)
    await ctx.endBonuses(tx, playerId)
    const until = endsAt ?? wanted
    await noteEvent(tx, { playerId, actor: 'player', kind: 'self_exclusion', data: { months, until }, at })
    return ok({ until: until.toISOString() })
  })
}
