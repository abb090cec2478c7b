import type { Db } from '@poyraz/db'
import { sql } from 'kysely'

export type Night = { readonly finishedAt: Date; readonly differences: number }

/**
 * Takes this night and those since the last one that was finished. Whether it is the caller's to do: nobody
 * began it, or whoever did began before `died` and is gone.
 */
export async function claimNights(
  db: Db,
  night: string,
  { at, died }: { at: Date; died: Date },
): Promise<boolean> {
  const { rows } = await sql<{ day: string }>`
    insert into cashier.night as n (day, started_at)
    select d::date, ${at} from generate_series(
      (select coalesce(max(day) + 1, ${night}::date) from cashier.night where finished_at is not null),
      ${night}::date, interval '1 day') d
    on conflict (day) do update set started_at = excluded.started_at
      where n.finished_at is null and n.started_at < ${died}
    returning day::text`.execute(db)
  return rows.some(({ day }) => day === night)
}

/** The newest night that was compared, by whichever server; `undefined` where none ever was. */
export async function lastNight(db: Db): Promise<Night | undefined> {
  const { rows } = await sql<Night>`
    select finished_at as "finishedAt", differences from cashier.night
    where finished_at is not null order by day desc limit 1`.execute(db)
  return rows[0]
}

/** Those that were taken at `startedAt`. */
export async function endNights(
  db: Db,
  startedAt: Date,
  end: { at: Date; differences: number },
): Promise<void> {
  await sql`
    update cashier.night set finished_at = ${end.at}, differences = ${end.differences}
    where started_at = ${startedAt} and finished_at is null`.execute(db)
}
