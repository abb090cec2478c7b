import type { Db, Tx } from '@poyraz/db'
import { sql } from 'kysely'
import type { AmlLimits } from '../profile.ts'

export type CasePattern = 'no_play' | 'structuring' | 'fast_close' | 'aggregate'

export type Case = {
  readonly id: string
  readonly playerId: string
  readonly pattern: CasePattern
  /** The Istanbul day, `YYYY-MM-DD`. */
  readonly foundOn: string
  readonly facts: Readonly<Record<string, number>>
  readonly state: 'open' | 'proposed' | 'closed'
  readonly proposedBy: string | null
}

/** Those that are not closed, the oldest first. */
export async function listCases(db: Db): Promise<readonly Case[]> {
  const { rows } = await sql<Case>`
    select id, player_id as "playerId", pattern, found_on::text as "foundOn", facts, state,
      proposed_by as "proposedBy"
    from compliance.case where state <> 'closed' order by found_on, id limit 250`.execute(db)
  return rows
}

/**
 * Opens a case for every player in whom a pattern shows, unless one of the same pattern stands open or was
 * found within its span. Returns how many were opened. All four look at the time before `at`:
 * - structuring: in 24 h several deposits just below the amount that is reported;
 * - aggregate: deposits of the month reach the bound;
 * - no_play: in 7 days at least 80 % of deposits went out again, and less than 20 % of them was staked;
 * - fast_close: closed within 7 days of the first deposit.
 */
export async function openCases(tx: Tx, limits: AmlLimits, at: Date): Promise<number> {
  const nearFrom = (limits.reportFrom * (100n - limits.nearPercent)) / 100n
  const { rows } = await sql`
    with found (player_id, pattern, span, facts) as (
      select player_id, 'structuring', 1, jsonb_build_object('deposits', count(*), 'total', sum(amount))
      from compliance.deposit
      where at > ${at}::timestamptz - interval '24 hours' and amount >= ${nearFrom}
        and amount < ${limits.reportFrom}
      group by player_id having count(*) >= ${limits.nearCount}
      union all
      select player_id, 'aggregate', 31, jsonb_build_object('total', amount)
      from compliance.window
      where kind = 'deposit' and period = 'month' and amount >= ${limits.aggregateMonth}
        and starts_on = compliance.window_start('month', ${at})
      union all
      select d.player_id, 'no_play', 7,
        jsonb_build_object('deposited', d.paid, 'withdrawn', m.withdrawn, 'staked', m.staked)
      from (select player_id, sum(amount) as paid from compliance.deposit
            where at > ${at}::timestamptz - interval '7 days' group by player_id) d
      cross join lateral (
        select coalesce(sum(amount) filter (where reason = 'withdrawal'), 0) as withdrawn,
          coalesce(sum(amount) filter (where reason = 'bet'), 0) as staked
        from ledger.transfer t
        where t.owner = d.player_id and t.at > ${at}::timestamptz - interval '7 days') m
      where m.withdrawn * 10 >= d.paid * 8 and m.staked * 10 < d.paid * 2
      union all
      select g.player_id, 'fast_close', 365, jsonb_build_object('deposited', sum(d.amount))
      from compliance.gate g join compliance.deposit d on d.player_id = g.player_id
      where g.closed_at is not null
      group by g.player_id, g.closed_at having g.closed_at - min(d.at) <= interval '7 days'
    )
    insert into compliance.case (id, player_id, pattern, found_on, facts)
    select gen_random_uuid(), f.player_id, f.pattern, compliance.window_start('day', ${at}), f.facts
    from found f
    where not exists (
      select from compliance.case c where c.player_id = f.player_id and c.pattern = f.pattern
        and (c.state <> 'closed' or c.found_on > compliance.window_start('day', ${at}) - f.span))
    on conflict do nothing returning id`.execute(tx)
  return rows.length
}

/** False where the case is not open. */
export async function proposeClosing(
  tx: Tx,
  { id, by, reason }: { readonly id: string; readonly by: string; readonly reason: string },
): Promise<boolean> {
  const { rows } = await sql`
    update compliance.case set state = 'proposed', proposed_by = ${by}, proposed_reason = ${reason}
    where id = ${id} and state = 'open' returning id`.execute(tx)
  return rows.length > 0
}

/** False where nobody else has proposed it. */
export async function agreeToClose(
  tx: Tx,
  { id, by, at }: { readonly id: string; readonly by: string; readonly at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update compliance.case set state = 'closed', closed_by = ${by}, closed_at = ${at}
    where id = ${id} and state = 'proposed' and proposed_by <> ${by} returning id`.execute(tx)
  return rows.length > 0
}
