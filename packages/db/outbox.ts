import { assert } from '@poyraz/kernel'
import { sql } from 'kysely'
import type { Db } from './database.ts'
import { type Tx, transact } from './transact.ts'

/** Messages of one drain: a larger backlog takes the next round. */
const BATCH_MAX = 100
/** After so many failures a message is dead: it stays in the table and blocks nobody (faults F26). */
const ATTEMPTS_MAX = 8
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

/** Handles what is due, oldest first, and returns how many were handled. Several workers may run at once. */
export async function drainOutbox(db: Db, handlers: OutboxHandlers): Promise<number> {
  const messages = await transact(db, (tx) => claim(tx, Object.keys(handlers)))
  let handled = 0
  for (const message of messages) {
    const failure = await attempt(message, handlers[message.topic])
    if (failure === null) {
      await sql`delete from db.outbox where id = ${message.id}`.execute(db)
      handled++
    } else {
      await putBack(db, message, failure)
    }
  }
  return handled
}

/** The attempt is counted before it is made, so that a message that kills its worker dies in the end, too. */
async function claim(tx: Tx, topics: readonly string[]): Promise<Message[]> {
  const { rows } = await sql<Message>`
    update db.outbox
    set attempts = attempts + 1,
        due_at = now() + make_interval(secs => ${CLAIM_SECONDS}),
        dead_at = case when attempts >= ${ATTEMPTS_MAX} then now() end
    where id in (
      select id from db.outbox
      where dead_at is null and due_at <= now() and topic = any(${[...topics]})
      order by id limit ${BATCH_MAX} for update skip locked)
    returning id, topic, payload, attempts`.execute(tx)
  return rows.filter((row) => row.attempts <= ATTEMPTS_MAX).sort((a, b) => (a.id < b.id ? -1 : 1))
}

async function attempt(message: Message, handler: OutboxHandler | undefined): Promise<string | null> {
  try {
    assert(handler, `nobody handles ${message.topic}`)
    await handler(message.payload, message.id)
    return null
  } catch (error) {
    return (error instanceof Error ? error.message : String(error)).slice(0, ERROR_LENGTH_MAX)
  }
}

/** Waits 2, 4, 8 ... seconds before the next attempt; the last failure is final. */
async function putBack(db: Db, message: Message, failure: string): Promise<void> {
  const dead = message.attempts >= ATTEMPTS_MAX
  await sql`
    update db.outbox
    set last_error = ${failure},
        due_at = now() + make_interval(secs => power(2, attempts)),
        dead_at = case when ${dead} then now() end
    where id = ${message.id}`.execute(db)
}
