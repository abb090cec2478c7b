import type { Db, Tx } from '@poyraz/db'
import { sql } from 'kysely'
import { type Looked, patternsAt } from './case-patterns.ts'
import { type Match, PEOPLE_PATTERNS } from './same-people.ts'

/** Patterns of cases; the constraint of the table has the same list. */
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
  /** Counts, money in kuruş; of `aggregate` the month, of `structuring` the time of the last deposit. */
  readonly facts: Readonly<Record<string, number | string>>
  /** The other accounts of a case about people. */
  readonly matches: readonly Match[]
  readonly state: 'open' | 'proposed' | 'closed'
  readonly proposedBy: string | null
  readonly reportedBy: string | null
}

/** Something that was done about a case. */
export type CaseEvent = {
  readonly at: Date
  readonly actor: string
  readonly kind: string
  /** `null` where it was only looked at. */
  readonly note: string | null
}

export type CaseFile = Case & { readonly events: readonly CaseEvent[] }

const CASE = sql`
  select id, player_id as "playerId", pattern, found_on::text as "foundOn", state,
    facts - 'matches' as facts, coalesce(facts -> 'matches', '[]') as matches,
    proposed_by as "proposedBy", reported_by as "reportedBy"
  from compliance.case`

/** Of each pattern shown at once; the next ones come up as these are closed. */
const LISTED_MAX = 50

/**
 * Those that are not closed, the oldest first, and how many there are in all. Of each pattern the oldest: who
 * opens many accounts makes many cases of one pattern, and hides those of no other.
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
 * True if a payout of `amount` takes out deposits that were not played once, before it happens: more than the
 * rest of the player's money (cash and held). The age of the deposits does not matter.
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

/** Until the transaction ends nobody else decides about it. */
export async function lockCase(tx: Tx, id: string): Promise<Case | undefined> {
  const { rows } = await sql<Case>`${CASE} where id = ${id} for update`.execute(tx)
  return rows[0]
}

/** The oldest first. */
export async function listCaseEvents(tx: Tx, { id, playerId }: Case): Promise<readonly CaseEvent[]> {
  const { rows } = await sql<CaseEvent>`
    select at, actor, kind, data ->> 'note' as note from compliance.event
    where player_id = ${playerId} and data ->> 'id' = ${id} order by id`.execute(tx)
  return rows
}

/**
 * Opens a case for every player in whom a pattern shows, unless one of the same pattern stands open or was
 * found within its span. Returns how many were opened. The first four look at the time before `at`:
 * - structuring: in any 24 h of the last 7 days several deposits, each below the amount that is reported,
 *   reach it together; where a case was closed, the last of them came after those of that case;
 * - aggregate: deposits of this month or the last one reach the bound, which is one case for each of them;
 * - no_play: in 7 days payouts took out deposits, of whatever age, that were not played once;
 * - fast_close: closed within 7 days of the first deposit, in the last 31 days;
 * - shared_source: others pay, or are paid, through the same account.
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
