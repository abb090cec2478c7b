import type { Db } from '@poyraz/db'
import { sql } from 'kysely'
import { DEAD_QUEUE } from './boss.ts'

export type MessageCount = {
  readonly waiting: number
  /** Messages whose attempts are used up, until a person has examined them. */
  readonly dead: number
  /** Age of the oldest waiting message; 0 if there is none. */
  readonly oldestSeconds: number
}

/** Counts the messages of all queues, without scheduled jobs and the library's own messages. */
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
