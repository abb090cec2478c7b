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
 * Every bet reads the table, which keeps it shared until the bet is committed: the lock waits for those that
 * saw it open, and those that come meanwhile wait for it.
 */
export async function putClosure(tx: Tx, { scope, reason, by, at }: Closure): Promise<void> {
  await sql`lock table compliance.closure in access exclusive mode`.execute(tx)
  await sql`
    insert into compliance.closure (scope, reason, closed_by, closed_at)
    values (${scope}, ${reason}, ${by}, ${at}) on conflict do nothing`.execute(tx)
}

/** What is closed for bets, by whom and why, newest first. */
export async function listClosures(db: Db): Promise<readonly Closure[]> {
  const { rows } = await sql<Closure>`
    select scope, reason, closed_by as by, closed_at as at from compliance.closure
    order by closed_at desc, scope`.execute(db)
  return rows
}

/** The scopes of what is closed for bets. */
export async function listClosedScopes(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ scope: string }>`select scope from compliance.closure`.execute(db)
  return rows.map(({ scope }) => scope)
}

/** Whether it was closed. */
export async function deleteClosure(tx: Tx, scope: string): Promise<boolean> {
  const { rows } = await sql`delete from compliance.closure where scope = ${scope} returning scope`.execute(
    tx,
  )
  return rows.length > 0
}
