import type { Refusal } from '@poyraz/contract'
import type { StaffRole } from '@poyraz/contract/backoffice'
import { sqlState, type Tx, transact } from '@poyraz/db'
import { DAY_MS, err, isStaffName, ok, type Result, randomId, staffNameOf, uuidv7 } from '@poyraz/kernel'
import { type AccessCtx, OPERATOR } from '../ctx.ts'
import { type Origin, openSession, sha256 } from '../sessions.ts'
import { findAccount, isAccountId, lockOwners, putAccount } from '../store/accounts.ts'
import {
  type Invitation,
  insertInvitation,
  type Joining,
  lockInvitation,
  setJoining,
  voidInvitationsTo,
} from '../store/invitations.ts'
import { endSessionsOf } from '../store/sessions.ts'
import { type SignedIn, sealOwner } from './log-in.ts'
import { endPending } from './pending.ts'

const INVITATION_MS = DAY_MS
const UNIQUE_VIOLATION = '23505'

/** The code is in this reply only: it is not stored in clear text. */
export type NewInvitation = { readonly invitation: string; readonly expiresAt: Date }

type Invited = {
  /** Id of an existing account that gets new credentials and keeps its roles; null for a new account. */
  readonly accountId: string | null
  readonly roles: readonly StaffRole[]
  readonly by: string
  readonly reason: string
}

export async function invite(
  tx: Tx,
  { clock }: AccessCtx,
  { accountId, roles, by: invitedBy, reason }: Invited,
): Promise<NewInvitation> {
  const nowMs = clock.nowMs()
  const [invitation, at, expiresAt] = [randomId(), new Date(nowMs), new Date(nowMs + INVITATION_MS)]
  await insertInvitation(tx, {
    codeHash: sha256(invitation),
    accountId: accountId ?? uuidv7(nowMs),
    roles,
    invitedBy,
    reason,
    at,
    expiresAt,
  })
  return { invitation, expiresAt }
}

/** Invites an owner, for the operator of the machine. Only the first owner needs no reason. */
export async function inviteOwner(
  ctx: AccessCtx,
  reason: string,
): Promise<Result<NewInvitation, 'note_required'>> {
  const made = await transact(
    ctx.database.db,
    async (tx): Promise<Result<NewInvitation, 'note_required'>> => {
      const isFirst = (await lockOwners(tx)).length === 0
      if (!isFirst && reason.trim() === '') return err('note_required')
      return ok(await invite(tx, ctx, { accountId: null, roles: ['owner'], by: OPERATOR, reason }))
    },
  )
  if (!made.ok) return made
  const data = { procedure: 'invite-owner', reason, outcome: 'ok' }
  await ctx.audit.record({ by: OPERATOR, kind: 'staff_call', data })
  return made
}

type Claim = { readonly invitation: string; readonly name: string; readonly password: string }
type JoinRefusal = Refusal<'token_invalid' | 'already_registered' | 'unavailable'>

/**
 * Sets name and password for an invitation. The account is created or changed later, by its first code
 * (`confirm`).
 */
export async function join(
  ctx: AccessCtx,
  { invitation, name, password }: Claim,
  address: string,
): Promise<Result<{ readonly secret: string; readonly otpauth: string }, JoinRefusal>> {
  if (!isStaffName(name) || staffNameOf(name) === OPERATOR)
    return err({ error: 'invalid_input', fields: [{ field: 'name', error: 'staff_name' }] })
  const codeHash = sha256(invitation)
  const open = (tx: Tx) => lockInvitation(tx, codeHash, new Date(ctx.clock.nowMs()))
  // Checked before hashing, so that a wrong invitation code costs no hash.
  if (!(await transact(ctx.database.db, open))) return err({ error: 'token_invalid' })
  const checked = await ctx.credentials.checkNewPassword(password)
  if (!checked.ok) return checked
  const passwordHash = await ctx.credentials.hash(password, address)
  if (!passwordHash.ok) return err({ error: passwordHash.error })
  return transact(ctx.database.db, async (tx) => {
    const found = await open(tx)
    if (!found) return err({ error: 'token_invalid' })
    const holder = await findAccount(tx, staffNameOf(name))
    if (holder && holder.id !== found.accountId) return err({ error: 'already_registered' })
    // An existing account keeps its name.
    if (!holder && (await isAccountId(tx, found.accountId))) return err({ error: 'token_invalid' })
    const { secret, otpauth, box } = ctx.credentials.newAuthenticator(sealOwner(found.accountId), name)
    await setJoining(tx, codeHash, { name, passwordHash: passwordHash.value, totpBox: box })
    return ok({ secret, otpauth })
  })
}

type ConfirmRefusal = Refusal<'token_invalid' | 'already_registered' | 'code_incorrect'>

/**
 * Creates the account of an invitation, or changes its credentials, with the first right code; then signs in.
 */
export async function confirm(
  ctx: AccessCtx,
  { invitation, code }: { readonly invitation: string; readonly code: string },
  origin: Origin,
): Promise<Result<SignedIn, ConfirmRefusal>> {
  try {
    return await transact(ctx.database.db, async (tx): Promise<Result<SignedIn, ConfirmRefusal>> => {
      const found = await lockInvitation(tx, sha256(invitation), new Date(ctx.clock.nowMs()))
      const joining = found && joiningOf(found)
      if (!joining) return err({ error: 'token_invalid' })
      const claim = { box: joining.totpBox, code, after: 0n }
      const step = ctx.credentials.codeStep(sealOwner(found.accountId), claim)
      if (step === null) return err({ error: 'code_incorrect' })
      return ok(await openAccount(tx, ctx, { ...found, ...joining, step }, origin))
    })
  } catch (error) {
    // Two invitations chose the same name at the same moment.
    if (sqlState(error) === UNIQUE_VIOLATION) return err({ error: 'already_registered' })
    throw error
  }
}

function joiningOf({ name, passwordHash, totpBox }: Invitation): Joining | null {
  return name === null || passwordHash === null || totpBox === null ? null : { name, passwordHash, totpBox }
}

type Opened = Joining & Pick<Invitation, 'accountId' | 'roles' | 'invitedBy'> & { readonly step: bigint }

async function openAccount(
  tx: Tx,
  ctx: AccessCtx,
  { accountId: id, roles: invited, invitedBy, name, passwordHash, totpBox, step }: Opened,
  origin: Origin,
): Promise<SignedIn> {
  const at = new Date(ctx.clock.nowMs())
  const nameFolded = staffNameOf(name)
  const credentials = { name, nameFolded, passwordHash, totpBox, totpLastStep: step }
  await putAccount(tx, { ...credentials, id, roles: invited, invitedBy, at })
  await voidInvitationsTo(tx, id, at)
  await endSessionsOf(tx, id, at)
  await endPending(tx, { id, name }, at)
  const roles = (await findAccount(tx, nameFolded))?.roles ?? invited
  return openSession(tx, ctx, { accountId: id, name, roles }, origin)
}
