import type { Procedure, Refusal } from '@poyraz/contract'
import { once, type Tx, transact } from '@poyraz/db'
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
  const scope = `${playerId ?? 'visitor'}:${write.procedure.class}.${write.procedure.method}`
  const inputHash = ctx.secrets.mac('input', write.inputHash).toString('hex')
  const done = await transact(ctx.database.db, (tx) =>
    once(tx, { scope, key: write.key, inputHash }, () => fn(tx)),
  )
  if (done.ok) return done
  return err(done.error === 'idempotency_conflict' ? { error: 'idempotency_conflict' } : done.error)
}
