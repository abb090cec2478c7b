import type { Db, Tx } from '@poyraz/db'
import { sql } from 'kysely'
import { type Looked, patternsAt } from './case-patterns.ts'
import { type Match, PEOPLE_PATTERNS } from './same-people.ts'

/** Patterns of cases. A check constraint of the table has the same list. */
export const CASE_PATTERNS = [
  'no_play',
  'structuring',
  'fast_close',
  'aggregate',
  'shared_source',
  ...PEOPLE_PATTERNS,
] as const
export type CasePattern = (typeof CASE_PATTERNS)[number]

export type Case = {
  readonly id: string
  readonly playerId: string
  readonly pattern: CasePattern
  /** The Istanbul day, `YYYY-MM-DD`. */
  readonly foundOn: string
  /**
   * Counts and amounts in kuruş; also the month of `aggregate` and the last deposit's time of `structuring`.
   */
  readonly facts: Readonly<Record<string, number | string>>
  /** The other accounts; only for `same_person` and `second_account`. */
  readonly matches: readonly Match[]
  readonly state: 'open' | 'proposed' | 'closed'
  readonly proposedBy: string | null
  readonly reportedBy: string | null
}

/** A recorded action on a case. */
export type CaseEvent = {
  readonly at: Date
  readonly actor: string
  readonly kind: string
  /** `null` for a view. */
  readonly note: string | null
}

export type CaseFile = Case & { readonly events: readonly CaseEvent[] }

const CASE = sql`
  select id, player_id as "playerId", pattern, found_on::text as "foundOn", state,
    facts - 'matches' as facts, coalesce(facts -> 'matches', '[]') as matches,
    proposed_by as "proposedBy", reported_by as "reportedBy"
  from compliance.case`

/** Maximum number of cases listed per pattern. */
const LISTED_MAX = 50

/**
 * Returns the cases that are not closed, oldest first, and their total number. The maximum applies per
 * pattern: somebody who opens many accounts causes many cases of one pattern, and these must not hide cases
 * of other patterns.
 */
export async function listCases(
  db: Db,
): Promise<{ readonly cases: readonly Case[]; readonly total: number }> {
  const [page, count] = await Promise.all([
    sql<Case>`
      ${CASE} where id in (
        select id from (
          select id, row_number() over (partition by pattern order by found_on, id) as place
          from compliance.case where state <> 'closed') placed
        where place <= ${LISTED_MAX})
      order by found_on, id`.execute(db),
    sql<{ total: bigint }>`
      select count(*) as total from compliance.case where state <> 'closed'`.execute(db),
  ])
  return { cases: page.rows, total: Number(count.rows[0]?.total ?? 0) }
}

export async function openPatterns(db: Db, playerId: string): Promise<readonly CasePattern[]> {
  const { rows } = await sql<{ pattern: CasePattern }>`
    select distinct pattern from compliance.case
    where player_id = ${playerId} and state <> 'closed' order by pattern`.execute(db)
  return rows.map((row) => row.pattern)
}

/**
 * True if a payout of `amount` would take out unplayed deposits, because it exceeds the rest of the player's
 * money (cash and held). The age of the deposits does not matter.
 */
export async function wouldBeNoPlay(
  db: Db,
  { playerId, amount }: { readonly playerId: string; readonly amount: bigint },
): Promise<boolean> {
  const { rows } = await sql<{ noPlay: boolean }>`
    select unplayed > 0 and ${amount}::bigint > money - unplayed as "noPlay"
    from compliance.follow_play(${playerId})`.execute(db)
  return rows[0]?.noPlay ?? false
}

/** Locks a case until the transaction ends. */
export async function lockCase(tx: Tx, id: string): Promise<Case | undefined> {
  const { rows } = await sql<Case>`${CASE} where id = ${id} for update`.execute(tx)
  return rows[0]
}

/** Returns the recorded actions on a case, oldest first. */
export async function listCaseEvents(tx: Tx, { id, playerId }: Case): Promise<readonly CaseEvent[]> {
  const { rows } = await sql<CaseEvent>`
    select at, actor, kind, data ->> 'note' as note from compliance.event
    where player_id = ${playerId} and data ->> 'id' = ${id} order by id`.execute(tx)
  return rows
}

/**
 * Opens a case for every player who shows a pattern, unless a case of the same pattern is not closed or was
 * found within the pattern's span. Returns the number of opened cases. All but `shared_source` look back from
 * `at`:
 * - structuring: within 24 hours of the last 7 days, several deposits below the reported amount reach it
 *   together, and the last of them is newer than those of a closed case;
 * - aggregate: the deposits of this or the previous month reach the limit; one case per month;
 * - no_play: payouts of the last 7 days took out deposits, of any age, that were not played;
 * - fast_close: closed in the last 31 days, within 7 days of the first deposit;
 * - shared_source: other players pay, or are paid, through the same bank account or wallet.
 */
export async function openCases(tx: Tx, looked: Looked): Promise<number> {
  const { at } = looked
  const { rows } = await sql`
    with found (player_id, pattern, span, last_at, facts) as (${patternsAt(looked)})
    insert into compliance.case (id, player_id, pattern, found_on, facts)
    select gen_random_uuid(), f.player_id, f.pattern, compliance.window_start('day', ${at}), f.facts
    from found f
    where not exists (
      select from compliance.case c where c.player_id = f.player_id and c.pattern = f.pattern
        and f.span is not null
        and (c.state <> 'closed' or c.found_on > compliance.window_start('day', ${at}) - f.span
          or coalesce((c.facts ->> 'until')::timestamptz, c.closed_at) >= f.last_at))
    on conflict do nothing returning id`.execute(tx)
  return rows.length
}

export async function proposeClosing(
  tx: Tx,
  { id, by, reason }: { readonly id: string; readonly by: string; readonly reason: string },
): Promise<void> {
  await sql`
    update compliance.case set state = 'proposed', proposed_by = ${by}, proposed_reason = ${reason}
    where id = ${id}`.execute(tx)
}

type By = { readonly id: string; readonly by: string; readonly at: Date }

export async function agreeToClose(tx: Tx, { id, by, at }: By): Promise<void> {
  await sql`
    update compliance.case set state = 'closed', closed_by = ${by}, closed_at = ${at}
    where id = ${id}`.execute(tx)
}

export async function setReported(tx: Tx, { id, by, at }: By): Promise<void> {
  await sql`
    update compliance.case set reported_by = ${by}, reported_at = ${at} where id = ${id}`.execute(tx)
}
