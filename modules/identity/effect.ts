import type { Procedure } from '@poyraz/contract'
import { once, type Tx, transact } from '@poyraz/db'
import type { Err, Result } from '@poyraz/kernel'
import type { IdentityCtx } from './ctx.ts'

type Write = {
  readonly procedure: Pick<Procedure, 'class' | 'method'>
  /** `null` for a visitor: his keys share one scope. */
  readonly playerId: string | null
  readonly key: string | null
  readonly inputHash: string
}

/**
 * Runs a write in one transaction, once for its key. Inputs hold passwords, and a plain hash of one could be searched
 * for, so the stored hash is keyed. `fn` must refuse before it writes.
 */
export function effect<T, E>(
  ctx: IdentityCtx,
  write: Write,
  fn: (tx: Tx) => Promise<Result<T, E>>,
): Promise<Result<T, E> | Err<'idempotency_conflict'>> {
  const scope = `${write.playerId ?? 'visitor'}:${write.procedure.class}.${write.procedure.method}`
  const inputHash = ctx.secrets.mac('input', write.inputHash).toString('hex')
  return transact(ctx.database.db, (tx) => once(tx, { scope, key: write.key, inputHash }, () => fn(tx)))
}
