import type { Tx } from '@poyraz/db'
import type { AlikeReason } from '@poyraz/identity'
import { sql } from 'kysely'

/** Patterns of cases about similar accounts. */
export const PEOPLE_PATTERNS = ['same_person', 'second_account'] as const
export type PeoplePattern = (typeof PEOPLE_PATTERNS)[number]

/** The other account of a case. `endedOn`: the Istanbul day on which the accounts stopped being similar. */
export type Match = {
  readonly playerId: string
  readonly reasons: readonly AlikeReason[]
  readonly endedOn?: string
}

/** Returns the next player who waits for comparison and locks that row until the transaction ends. */
export async function nextComparison(tx: Tx): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select player_id as id from compliance.comparison order by asked_at
    limit 1 for update skip locked`.execute(tx)
  return rows[0]?.id
}

/** True if this player waits for comparison; the row is then locked until the transaction ends. */
export async function lockComparison(tx: Tx, playerId: string): Promise<boolean> {
  const { rows } = await sql`
    select from compliance.comparison where player_id = ${playerId} for update`.execute(tx)
  return rows.length > 0
}

/** Takes the lock for cases about similar accounts, until the transaction ends. */
export async function lockMatches(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('compliance.comparison'))`.execute(tx)
}

export async function endComparison(tx: Tx, playerId: string): Promise<void> {
  await sql`delete from compliance.comparison where player_id = ${playerId}`.execute(tx)
}

/**
 * Returns `excluded` for self-excluded or registered players and `plays` for the other active accounts.
 * Accounts that are closing or closed, and not excluded, are left out.
 */
export async function standingsOf(
  tx: Tx,
  playerIds: readonly string[],
): Promise<ReadonlyMap<string, 'plays' | 'excluded'>> {
  const { rows } = await sql<{ id: string; standing: 'plays' | 'excluded' }>`
    select player_id as id, case when excluded then 'excluded' else 'plays' end as standing
    from compliance.gate
    where player_id = any (${playerIds}::uuid[]) and (excluded or (active and closed_at is null))`.execute(tx)
  return new Map(rows.map(({ id, standing }) => [id, standing]))
}

type OpenCase = {
  readonly id: string
  readonly playerId: string
  readonly pattern: PeoplePattern
  readonly matches: readonly Match[]
}

const CASE = sql`id, player_id as "playerId", pattern, coalesce(facts -> 'matches', '[]') as matches`

/** Returns the cases, not closed, with this player as subject or as match. */
export async function openCasesWith(tx: Tx, playerId: string): Promise<readonly OpenCase[]> {
  const { rows } = await sql<OpenCase>`
    select ${CASE} from compliance.case
    where pattern = any (${PEOPLE_PATTERNS}::text[]) and state <> 'closed'
      and (player_id = ${playerId}
        or facts @> jsonb_build_object('matches', jsonb_build_array(
          jsonb_build_object('playerId', ${playerId}::text))))`.execute(tx)
  return rows
}

/** Returns the matches of the player's closed cases of this pattern. */
export async function closedMatches(
  tx: Tx,
  { playerId, pattern }: { readonly playerId: string; readonly pattern: PeoplePattern },
): Promise<readonly Match[]> {
  const { rows } = await sql<Match>`
    select m."playerId", m.reasons from compliance.case c
    cross join lateral jsonb_to_recordset(c.facts -> 'matches') as m ("playerId" text, reasons text[])
    where c.player_id = ${playerId} and c.pattern = ${pattern} and c.state = 'closed'`.execute(tx)
  return rows
}

type Found = {
  readonly playerId: string
  readonly pattern: PeoplePattern
  readonly matches: readonly Match[]
  readonly at: Date
}

export async function openPeopleCase(tx: Tx, { playerId, pattern, matches, at }: Found): Promise<void> {
  await sql`
    insert into compliance.case (id, player_id, pattern, found_on, facts)
    values (gen_random_uuid(), ${playerId}, ${pattern}, compliance.window_start('day', ${at}),
      ${JSON.stringify({ matches })}::jsonb)`.execute(tx)
}

/**
 * Replaces the matches of a case. With `isNew`, a proposal to close it is withdrawn, as it did not know the
 * new match.
 */
export async function setMatches(
  tx: Tx,
  {
    id,
    matches,
    isNew,
  }: { readonly id: string; readonly matches: readonly Match[]; readonly isNew: boolean },
): Promise<void> {
  await sql`
    update compliance.case set facts = ${JSON.stringify({ matches })}::jsonb,
      state = case when ${isNew} then 'open' else state end,
      proposed_by = case when ${isNew} then null else proposed_by end,
      proposed_reason = case when ${isNew} then null else proposed_reason end
    where id = ${id}`.execute(tx)
}
