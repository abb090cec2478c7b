import { type Err, err, type Result } from '@poyraz/kernel'
import { sql } from 'kysely'
import type { Db } from './database.ts'
import { type Tx, transact } from './transact.ts'

/** Identity of a write. `scope` is player + class.method; with a `null` key nothing is remembered. */
export type WriteKey = {
  readonly scope: string
  readonly key: string | null
  readonly inputHash: string
}

/** A write as its handler received it. Its key counts within the player and the procedure. */
export type Write = {
  readonly procedure: { readonly class: string; readonly method: string }
  readonly playerId: string
  readonly key: string | null
  readonly inputHash: string
}

type Stored = { readonly input_hash: string; readonly reply: unknown }

/**
 * The effect of a write happens once: the same key with the same input returns the stored reply (plain JSON)
 * without running `fn`; with another input it is `idempotency_conflict`. A refusal is not stored, so `fn` must
 * refuse before it writes; its key may be used again. Parallel callers wait for the first.
 */
export async function once<T, E>(
  tx: Tx,
  write: WriteKey,
  fn: () => Promise<Result<T, E>>,
): Promise<Result<T, E> | Err<'idempotency_conflict'>> {
  if (write.key === null) return fn()
  if (!(await claim(tx, write))) return replay<T>(tx, write)
  const result = await fn()
  if (result.ok) await store(tx, write, result.value)
  else await release(tx, write)
  return result
}

type Across<T, E> = {
  /** Runs the effect, in transactions of its own. */
  act(): Promise<Result<T, E>>
  /** Encodes the reply as plain JSON; undefined if it must not be stored. */
  encode(value: T): unknown
  decode(stored: unknown): T
}

/**
 * As `once`, for an effect that runs in transactions of its own: its key is claimed before it and its reply
 * stored after it. Without a stored reply a repeat returns `reply_not_stored` and changes nothing: the first
 * call still runs, its outcome was lost, or `encode` returned undefined.
 */
export async function onceAcross<T, E>(
  db: Db,
  write: WriteKey,
  { act, encode, decode }: Across<T, E>,
): Promise<Result<T, E | 'idempotency_conflict' | 'reply_not_stored'>> {
  if (write.key === null) return act()
  const known = await transact(db, async (tx) => ((await claim(tx, write)) ? null : replay(tx, write)))
  if (known?.ok)
    return known.value === null ? err('reply_not_stored') : { ok: true, value: decode(known.value) }
  if (known) return known
  const result = await act()
  if (!result.ok) await release(db, write)
  else {
    const reply = encode(result.value)
    if (reply !== undefined) await store(db, write, reply)
  }
  return result
}

/** Claims the key; returns true for the first call with it. */
async function claim(db: Db, { scope, key, inputHash }: WriteKey): Promise<boolean> {
  const { rows } = await sql`
    insert into db.idempotency (scope, key, input_hash) values (${scope}, ${key}, ${inputHash})
    on conflict do nothing returning key`.execute(db)
  return rows.length > 0
}

async function store(db: Db, { scope, key }: WriteKey, reply: unknown): Promise<void> {
  await sql`
    update db.idempotency set reply = ${JSON.stringify(reply)}::jsonb
    where scope = ${scope} and key = ${key}`.execute(db)
}

async function release(db: Db, { scope, key }: WriteKey): Promise<void> {
  await sql`delete from db.idempotency where scope = ${scope} and key = ${key}`.execute(db)
}

async function replay<T>(db: Db, write: WriteKey): Promise<Result<T, 'idempotency_conflict'>> {
  const { rows } = await sql<Stored>`
    select input_hash, reply from db.idempotency
    where scope = ${write.scope} and key = ${write.key}`.execute(db)
  const stored = rows[0]
  if (!stored) throw new Error('a claimed key is not to be seen: once() runs in READ COMMITTED')
  if (stored.input_hash !== write.inputHash) return err('idempotency_conflict')
  return { ok: true, value: stored.reply as T }
}

/** Runs a write in one transaction, `once` for its key. Refusals are those of the protocol. */
export async function effect<T, E extends { readonly error: string }>(
  db: Db,
  { procedure, playerId, key, inputHash }: Write,
  fn: (tx: Tx) => Promise<Result<T, E>>,
): Promise<Result<T, E | { readonly error: 'idempotency_conflict' }>> {
  const scope = `${playerId}:${procedure.class}.${procedure.method}`
  const done = await transact(db, (tx) => once(tx, { scope, key, inputHash }, () => fn(tx)))
  if (done.ok) return done
  return err(done.error === 'idempotency_conflict' ? { error: 'idempotency_conflict' } : done.error)
}
