import type { StaffRole } from '@poyraz/contract/backoffice'
import type { Db, Tx } from '@poyraz/db'
import { sql } from 'kysely'

export type NewInvitation = {
  readonly codeHash: Buffer
  readonly accountId: string
  readonly roles: readonly StaffRole[]
  readonly invitedBy: string
  readonly reason: string
  readonly at: Date
  readonly expiresAt: Date
}

export async function insertInvitation(tx: Tx, invitation: NewInvitation): Promise<void> {
  const { codeHash, accountId, roles, invitedBy, reason, at, expiresAt } = invitation
  await sql`
    insert into access.invitation (code_hash, account_id, roles, invited_by, reason, created_at, expires_at)
    values (${codeHash}, ${accountId}, ${[...roles]}::text[], ${invitedBy}, ${reason}, ${at},
      ${expiresAt})`.execute(tx)
}

export type Invitation = Pick<NewInvitation, 'accountId' | 'roles' | 'invitedBy'> & {
  /** Set by `join`; null until then. */
  readonly name: string | null
  readonly passwordHash: string | null
  readonly totpBox: Uint8Array | null
}

/** Locks an open invitation: not used, void or expired. */
export async function lockInvitation(tx: Tx, codeHash: Buffer, at: Date): Promise<Invitation | undefined> {
  const { rows } = await sql<Invitation>`
    select account_id as "accountId", roles, invited_by as "invitedBy", name, password_hash as "passwordHash", totp_box as "totpBox"
    from access.invitation
    where code_hash = ${codeHash} and used_at is null and expires_at > ${at} for update`.execute(tx)
  return rows[0]
}

export type ListedInvitation = Pick<NewInvitation, 'roles' | 'invitedBy' | 'reason' | 'expiresAt'> & {
  /** The name of the account that gets new credentials; null for a new account. */
  readonly account: string | null
  readonly createdAt: Date
}

/** Lists open invitations (not used, void or expired), the oldest first. */
export async function listInvitations(db: Db, at: Date): Promise<readonly ListedInvitation[]> {
  const { rows } = await sql<ListedInvitation>`
    select a.name as account, coalesce(a.roles, i.roles) as roles, i.invited_by as "invitedBy", i.reason,
      i.created_at as "createdAt", i.expires_at as "expiresAt"
    from access.invitation i left join access.account a on a.id = i.account_id
    where i.used_at is null and i.expires_at > ${at} order by i.created_at`.execute(db)
  return rows
}

/** Deletes used, void and expired invitations, with the credentials that were chosen for them. */
export async function deletePastInvitations(db: Db, at: Date): Promise<void> {
  await sql`delete from access.invitation where used_at is not null or expires_at <= ${at}`.execute(db)
}

export type Joining = {
  readonly name: string
  readonly passwordHash: string
  readonly totpBox: Uint8Array
}

export async function setJoining(tx: Tx, codeHash: Buffer, joining: Joining): Promise<void> {
  const { name, passwordHash, totpBox } = joining
  await sql`
    update access.invitation set name = ${name}, password_hash = ${passwordHash}, totp_box = ${totpBox}
    where code_hash = ${codeHash}`.execute(tx)
}

/** Voids the unused invitations that an account made. Somebody else may have used the account. */
export async function voidInvitationsBy(tx: Tx, name: string, at: Date): Promise<void> {
  await sql`
    update access.invitation set used_at = ${at} where invited_by = ${name} and used_at is null`.execute(tx)
}

/** Marks every unused invitation to an account as used: it opened the account, or is void. */
export async function voidInvitationsTo(tx: Tx, accountId: string, at: Date): Promise<void> {
  await sql`
    update access.invitation set used_at = ${at}
    where account_id = ${accountId} and used_at is null`.execute(tx)
}
