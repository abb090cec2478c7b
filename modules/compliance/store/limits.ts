import type { LimitKind, LimitPeriod } from '@poyraz/contract'
import type { Db, Tx } from '@poyraz/db'
import { sql } from 'kysely'

/** A limit of the player's own; `nextAt` set: a looser value waits, `nextValue` null is its removal. */
export type PlayerLimit = {
  readonly id: string
  readonly kind: LimitKind
  readonly period: LimitPeriod | null
  readonly value: bigint
  readonly nextValue: bigint | null
  readonly nextAt: Date | null
}

const LIMIT = sql`
  select id, kind, period, value, next_value as "nextValue", next_at as "nextAt" from compliance.player_limit`

export async function listLimits(db: Db, playerId: string): Promise<readonly PlayerLimit[]> {
  const { rows } = await sql<PlayerLimit>`
    ${LIMIT} where player_id = ${playerId}
    order by array_position(array['deposit', 'loss', 'stake', 'session'], kind),
      array_position(array['day', 'week', 'month'], period)`.execute(db)
  return rows
}

/** Writes the limit as it is from now on, new or changed. */
export async function putLimit(tx: Tx, playerId: string, limit: PlayerLimit, at: Date): Promise<void> {
  const { id, kind, period, value, nextValue, nextAt } = limit
  await sql`
    insert into compliance.player_limit (id, player_id, kind, period, value, next_value, next_at, set_at)
    values (${id}, ${playerId}, ${kind}, ${period}, ${value}, ${nextValue}, ${nextAt}, ${at})
    on conflict (id) do update set value = excluded.value, next_value = excluded.next_value,
      next_at = excluded.next_at, set_at = excluded.set_at`.execute(tx)
}

export async function deleteLimit(tx: Tx, id: string): Promise<void> {
  await sql`delete from compliance.player_limit where id = ${id}`.execute(tx)
}

/** Puts the player's limits where statements read them; call it after every change, with the gate locked. */
export async function applyLimits(tx: Tx, playerId: string, at: Date): Promise<void> {
  await sql`
    update compliance.gate g set
      stake_max = (select value from compliance.player_limit l
        where l.player_id = g.player_id and l.kind = 'stake'),
      session_minutes_max = (select value from compliance.player_limit l
        where l.player_id = g.player_id and l.kind = 'session'),
      loss_limited = exists (select from compliance.player_limit l
        where l.player_id = g.player_id and l.kind = 'loss')
    where g.player_id = ${playerId}`.execute(tx)
  await sql`
    update compliance.window w set max = null
    where w.player_id = ${playerId} and not exists (
      select from compliance.player_limit l
      where l.player_id = w.player_id and l.kind = w.kind and l.period = w.period)`.execute(tx)
  await sql`
    insert into compliance.window (player_id, kind, period, starts_on, amount, max)
    select player_id, kind, period, compliance.window_start(period, ${at}), 0, value
    from compliance.player_limit where player_id = ${playerId} and kind in ('deposit', 'loss')
    on conflict (player_id, kind, period) do update set max = excluded.max`.execute(tx)
}

export type WindowUse = { readonly kind: string; readonly period: string; readonly amount: bigint }

/** What went through the present windows. */
export async function readWindows(db: Db, playerId: string, at: Date): Promise<readonly WindowUse[]> {
  const { rows } = await sql<WindowUse>`
    select kind, period,
      case when starts_on >= compliance.window_start(period, ${at}) then amount else 0 end as amount
    from compliance.window where player_id = ${playerId}`.execute(db)
  return rows
}

/** The instant at which the present window begins. */
export async function windowStart(db: Db, period: LimitPeriod, at: Date): Promise<Date> {
  const { rows } = await sql<{ start: Date }>`
    select timezone('Europe/Istanbul', compliance.window_start(${period}, ${at})::timestamp) as start`.execute(
    db,
  )
  return rows[0]?.start ?? at
}

/** Losses were not counted while nothing limited them: the window starts with what the books say. */
export async function setLossWindow(
  tx: Tx,
  window: {
    readonly playerId: string
    readonly period: LimitPeriod
    readonly amount: bigint
    readonly at: Date
  },
): Promise<void> {
  await sql`
    update compliance.window
    set starts_on = compliance.window_start(period, ${window.at}), amount = ${window.amount}
    where player_id = ${window.playerId} and kind = 'loss' and period = ${window.period}`.execute(tx)
}
