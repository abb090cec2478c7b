import type { Db, Tx } from '@poyraz/db'
import { sql } from 'kysely'

export type Closure = {
  /** `all`, a product, or `game:<id>`. */
  readonly scope: string
  readonly reason: string
  readonly by: string
  readonly at: Date
}

/**
 * Stores a closure. Every bet reads this table and holds a shared lock until its commit. The exclusive lock
 * waits for those bets, and later bets wait for the closure: no bet commits after it.
 */
export async function putClosure(tx: Tx, { scope, reason, by, at }: Closure): Promise<void> {
  await sql`lock table compliance.closure in access exclusive mode`.execute(tx)
  await sql`
    insert into compliance.closure (scope, reason, closed_by, closed_at)
    values (${scope}, ${reason}, ${by}, ${at}) on conflict do nothing`.execute(tx)
}

/** Returns the closures, newest first. */
export async function listClosures(db: Db): Promise<readonly Closure[]> {
  const { rows } = await sql<Closure>`
    select scope, reason, closed_by as by, closed_at as at from compliance.closure
    order by closed_at desc, scope`.execute(db)
  return rows
}

export async function listClosedScopes(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ scope: string }>`select scope from compliance.closure`.execute(db)
  return rows.map(({ scope }) => scope)
}

/** Deletes a closure; true if there was one. */
export async function deleteClosure(tx: Tx, scope: string): Promise<boolean> {
  const { rows } = await sql`delete from compliance.closure where scope = ${scope} returning scope`.execute(
    tx,
  )
  return rows.length > 0
}
