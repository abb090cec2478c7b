import type { StaffRole } from '@poyraz/contract/backoffice'
import type { Db, Tx } from '@poyraz/db'
import { sql } from 'kysely'

export type Account = {
  readonly id: string
  readonly name: string
  readonly passwordHash: string
  readonly totpBox: Uint8Array
  readonly totpLastStep: bigint
  readonly roles: readonly StaffRole[]
  readonly disabledAt: Date | null
}

const ACCOUNT = sql`
  select id, name, password_hash as "passwordHash", totp_box as "totpBox",
    totp_last_step as "totpLastStep", roles, disabled_at as "disabledAt"
  from access.account`

/** Finds an account by its folded name. */
export async function findAccount(db: Db, nameFolded: string): Promise<Account | undefined> {
  const { rows } = await sql<Account>`${ACCOUNT} where name_folded = ${nameFolded}`.execute(db)
  return rows[0]
}

/** Finds an account by its folded name and locks its row until the transaction ends. */
export async function lockAccount(tx: Tx, nameFolded: string): Promise<Account | undefined> {
  const { rows } = await sql<Account>`${ACCOUNT} where name_folded = ${nameFolded} for update`.execute(tx)
  return rows[0]
}

export async function isAccountId(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`select from access.account where id = ${id}`.execute(db)
  return rows.length > 0
}

export type NewAccount = Omit<Account, 'disabledAt'> & {
  readonly nameFolded: string
  readonly invitedBy: string
  readonly at: Date
}

/**
 * Inserts an account, or replaces the credentials of the account with this id. Throws if the name is taken.
 */
export async function putAccount(tx: Tx, account: NewAccount): Promise<void> {
  const { id, name, nameFolded, passwordHash, totpBox, totpLastStep, roles, invitedBy, at } = account
  await sql`
    insert into access.account (id, name, name_folded, password_hash, totp_box, totp_last_step, roles,
      invited_by, created_at)
    values (${id}, ${name}, ${nameFolded}, ${passwordHash}, ${totpBox}, ${totpLastStep}, ${[...roles]}::text[],
      ${invitedBy}, ${at})
    on conflict (id) do update set password_hash = excluded.password_hash, totp_box = excluded.totp_box,
      totp_last_step = excluded.totp_last_step`.execute(tx)
}

export async function setPassword(tx: Tx, id: string, passwordHash: string): Promise<void> {
  await sql`update access.account set password_hash = ${passwordHash} where id = ${id}`.execute(tx)
}

export async function setLastStep(tx: Tx, id: string, step: bigint): Promise<void> {
  await sql`update access.account set totp_last_step = ${step} where id = ${id}`.execute(tx)
}

export async function setRoles(tx: Tx, id: string, roles: readonly StaffRole[]): Promise<void> {
  await sql`update access.account set roles = ${[...roles]}::text[] where id = ${id}`.execute(tx)
}

export async function setDisabled(tx: Tx, id: string, at: Date | null): Promise<void> {
  await sql`update access.account set disabled_at = ${at} where id = ${id}`.execute(tx)
}

/** Returns the open accounts of owners and locks them until the transaction ends. */
export async function lockOwners(tx: Tx): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from access.account where 'owner' = any (roles) and disabled_at is null
    order by id for update`.execute(tx)
  return rows.map(({ id }) => id)
}

export type ListedAccount = Pick<Account, 'id' | 'name' | 'roles' | 'disabledAt'> & {
  readonly invitedBy: string
  readonly createdAt: Date
  readonly openSessions: bigint
}

/** Lists all accounts by name. `idleSince` and `at` decide which sessions count as open. */
export async function listAccounts(
  db: Db,
  { idleSince, at }: { readonly idleSince: Date; readonly at: Date },
): Promise<readonly ListedAccount[]> {
  const { rows } = await sql<ListedAccount>`
    select a.id, a.name, a.roles, a.disabled_at as "disabledAt", a.invited_by as "invitedBy",
      a.created_at as "createdAt",
      (select count(*) from access.session s where s.account_id = a.id and s.ended_at is null
        and s.expires_at > ${at} and s.last_input_at > ${idleSince}) as "openSessions"
    from access.account a order by a.name`.execute(db)
  return rows
}
