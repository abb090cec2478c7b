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

type DoneRound = {
  readonly subject: AuditSubject
  /** The midnight before it, in Istanbul. */
  readonly night: Date
  readonly startedAt: Date
  readonly finishedAt: Date
  readonly faults: number
}

/** Keeps the result of a round; of two in one night the later one. */
export async function writeRound(
  db: Db,
  { subject, night, startedAt, finishedAt, faults }: DoneRound,
): Promise<void> {
  await sql`
    insert into compliance.audit_round (subject, night, started_at, finished_at, faults)
    values (${subject}, ${night}, ${startedAt}, ${finishedAt}, ${faults})
    on conflict (subject, night) do update
    set started_at = excluded.started_at, finished_at = excluded.finished_at, faults = excluded.faults`.execute(
    db,
  )
}

/** The newest of each subject, whichever server did it. */
export async function lastRounds(db: Db): Promise<readonly AuditRound[]> {
  const { rows } = await sql<AuditRound>`
    select distinct on (subject) subject, finished_at as "finishedAt", faults
    from compliance.audit_round where finished_at is not null order by subject, night desc`.execute(db)
  return rows
}
