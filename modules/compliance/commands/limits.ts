import {
  type LimitKind,
  type LimitPeriod,
  type Refusal,
  rgConfirmLimit,
  rgRemoveLimit,
  rgSetLimit,
} from '@poyraz/contract'
import type { Tx } from '@poyraz/db'
import { effect, type Write } from '@poyraz/db'
import { err, ok, type Result, sqlTime, uuidv7 } from '@poyraz/kernel'
import type { ComplianceCtx } from '../ctx.ts'
import {
  changeLimit,
  confirmedLimit,
  type LapseClock,
  type LimitChange,
  stillWaiting,
  withoutLapsed,
} from '../limit-change.ts'
import { noteEvent } from '../store/events.ts'
import { type Exclusion, liftExclusion, listExclusions, setReturn } from '../store/exclusions.ts'
import { followExclusions, lockGate } from '../store/gates.ts'
import {
  applyLimits,
  deleteLimit,
  listLimits,
  type PlayerLimit,
  putLimit,
  recountLosses,
} from '../store/limits.ts'

/** `applies`: `now`, or the time (ISO 8601) from which the change can be confirmed. */
type Changed = { readonly id: string; readonly applies: string }
type Base = Omit<Write, 'procedure'>

/** Sets a limit. A tighter value applies at once; a looser one needs a day and a confirmation. */
export function setLimit(
  ctx: ComplianceCtx,
  write: Base & { readonly kind: LimitKind; readonly period: LimitPeriod | null; readonly value: bigint },
) {
  const { playerId, kind, value } = write
  const period = kind === 'session' ? 'day' : write.period
  return effect<Changed, never>(ctx.database.db, { ...write, procedure: rgSetLimit }, async (tx) => {
    await lockGate(tx, playerId)
    const limits = await currentLimits(tx, ctx, playerId)
    const current = limits.find((one) => one.kind === kind && one.period === period)
    const id = current?.id ?? uuidv7(ctx.clock.nowMs())
    const change = changeLimit(current, value, limitClock(ctx))
    if (!change) throw new Error('a value is always a change')
    await store(tx, ctx, playerId, { id, kind, period, ...change.limit }, current)
    return ok(changed(id, change))
  })
}

type RemoveRefusal = Refusal<'not_found' | 'excluded'>

/** Requests the removal of a limit, or the return from a self-exclusion whose period is over. */
export function removeLimit(ctx: ComplianceCtx, write: Base & { readonly id: string }) {
  const { playerId, id } = write
  return effect<Changed, RemoveRefusal>(
    ctx.database.db,
    { ...write, procedure: rgRemoveLimit },
    async (tx) => {
      await lockGate(tx, playerId)
      const exclusion = await findSelfExclusion(tx, ctx, playerId, id)
      if (exclusion) return askToReturn(tx, ctx, playerId, exclusion)
      const current = (await currentLimits(tx, ctx, playerId)).find((one) => one.id === id)
      const change = current && changeLimit(current, null, limitClock(ctx))
      if (!current || !change) return err({ error: 'not_found' })
      await store(tx, ctx, playerId, { ...current, ...change.limit }, current)
      return ok(changed(id, change))
    },
  )
}

type ConfirmRefusal = Refusal<'not_found' | 'too_soon'>

/** Confirms a pending change of a limit, or the return from a self-exclusion. */
export function confirmLimit(ctx: ComplianceCtx, write: Base & { readonly id: string }) {
  const { playerId, id } = write
  return effect<Changed, ConfirmRefusal>(
    ctx.database.db,
    { ...write, procedure: rgConfirmLimit },
    async (tx) => {
      await lockGate(tx, playerId)
      const exclusion = await findSelfExclusion(tx, ctx, playerId, id)
      if (exclusion) return comeBack(tx, ctx, playerId, exclusion)
      const current = (await currentLimits(tx, ctx, playerId)).find((one) => one.id === id)
      if (!current?.nextAt) return err({ error: 'not_found' })
      const early = tooSoon(ctx, current.nextAt)
      if (early) return early
      const limit = confirmedLimit(current)
      if (limit) await store(tx, ctx, playerId, { ...current, ...limit }, current)
      else await drop(tx, ctx, playerId, current)
      return ok({ id, applies: 'now' })
    },
  )
}

