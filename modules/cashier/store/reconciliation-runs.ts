import type { Db } from '@poyraz/db'
import { sql } from 'kysely'

export type ReconciliationRun = { readonly finishedAt: Date; readonly differences: number }

type FinishedRun = {
  /** Day, `YYYY-MM-DD`. */
  readonly night: string
  readonly startedAt: Date
  readonly finishedAt: Date
  readonly differences: number
}

/**
 * Saves the result for this night and for each skipped night before it. A second run in one night replaces
 * the first.
 */
export async function insertRuns(
  db: Db,
  { night, startedAt, finishedAt, differences }: FinishedRun,
): Promise<void> {
  await sql`
    insert into cashier.reconciliation_run (day, started_at, finished_at, differences)
    select d::date, ${startedAt}, ${finishedAt}, ${differences} from generate_series(
      (select coalesce(least(max(day) + 1, ${night}::date), ${night}::date)
       from cashier.reconciliation_run where finished_at is not null),
      ${night}::date, interval '1 day') d
    on conflict (day) do update set started_at = excluded.started_at, finished_at = excluded.finished_at,
      differences = excluded.differences`.execute(db)
}

/** Returns the newest finished reconciliation of any server; `undefined` if there is none. */
export async function latestRun(db: Db): Promise<ReconciliationRun | undefined> {
  const { rows } = await sql<ReconciliationRun>`
    select finished_at as "finishedAt", differences from cashier.reconciliation_run
    where finished_at is not null order by day desc limit 1`.execute(db)
  return rows[0]
}
