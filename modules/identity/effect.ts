import type { Procedure, Refusal } from '@poyraz/contract'
import { effect as effectOnce, type Tx } from '@poyraz/db'
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
export function effect<T, E extends Refusal>(
  ctx: IdentityCtx,
  write: Write,
  playerId: string | null,
  fn: (tx: Tx) => Promise<Result<T, E>>,
): Promise<Result<T, E | Refusal<'idempotency_conflict'>>> {
  return effectOnce(ctx.database.db, keyed(ctx, write, playerId), fn)
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
