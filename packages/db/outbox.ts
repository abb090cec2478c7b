import { sql } from 'kysely'
import type { Db } from './database.ts'
import type { Tx } from './transact.ts'

/** Messages of one drain: a larger backlog takes the next round. */
const BATCH_MAX = 100
const WAIT_S_MAX = 600
/** A day of failures: no link that a message carries works longer. Then it is dead (faults F26). */
const FAILURES_MAX = 153
/** So often a message may end with its worker, without any failure that could be told. */
const DEATHS_MAX = 8
/** A claimed message that was neither finished nor failed (the process died) is due again after this. */
const CLAIM_SECONDS = 60
const ERROR_LENGTH_MAX = 500

type Message = {
  readonly id: bigint
  readonly topic: string
  readonly payload: unknown
  readonly attempts: number
}

/** Called at least once per message: a handler tells repeated messages apart by `id`. */
export type OutboxHandler = (payload: unknown, id: bigint) => Promise<void>
export type OutboxHandlers = Readonly<Record<string, OutboxHandler>>

/** Puts a message (plain JSON) on its way: it exists exactly if the transaction commits. */
export async function enqueue(tx: Tx, topic: string, payload: unknown): Promise<void> {
  await sql`insert into db.outbox (topic, payload) values (${topic}, ${JSON.stringify(payload)}::jsonb)`.execute(
    tx,
  )
}

export type DrainOptions = {
  readonly handlers: OutboxHandlers
  /** Told of each failure, and of messages that were given up. */
  onFailure(error: Error): void
  /** Once aborted, the message that is under way is the last. */
  readonly stopping?: AbortSignal | undefined
}

/**
 * Handles what is due, oldest first, and returns how many were handled. Several workers may run at once. Each
 * message is claimed alone: one that kills its worker takes no other with it, and none waits claimed behind a
 * slow one.
 */
export async function drainOutbox(db: Db, options: DrainOptions): Promise<number> {
  const { handlers, onFailure, stopping } = options
  const topics = Object.keys(handlers)
  await buryKillers(db, topics, onFailure)
  let handled = 0
  for (let taken = 0; taken < BATCH_MAX && !stopping?.aborted; taken++) {
    const message = await claim(db, topics)
    if (!message) break
    try {
      await handlers[message.topic]?.(message.payload, message.id)
      await sql`delete from db.outbox where id = ${message.id}`.execute(db)
      handled++
    } catch (error) {
      onFailure(await putBack(db, message, error))
    }
  }
  return handled
}

export type OutboxCount = {
  readonly waiting: number
  /** Given up: each stays until somebody has looked. */
  readonly dead: number
  /** Of those that wait; 0 where none does. */
  readonly oldestSeconds: number
}

export async function countOutbox(db: Db): Promise<OutboxCount> {
  const { rows } = await sql<OutboxCount>`
    select count(*) filter (where dead_at is null)::int4 as waiting,
      count(*) filter (where dead_at is not null)::int4 as dead,
      coalesce(extract(epoch from now() - min(created_at) filter (where dead_at is null)), 0)::float8
        as "oldestSeconds"
    from db.outbox`.execute(db)
  return rows[0] ?? { waiting: 0, dead: 0, oldestSeconds: 0 }
}

/** The attempt is counted before it is made, so that a message that kills its worker is found out. */
async function claim(db: Db, topics: readonly string[]): Promise<Message | undefined> {
  const { rows } = await sql<Message>`
    update db.outbox
    set attempts = attempts + 1, due_at = now() + make_interval(secs => ${CLAIM_SECONDS})
    where id = (
      select id from db.outbox
      where dead_at is null and due_at <= now() and topic = any(${[...topics]})
      order by id limit 1 for update skip locked)
    returning id, topic, payload, attempts`.execute(db)
  return rows[0]
}

async function buryKillers(db: Db, topics: readonly string[], onFailure: (error: Error) => void) {
  const { rows } = await sql<Pick<Message, 'id' | 'topic'>>`
    update db.outbox set dead_at = now()
    where dead_at is null and due_at <= now() and topic = any(${[...topics]})
      and last_error is null and attempts >= ${DEATHS_MAX}
    returning id, topic`.execute(db)
  for (const { id, topic } of rows)
    onFailure(new Error(`${topic} ${id} killed its worker too often: given up`))
}

/** Waits 2, 4, 8 ... seconds before the next attempt, at most ten minutes; the last failure is final. */
async function putBack(db: Db, { id, topic, attempts }: Message, cause: unknown): Promise<Error> {
  const dead = attempts >= FAILURES_MAX
  const text = (cause instanceof Error ? cause.message : String(cause)).slice(0, ERROR_LENGTH_MAX)
  await sql`
    update db.outbox
    set last_error = ${text},
        due_at = now() + make_interval(secs => least(${WAIT_S_MAX}, power(2, least(attempts, 16)))),
        dead_at = case when ${dead} then now() end
    where id = ${id}`.execute(db)
  return new Error(`${topic} ${id} failed, attempt ${attempts}${dead ? ': given up' : ''}`, { cause })
}
