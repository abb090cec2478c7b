import type { Db, Tx } from '@poyraz/db'
import { sql } from 'kysely'

export type ExclusionKind = 'time_out' | 'self_exclusion' | 'register'

export type Exclusion = {
  readonly id: string
  readonly kind: ExclusionKind
  readonly startsAt: Date
  readonly endsAt: Date | null
  readonly returnAt: Date | null
}

const EXCLUSION = sql`
  id, kind, starts_at as "startsAt", ends_at as "endsAt", return_at as "returnAt"`

/** Returns the current exclusions by kind: register, self-exclusion, time-out. Leaves out expired time-outs. */
export async function listExclusions(db: Db, playerId: string, at: Date): Promise<readonly Exclusion[]> {
  const { rows } = await sql<Exclusion>`
    select ${EXCLUSION} from compliance.exclusion
    where player_id = ${playerId} and lifted_at is null and (kind <> 'time_out' or ends_at > ${at})
    order by array_position(array['register', 'self_exclusion', 'time_out'], kind)`.execute(db)
  return rows
}

/**
 * Starts an exclusion or extends the current one of its kind, never shortens it. Cancels a requested return.
 */
export async function putExclusion(
  tx: Tx,
  playerId: string,
  exclusion: Pick<Exclusion, 'id' | 'kind' | 'startsAt' | 'endsAt'>,
): Promise<Exclusion> {
  const { id, kind, startsAt, endsAt } = exclusion
  const { rows } = await sql<Exclusion>`
    insert into compliance.exclusion as e (id, player_id, kind, starts_at, ends_at)
    values (${id}, ${playerId}, ${kind}, ${startsAt}, ${endsAt})
    on conflict (player_id, kind) where lifted_at is null do update set
      starts_at = case when e.ends_at <= ${startsAt} then excluded.starts_at else e.starts_at end,
      ends_at = greatest(e.ends_at, excluded.ends_at), return_at = null
    returning ${EXCLUSION}`.execute(tx)
  const [stored] = rows
  if (!stored) throw new Error('an exclusion was not written')
  return stored
}

export async function setReturn(tx: Tx, id: string, at: Date): Promise<void> {
  await sql`update compliance.exclusion set return_at = ${at} where id = ${id}`.execute(tx)
}

export async function liftExclusion(tx: Tx, id: string, at: Date): Promise<void> {
  await sql`update compliance.exclusion set lifted_at = ${at} where id = ${id}`.execute(tx)
}

/**
 * True if one of these players is kept from playing: self-excluded, listed in the register, on a time-out, or
 * stopped by staff. Such a player may not open a new account.
 */
export async function anyExcluded(db: Db, playerIds: readonly string[], at: Date): Promise<boolean> {
  const { rows } = await sql`
    select from compliance.gate
    where player_id = any (${playerIds}::uuid[])
      and (excluded or timed_out_until > ${at} or stopped_at is not null) limit 1`.execute(db)
  return rows.length > 0
}

/**
 * Returns those of these players who may not be marketed to, and whose play is not shown to others: excluded,
 * on a time-out, stopped by staff, closing or closed, or denied play or deposits, such as a player who is
 * under age, or not verified where the profile asks for it. A player without a gate was not reviewed yet.
 */
export async function withheldPlayers(
  db: Db,
  playerIds: readonly string[],
  at: Date,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ player_id: string }>`
    select p.player_id from unnest(${playerIds}::uuid[]) p (player_id)
    cross join compliance.rules r left join compliance.gate g using (player_id)
    where coalesce(g.denials, r.first_denials) ?| array['deposit', 'slots']
      or g.excluded or g.timed_out_until > ${at} or g.stopped_at is not null or g.closed_at is not null
      or not g.active`.execute(db)
  return new Set(rows.map(({ player_id }) => player_id))
}

/** Adds calendar months to `at`, in Istanbul time. */
export async function monthsFrom(db: Db, at: Date, months: number): Promise<Date> {
  const { rows } = await sql<{ end: Date }>`
    select timezone('Europe/Istanbul',
      timezone('Europe/Istanbul', ${at}::timestamptz) + make_interval(months => ${months})) as "end"`.execute(
    db,
  )
  const [row] = rows
  if (!row) throw new Error('the calendar did not answer')
  return row.end
}
