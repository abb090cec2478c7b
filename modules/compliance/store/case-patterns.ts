import { sql } from 'kysely'
import type { SharedSource } from '../ctx.ts'
import type { AmlLimits } from '../profile.ts'

export type Looked = {
  readonly limits: AmlLimits
  readonly shared: readonly SharedSource[]
  readonly at: Date
}

/**
 * Builds the query of players who show a pattern at `at`. `span`: days in which a closed case of the same
 * pattern suppresses a new one; null: one case per month, by the table's unique index. `last_at`, if set: a
 * closed case whose facts reach that time covers the same deposits.
 */
export function patternsAt({ limits, shared, at }: Looked) {
  return sql`
    select * from (${structuringAt(limits, at)}) structuring
    union all
    select player_id, 'aggregate', null, null,
      jsonb_build_object('month', to_char(month, 'YYYY-MM'), 'total', sum(amount))
    from compliance.deposit cross join lateral compliance.window_start('month', at) as month
    where at >= timezone('Europe/Istanbul', compliance.window_start('month', ${at}) - interval '1 month')
    group by player_id, month having sum(amount) >= ${limits.aggregateMonth}
    union all
    select player_id, 'no_play', 7, null,
      jsonb_build_object('withdrawn', sum(withdrawn), 'unplayed', sum(unplayed))
    from compliance.unplayed_payout
    where at > ${at}::timestamptz - interval '7 days' and returned_at is null
    group by player_id
    union all
    select g.player_id, 'fast_close', 365, null, jsonb_build_object('deposited', sum(d.amount))
    from compliance.gate g join compliance.deposit d on d.player_id = g.player_id
    where g.closed_at > ${at}::timestamptz - interval '31 days'
    group by g.player_id, g.closed_at having g.closed_at - min(d.at) <= interval '7 days'
    union all
    select "playerId", 'shared_source', 365, null, jsonb_build_object('accounts', accounts)
    from jsonb_to_recordset(${JSON.stringify(shared)}::jsonb) as s ("playerId" uuid, accounts bigint)`
}

/** Selects, for each player, the newest 24 hours of the last 7 days that show structuring. */
function structuringAt({ reportFrom, splitCount }: AmlLimits, at: Date) {
  return sql`
    select distinct on (player_id) player_id, 'structuring' as pattern, 0 as span, at as last_at,
      jsonb_build_object('deposits', deposits, 'total', total, 'until', at) as facts
    from (
      select player_id, at, count(*) over day as deposits, sum(amount) over day as total
      from compliance.deposit
      where at > ${at}::timestamptz - interval '8 days' and amount < ${reportFrom}
      window day as (
        partition by player_id order by at range interval '23:59:59.999999' preceding)
    ) d
    where at > ${at}::timestamptz - interval '7 days' and deposits >= ${splitCount} and total >= ${reportFrom}
    order by player_id, at desc`
}
