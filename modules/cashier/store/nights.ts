import type { Db } from '@poyraz/db'
import { sql } from 'kysely'

/** Whether this night is the caller's to do: nobody began it, or whoever did began before `died` and is gone. */
export async function claimNight(
  db: Db,
  day: string,
  { at, died }: { at: Date; died: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into cashier.night as n (day, started_at) values (${day}, ${at})
    on conflict (day) do update set started_at = excluded.started_at
      where n.finished_at is null and n.started_at < ${died}
    returning day`.execute(db)
  return rows.length > 0
}

export async function endNight(db: Db, day: string, end: { at: Date; differences: number }): Promise<void> {
  await sql`
    update cashier.night set finished_at = ${end.at}, differences = ${end.differences}
    where day = ${day}`.execute(db)
}