async function askToReturn(
  tx: Tx,
  ctx: ComplianceCtx,
  playerId: string,
  { id, endsAt, returnAt }: Exclusion,
): Promise<Result<Changed, Refusal<'excluded'>>> {
  const atMs = ctx.clock.nowMs()
  if (!endsAt || endsAt.getTime() > atMs)
    return err({ error: 'excluded', data: { until: endsAt?.toISOString() ?? null } })
  const opensAt = returnAt ?? new Date(atMs + ctx.jurisdiction.profile.returnAfterMs)
  await setReturn(tx, id, opensAt)
  await noteEvent(tx, { playerId, actor: 'player', kind: 'return_asked', data: { id }, at: new Date(atMs) })
  return ok({ id, applies: opensAt.toISOString() })
}

async function comeBack(
  tx: Tx,
  ctx: ComplianceCtx,
  playerId: string,
  { id, returnAt }: Exclusion,
): Promise<Result<Changed, ConfirmRefusal>> {
  if (!returnAt) return err({ error: 'not_found' })
  const early = tooSoon(ctx, returnAt)
  if (early) return early
  const at = new Date(ctx.clock.nowMs())
  await liftExclusion(tx, id, at)
  await followExclusions(tx, playerId)
  await noteEvent(tx, { playerId, actor: 'player', kind: 'exclusion_lifted', data: { id }, at })
  return ok({ id, applies: 'now' })
}

async function findSelfExclusion(tx: Tx, ctx: ComplianceCtx, playerId: string, id: string) {
  const exclusions = await listExclusions(tx, playerId, new Date(ctx.clock.nowMs()))
  const found = exclusions.find((one) => one.id === id && one.kind === 'self_exclusion')
  return found && { ...found, returnAt: stillWaiting(found.returnAt, lapseClock(ctx)) }
}

async function currentLimits(tx: Tx, ctx: ComplianceCtx, playerId: string): Promise<readonly PlayerLimit[]> {
  return (await listLimits(tx, playerId)).map((limit) => withoutLapsed(limit, lapseClock(ctx)))
}

function tooSoon(ctx: ComplianceCtx, opensAt: Date) {
  const waitMs = opensAt.getTime() - ctx.clock.nowMs()
  return waitMs > 0 ? err({ error: 'too_soon' as const, data: { waitMs } }) : null
}

async function store(
  tx: Tx,
  ctx: ComplianceCtx,
  playerId: string,
  limit: PlayerLimit,
  former: PlayerLimit | undefined,
): Promise<void> {
  const at = new Date(ctx.clock.nowMs())
  await putLimit(tx, playerId, limit, at)
  const { kind, period, value, nextValue, nextAt } = limit
  await applyLimits(tx, playerId, sqlTime(ctx.clock))
  // Only a new loss limit needs the past from the journal; afterwards each bet updates the window.
  if (kind === 'loss' && period && !former)
    await recountLosses(tx, { playerId, period, at: sqlTime(ctx.clock) })
  const before = former?.value.toString() ?? null
  const data = {
    kind,
    period,
    before,
    value: String(value),
    nextValue: nextValue?.toString() ?? null,
    nextAt,
  }
  await noteEvent(tx, { playerId, actor: 'player', kind: 'limit', data, at })
}

async function drop(
  tx: Tx,
  ctx: ComplianceCtx,
  playerId: string,
  { id, kind, period, value: before }: PlayerLimit,
): Promise<void> {
  const at = new Date(ctx.clock.nowMs())
  await deleteLimit(tx, id)
  await applyLimits(tx, playerId, sqlTime(ctx.clock))
  const data = { kind, period, before: String(before), value: null }
  await noteEvent(tx, { playerId, actor: 'player', kind: 'limit', data, at })
}

export function lapseClock({ clock, jurisdiction }: ComplianceCtx): LapseClock {
  return { atMs: clock.nowMs(), confirmWithinMs: jurisdiction.profile.confirmWithinMs }
}

function limitClock({ clock, jurisdiction }: ComplianceCtx) {
  return { atMs: clock.nowMs(), looserAfterMs: jurisdiction.profile.looserAfterMs }
}

function changed(id: string, { applies }: LimitChange): Changed {
  return { id, applies: applies === 'now' ? applies : applies.toISOString() }
}
