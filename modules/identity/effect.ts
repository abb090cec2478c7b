import type { Procedure, Refusal } from '@poyraz/contract'
import { effect as effectOnce, type Tx } from '@poyraz/db'
import { err, type Result } from '@poyraz/kernel'
import type { IdentityCtx } from './ctx.ts'

/** A write with its idempotency key. The key is unique per player and procedure. */
export type Write = {
  readonly procedure: Pick<Procedure, 'class' | 'method'>
  readonly key: string | null
  readonly inputHash: string
}

/**
 * Runs a write in one transaction, once per key. Visitors (`playerId` null) share one scope. The stored hash
 * of the input is keyed, because inputs hold passwords and a plain hash could be guessed. `fn` must refuse
 * before it writes.
 */
export function effect<T, E extends Refusal>(
  ctx: IdentityCtx,
  write: Write,
  playerId: string | null,
  fn: (tx: Tx) => Promise<Result<T, E>>,
): Promise<Result<T, E | Refusal<'idempotency_conflict'>>> {
  return effectOnce(ctx.database.db, keyed(ctx, write, playerId), fn)
}

/**
 * Returns the stored reply of a repeated write, or a conflict if its input differs; null for a new write. For
 * writes with a check before their effect that a repeat cannot pass again, such as a used proof of work.
 */
export async function answered<T>(
  ctx: IdentityCtx,
  write: Write,
  playerId: string | null,
): Promise<Result<T, Refusal<'idempotency_conflict'>> | null> {
  // A refusal is not stored, so this look-up writes nothing.
  const isNew = { error: 'new' } as const
  const asked = keyed(ctx, write, playerId)
  const done = await effectOnce<T, typeof isNew>(ctx.database.db, asked, async () => err(isNew))
  if (done.ok) return done
  return done.error.error === 'new' ? null : err({ error: 'idempotency_conflict' })
}

function keyed(ctx: IdentityCtx, write: Write, playerId: string | null) {
  const inputHash = ctx.secrets.mac('input', write.inputHash).toString('hex')
  return { ...write, playerId: playerId ?? 'visitor', inputHash }
}
