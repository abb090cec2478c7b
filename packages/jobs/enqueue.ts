import type { Tx } from '@poyraz/db'
import { assert } from '@poyraz/kernel'
import { sql } from 'kysely'

/**
 * Puts a message (plain JSON) into a queue; it exists exactly if the transaction commits. It does the same as
 * the library's `send()` in one statement of the caller's transaction, and notifies workers.
 */
export async function enqueue(tx: Tx, queue: string, data: unknown): Promise<void> {
  const { rows } = await sql`
    with message as (
      insert into jobs.job (name, data, policy, retry_limit, retry_delay, retry_backoff, retry_delay_max,
        expire_seconds, deletion_seconds, keep_until, dead_letter, heartbeat_seconds)
      select name, ${JSON.stringify(data)}::jsonb, policy, retry_limit, retry_delay, retry_backoff,
        retry_delay_max, expire_seconds, deletion_seconds, now() + retention_seconds * interval '1 second',
        dead_letter, heartbeat_seconds
      from jobs.queue where name = ${queue}
      returning name)
    select pg_notify('pgboss_' || left(encode(sha224('jobs'), 'hex'), 24), name) from message`.execute(tx)
  assert(rows.length === 1, `queue ${queue} exists`)
}
