import type { Db } from '@poyraz/db'
import { sql } from 'kysely'

export const AUDIT_SUBJECTS = ['books', 'trail'] as const
export type AuditSubject = (typeof AUDIT_SUBJECTS)[number]

/** The newest round, and how much it found; `finishedAt` is `null` where none was ever finished. */
export type AuditRound = {
  readonly subject: AuditSubject
  readonly finishedAt: Date | null
  readonly faults: number
}

/** `night`: the midnight before it, in Istanbul. */
type Round = { readonly subject: AuditSubject; readonly night: Date }

/** Whether it is the caller's to do: nobody began it, or whoever did began before `died` and is gone. */
export async function claimRound(
  db: Db,
  { subject, night }: Round,
  { at, died }: { readonly at: Date; readonly died: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into compliance.audit_round as r (subject, night, started_at) values (${subject}, ${night}, ${at})
    on conflict (subject, night) do update set started_at = excluded.started_at
      where r.finished_at is null and r.started_at < ${died}
    returning subject`.execute(db)
  return rows.length > 0
}

export async function endRound(
  db: Db,
  { subject, night }: Round,
  end: { readonly at: Date; readonly faults: number },
): Promise<void> {
  await sql`
    update compliance.audit_round set finished_at = ${end.at}, faults = ${end.faults}
    where subject = ${subject} and night = ${night}`.execute(db)
}

/** The newest of each subject, whichever server did it. */
export async function lastRounds(db: Db): Promise<readonly AuditRound[]> {
  const { rows } = await sql<AuditRound>`
    select distinct on (subject) subject, finished_at as "finishedAt", faults
    from compliance.audit_round where finished_at is not null order by subject, night desc`.execute(db)
  return rows
}
