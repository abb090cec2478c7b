import type { Db } from '@poyraz/db'
import { sql } from 'kysely'

export const AUDIT_SUBJECTS = ['books', 'trail'] as const
export type AuditSubject = (typeof AUDIT_SUBJECTS)[number]

/** Result of the newest finished audit; `finishedAt` is `null` if there is none. */
export type AuditRound = {
  readonly subject: AuditSubject
  readonly finishedAt: Date | null
  readonly faults: number
}

type DoneRound = {
  readonly subject: AuditSubject
  /** Midnight in Istanbul at which the night of the audit began. */
  readonly night: Date
  readonly startedAt: Date
  readonly finishedAt: Date
  readonly faults: number
}

/** Stores the result of an audit. A later one of the same night replaces it. */
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

/** Returns the newest finished audit of each subject, of any server. */
export async function lastRounds(db: Db): Promise<readonly AuditRound[]> {
  const { rows } = await sql<AuditRound>`
    select distinct on (subject) subject, finished_at as "finishedAt", faults
    from compliance.audit_round where finished_at is not null order by subject, night desc`.execute(db)
  return rows
}
