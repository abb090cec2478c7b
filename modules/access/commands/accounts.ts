import type { Refusal, StaffCaller } from '@poyraz/contract'
import type { StaffRole } from '@poyraz/contract/backoffice'
import { type Tx, transact } from '@poyraz/db'
import { err, ok, type Result, staffNameOf } from '@poyraz/kernel'
import type { AccessCtx } from '../ctx.ts'
import {
  type Account,
  lockAccount,
  lockOwners,
  setDisabled,
  setRoles as writeRoles,
} from '../store/accounts.ts'
import { voidInvitationsTo } from '../store/invitations.ts'
import { endSessionsOf } from '../store/sessions.ts'
import { invite, type NewInvitation } from './invitations.ts'
import { endPending } from './pending.ts'

export type Change = { readonly name: string; readonly note: string; readonly by: StaffCaller }
type ChangeRefusal = Refusal<'not_found' | 'state_conflict' | 'same_person' | 'not_permitted'>

/** Replaces the roles of another account, which must not be an owner's. */
export function setRoles(
  ctx: AccessCtx,
  change: Change & { readonly roles: readonly StaffRole[] },
): Promise<Result<null, ChangeRefusal>> {
  return changing(ctx, change, async (tx, account, at) => {
    if (account.id === change.by.accountId) return err({ error: 'same_person' })
    if (account.roles.includes('owner')) return err({ error: 'state_conflict' })
    await writeRoles(tx, account.id, change.roles)
    await endPending(tx, account, at)
    return ok(null)
  })
}

/**
 * Makes an account an owner. Voids invitations to new credentials of it: managers may have made them, who
 * have no right over an owner.
 */
export function grantOwner(ctx: AccessCtx, change: Change): Promise<Result<null, ChangeRefusal>> {
  return changing(ctx, change, async (tx, account, at) => {
    if (!change.by.roles.includes('owner')) return err({ error: 'not_permitted' })
    if (account.roles.includes('owner') || account.disabledAt !== null)
      return err({ error: 'state_conflict' })
    await writeRoles(tx, account.id, ['owner'])
    await voidInvitationsTo(tx, account.id, at)
    return ok(null)
  })
}

/** Disables an account and ends its sessions. The last owner cannot be disabled. */
export function disable(ctx: AccessCtx, change: Change): Promise<Result<null, ChangeRefusal>> {
  return changing(ctx, change, async (tx, account, at) => {
    if (!mayTouch(change.by, account)) return err({ error: 'not_permitted' })
    if (account.disabledAt !== null) return err({ error: 'state_conflict' })
    const owners = await lockOwners(tx)
    if (owners.length === 1 && owners.includes(account.id)) return err({ error: 'state_conflict' })
    await setDisabled(tx, account.id, at)
    await endSessionsOf(tx, account.id, at)
    await endPending(tx, account, at)
    return ok(null)
  })
}

export function enable(ctx: AccessCtx, change: Change): Promise<Result<null, ChangeRefusal>> {
  return changing(ctx, change, async (tx, account) => {
    if (!mayTouch(change.by, account)) return err({ error: 'not_permitted' })
    if (account.disabledAt === null) return err({ error: 'state_conflict' })
    await setDisabled(tx, account.id, null)
    return ok(null)
  })
}

export function endSessions(ctx: AccessCtx, change: Change): Promise<Result<null, ChangeRefusal>> {
  return changing(ctx, change, async (tx, account, at) => {
    if (!mayTouch(change.by, account)) return err({ error: 'not_permitted' })
    await endSessionsOf(tx, account.id, at)
    await endPending(tx, account, at)
    return ok(null)
  })
}

/** Ends the sessions of an account and invites it to choose a new password and authenticator. */
export function reset(ctx: AccessCtx, change: Change): Promise<Result<NewInvitation, ChangeRefusal>> {
  return changing(ctx, change, async (tx, account, at) => {
    const { by, note: reason } = change
    if (!mayTouch(by, account)) return err({ error: 'not_permitted' })
    const { id, roles } = account
    await endSessionsOf(tx, id, at)
    await endPending(tx, account, at)
    return ok(await invite(tx, ctx, { accountId: id, roles, by: by.name, reason }))
  })
}

/** Only an owner may change an owner's account. */
function mayTouch(by: StaffCaller, { roles }: Account): boolean {
  return !roles.includes('owner') || by.roles.includes('owner')
}

function changing<T>(
  { database, clock }: AccessCtx,
  { name }: Change,
  change: (tx: Tx, account: Account, at: Date) => Promise<Result<T, ChangeRefusal>>,
): Promise<Result<T, ChangeRefusal>> {
  return transact(database.db, async (tx): Promise<Result<T, ChangeRefusal>> => {
    const account = await lockAccount(tx, staffNameOf(name))
    return account ? change(tx, account, new Date(clock.nowMs())) : err({ error: 'not_found' })
  })
}
