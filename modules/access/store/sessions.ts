import type { StaffRole } from '@poyraz/contract/backoffice'
import type { Db, Tx } from '@poyraz/db'
import { sql } from 'kysely'

export type NewSession = {
  readonly id: string
  readonly tokenHash: Buffer
  readonly accountId: string
  readonly address: string
  readonly userAgent: string
  readonly at: Date
  readonly expiresAt: Date
}

export async function insertSession(tx: Tx, session: NewSession): Promise<void> {
  const { id, tokenHash, accountId, address, userAgent, at, expiresAt } = session
  await sql`
    insert into access.session (id, token_hash, account_id, address, user_agent, created_at, last_input_at,
      expires_at)
    values (${id}, ${tokenHash}, ${accountId}, ${address}, ${userAgent}, ${at}, ${at}, ${expiresAt})`.execute(
    tx,
  )
}

export type OpenSession = {
  readonly id: string
  readonly accountId: string
  readonly name: string
  readonly roles: readonly StaffRole[]
  readonly lastInputAt: Date
  readonly expiresAt: Date
}

/** Finds a session that is not ended, of an account that is not disabled. */
export async function findSession(db: Db, tokenHash: Buffer): Promise<OpenSession | undefined> {
  const { rows } = await sql<OpenSession>`
    select s.id, s.account_id as "accountId", a.name, a.roles, s.last_input_at as "lastInputAt",
      s.expires_at as "expiresAt"
    from access.session s join access.account a on a.id = s.account_id
    where s.token_hash = ${tokenHash} and s.ended_at is null and a.disabled_at is null`.execute(db)
  return rows[0]
}

/** Returns true if the account ever had a session with this token. */
export async function hadSession(db: Db, accountId: string, tokenHash: Buffer): Promise<boolean> {
  const { rows } = await sql`
    select from access.session where token_hash = ${tokenHash} and account_id = ${accountId}`.execute(db)
  return rows.length > 0
}

export async function touchSession(db: Db, id: string, at: Date): Promise<void> {
  await sql`
    update access.session set last_input_at = ${at} where id = ${id} and last_input_at < ${at}`.execute(db)
}

export async function endSession(db: Db, id: string, at: Date): Promise<void> {
  await sql`update access.session set ended_at = ${at} where id = ${id} and ended_at is null`.execute(db)
}

/** Ends the sessions of an account, except one. */
export async function endSessionsOf(
  tx: Tx,
  accountId: string,
  at: Date,
  keptId: string | null = null,
): Promise<void> {
  await sql`
    update access.session set ended_at = ${at}
    where account_id = ${accountId} and ended_at is null and id is distinct from ${keptId}::uuid`.execute(tx)
}

/** Deletes sessions that expired before this time, ended ones included. */
export async function deleteSessions(db: Db, expiredBefore: Date): Promise<void> {
  await sql`delete from access.session where expires_at < ${expiredBefore}`.execute(db)
}
