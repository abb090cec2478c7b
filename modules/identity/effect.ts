import type { Procedure, Refusal } from '@poyraz/contract'
import { once, type Tx, transact, type WriteKey } from '@poyraz/db'
import { err, type Result } from '@poyraz/kernel'
import type { IdentityCtx } from './ctx.ts'

/** A write as its handler got it; its key counts within the player and the procedure. */
export type Write = {
  readonly procedure: Pick<Procedure, 'class' | 'method'>
  readonly key: string | null
  readonly inputHash: string
}

/**
 * Runs a write in one transaction, once for its key; visitors (`playerId` null) share one scope. Inputs hold
 * passwords, and a plain hash of one could be searched for, so the stored hash is keyed. `fn` must refuse
 * before it writes.
 */
export async function effect<T, E extends Refusal>(
  ctx: IdentityCtx,
  write: Write,
  playerId: string | null,
  fn: (tx: Tx) => Promise<Result<T, E>>,
): Promise<Result<T, E | Refusal<'idempotency_conflict'>>> {
  const done = await transact(ctx.database.db, (tx) => once(tx, keyOf(ctx, write, playerId), () => fn(tx)))
  if (done.ok) return done
  return err(done.error === 'idempotency_conflict' ? { error: 'idempotency_conflict' } : done.error)
}

/**
 * What a repeated write was answered the first time (or that its input is another), `null` for a new one: for a
 * write that asks for something before its effect which a repeat has given already.
 */
export async function answered<T>(
  ctx: IdentityCtx,
  write: Write,
  playerId: string | null,
): Promise<Result<T, Refusal<'idempotency_conflict'>> | null> {
  // A refusal is not stored, so asking leaves no trace.
  const done = await transact(ctx.database.db, (tx) =>
    once<T, 'new'>(tx, keyOf(ctx, write, playerId), async () => err('new')),
  )
  if (done.ok) return done
  return done.error === 'new' ? null : err({ error: 'idempotency_conflict' })
}

function keyOf(ctx: IdentityCtx, { procedure, key, inputHash }: Write, playerId: string | null): WriteKey {
  return {
    scope: `${playerId ?? 'visitor'}:${procedure.class}.${procedure.method}`,
    key,
    inputHash: ctx.secrets.mac('input', inputHash).toString('hex'),
  }
}
