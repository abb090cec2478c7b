import type { Db } from '@poyraz/db'
import { sql } from 'kysely'
import { DEAD_QUEUE } from './boss.ts'

export type MessageCount = {
  readonly waiting: number
  /** Given up: each stays until somebody has looked. */
  readonly dead: number
  /** Of those that wait; 0 where none does. */
  readonly oldestSeconds: number
}

/** Counts the messages of all queues; runs of scheduled jobs are none, nor is what the library sends itself. */
export async function countMessages(db: Db): Promise<MessageCount> {
  const { rows } = await sql<MessageCount>`
    select count(*) filter (where name <> ${DEAD_QUEUE})::int4 as waiting,
      count(*) filter (where name = ${DEAD_QUEUE})::int4 as dead,
      coalesce(extract(epoch from now() - min(created_on) filter (where name <> ${DEAD_QUEUE})), 0)::float8
        as "oldestSeconds"
    from jobs.job where state in ('created', 'retry', 'active')
      and name in (select name from jobs.queue where policy = 'standard' and name not like '\\_\\_%')`.execute(
    db,
  )
  return rows[0] ?? { waiting: 0, dead: 0, oldestSeconds: 0 }
}
