import type { LimitKind, LimitPeriod } from '@poyraz/contract'
import type { Db, Tx } from '@poyraz/db'
import { type RawBuilder, sql } from 'kysely'

/** A player's limit. `nextAt` set: a looser value is pending; then `nextValue` null means removal. */
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

/** Inserts or updates a limit. */
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

/** The time that selects the day, week or month of a window; null is the database's clock. */
export type WindowTime = Date | null

const timeOf = (at: WindowTime) => sql`coalesce(${at}::timestamptz, clock_timestamp())`

/**
 * Copies the limits to gate and windows, where SQL functions read them. Call it after every change, gate
 * locked.
 */
export async function applyLimits(tx: Tx, playerId: string, at: WindowTime): Promise<void> {
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
    select player_id, kind, period, compliance.window_start(period, ${timeOf(at)}), 0, value
    from compliance.player_limit where player_id = ${playerId} and kind in ('deposit', 'loss')
    on conflict (player_id, kind, period) do update set max = excluded.max`.execute(tx)
}

export type WindowUse = { readonly kind: string; readonly period: string; readonly amount: bigint }

/** Returns the amounts in the current windows. */
export async function readWindows(db: Db, playerId: string, at: WindowTime): Promise<readonly WindowUse[]> {
  const { rows } = await sql<WindowUse>`
    select kind, period,
      case when starts_on >= compliance.window_start(period, ${timeOf(at)}) then amount else 0 end as amount
    from compliance.window where player_id = ${playerId}`.execute(db)
  return rows
}

/** Recomputes the losses of the current window from the journal. The gate must be locked. */
export async function recountLosses(
  tx: Tx,
  window: { readonly playerId: string; readonly period: LimitPeriod; readonly at: WindowTime },
): Promise<void> {
  const { playerId, period, at } = window
  await sql`select compliance.recount_losses(${playerId}, ${period}, ${timeOf(at)})`.execute(tx)
}

/** Stakes of the player's own money and the wins from them, in kuruş. */
export type OwnPlay = { readonly staked: bigint; readonly won: bigint }

export async function readOwnPlay(db: Db, playerId: string, since: Date): Promise<OwnPlay> {
  return ownPlay(db, playerId, sql`${since}::timestamptz`)
}

export async function readOwnPlayToday(db: Db, playerId: string, at: WindowTime): Promise<OwnPlay> {
  const today = sql`compliance.window_start('day', ${timeOf(at)})::timestamp`
  return ownPlay(db, playerId, sql`timezone('Europe/Istanbul', ${today})`)
}

async function ownPlay(db: Db, playerId: string, from: RawBuilder<unknown>): Promise<OwnPlay> {
  const { rows } = await sql<OwnPlay>`
    select staked, won from compliance.own_play(${playerId}, ${from})`.execute(db)
  return rows[0] ?? { staked: 0n, won: 0n }
}
