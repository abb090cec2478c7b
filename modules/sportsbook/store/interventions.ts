import type { Db, Tx } from '@poyraz/db'
import { sql } from 'kysely'
import type { Target } from '../trading/target.ts'
import type { Intervention } from './events.ts'

export type Decision = Intervention & {
  readonly eventId: number | null
  readonly reason: string
  readonly by: string
  readonly at: Date
}

export async function findIntervention(
  tx: Tx,
  { kind, target }: Pick<Intervention, 'kind' | 'target'>,
): Promise<Intervention | null> {
  const { rows } = await sql<Intervention>`
    select kind, target, value from sports.intervention
    where target = ${target} and kind = ${kind}`.execute(tx)
  return rows[0] ?? null
}

export async function saveIntervention(tx: Tx, decision: Decision): Promise<void> {
  const { kind, target, eventId, value, reason, by, at } = decision
  await sql`insert into sports.intervention (kind, target, event_id, value, reason, by, at)
    values (${kind}, ${target}, ${eventId}, ${value}, ${reason}, ${by}, ${at})
    on conflict (target, kind) do update
      set value = excluded.value, reason = excluded.reason, by = excluded.by, at = excluded.at`.execute(tx)
}

/** Deletes an intervention and returns it; `null` if there was none. */
export async function deleteIntervention(
  tx: Tx,
  { kind, target }: Pick<Intervention, 'kind' | 'target'>,
): Promise<Intervention | null> {
  const { rows } = await sql<Intervention>`
    delete from sports.intervention where target = ${target} and kind = ${kind}
    returning kind, target, value`.execute(tx)
  return rows[0] ?? null
}

export type Page = { readonly limit: number; readonly offset: number }

/** Returns the interventions in force, the newest first. */
export async function listInterventions(db: Db, { limit, offset }: Page) {
  const { rows } = await sql<Decision & { total: number }>`
    select kind, target, event_id as "eventId", value, reason, by, at, count(*) over ()::integer as total
    from sports.intervention order by at desc, target limit ${limit} offset ${offset}`.execute(db)
  return { items: rows, total: rows[0]?.total ?? 0 }
}

/** Locks the open events of a target in the order of their ids, and raises their versions. */
export async function moveEvents(tx: Tx, target: Target): Promise<readonly number[]> {
  const within =
    target.level === 'sport'
      ? sql`l.sport = ${target.sport}`
      : target.level === 'league'
        ? sql`l.id = ${target.leagueId}`
        : sql`e.id = ${target.eventId}`
  const { rows } = await sql<{ id: number }>`
    select e.id from sports.event e join sports.league l on l.id = e.league_id
    where ${within} and e.state in ('upcoming', 'live') order by e.id for no key update of e`.execute(tx)
  const ids = rows.map(({ id }) => id)
  await sql`update sports.event set version = version + 1 where id = any (${ids})`.execute(tx)
  return ids
}

/** Returns true if the sport, the league or the event exists, with the market and the outcome in it. */
export async function hasTarget(tx: Tx, target: Target): Promise<boolean> {
  switch (target.level) {
    case 'sport':
      return true
    case 'league': {
      const { rows } = await sql`select from sports.league where id = ${target.leagueId}`.execute(tx)
      return rows.length > 0
    }
    case 'event': {
      const { rows } = await sql`select from sports.event where id = ${target.eventId}`.execute(tx)
      return rows.length > 0
    }
    default: {
      const { eventId, market } = target
      const outcome = target.level === 'outcome' ? target.outcome : null
      const { rows } = await sql`select from sports.event e, jsonb_array_elements(e.markets) m
        where e.id = ${eventId} and m->>'market' = ${market}
          and (${outcome}::text is null or m->'outcomes' @> jsonb_build_array(
            jsonb_build_object('outcome', ${outcome}::text)))`.execute(tx)
      return rows.length > 0
    }
  }
}
