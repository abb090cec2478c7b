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

/** A write as its handler got it. Its key counts within the player and the procedure. */
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
  const { scope, key, inputHash } = write
  if (key === null) return fn()
  const claimed = await sql`
    insert into db.idempotency (scope, key, input_hash) values (${scope}, ${key}, ${inputHash})
    on conflict do nothing returning key`.execute(tx)
  if (claimed.rows.length === 0) return replay<T>(tx, write)
  const result = await fn()
  await (result.ok
    ? sql`update db.idempotency set reply = ${JSON.stringify(result.value)}::jsonb
          where scope = ${scope} and key = ${key}`
    : sql`delete from db.idempotency where scope = ${scope} and key = ${key}`
  ).execute(tx)
  return result
}

async function replay<T>(tx: Tx, write: WriteKey): Promise<Result<T, 'idempotency_conflict'>> {
  const { rows } = await sql<Stored>`
    select input_hash, reply from db.idempotency
    where scope = ${write.scope} and key = ${write.key}`.execute(tx)
  const stored = rows[0]
  if (!stored) throw new Error('a claimed key is not to be seen: once() runs in READ COMMITTED')
  if (stored.input_hash !== write.inputHash) return err('idempotency_conflict')
  return { ok: true, value: stored.reply as T }
}

/** Runs a write in one transaction, `once` for its key. Its refusals are those of the wire. */
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
