import type { Procedure, Refusal } from '@poyraz/contract'
import { once, type Tx, transact } from '@poyraz/db'
import { err, type Result } from '@poyraz/kernel'
import type { ComplianceCtx } from './ctx.ts'

/** A write as its handler got it; its key counts within the player and the procedure. */
export type Write = {
  readonly procedure: Pick<Procedure, 'class' | 'method'>
  readonly playerId: string
  readonly key: string | null
  readonly inputHash: string
}

/** Runs a write in one transaction, once for its key. `fn` must refuse before it writes. */
export async function effect<T, E extends Refusal>(
  ctx: ComplianceCtx,
  { procedure, playerId, key, inputHash }: Write,
  fn: (tx: Tx) => Promise<Result<T, E>>,
): Promise<Result<T, E | Refusal<'idempotency_conflict'>>> {
  const scope = `${playerId}:${procedure.class}.${procedure.method}`
  const done = await transact(ctx.database.db, (tx) => once(tx, { scope, key, inputHash }, () => fn(tx)))
  if (done.ok) return done
  return err(done.error === 'idempotency_conflict' ? { error: 'idempotency_conflict' } : done.error)
}
