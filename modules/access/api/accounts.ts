import type { Registry, StaffCaller } from '@poyraz/contract'
import {
  accessAccounts,
  accessDisable,
  accessEnable,
  accessEndSessions,
  accessGrantOwner,
  accessInvitations,
  accessInvite,
  accessProposals,
  accessReset,
  accessSetRoles,
} from '@poyraz/contract/backoffice'
import { transact } from '@poyraz/db'
import { ok } from '@poyraz/kernel'
import { disable, enable, endSessions, grantOwner, reset, setRoles } from '../commands/accounts.ts'
import { invite, type NewInvitation } from '../commands/invitations.ts'
import type { AccessCtx } from '../ctx.ts'
import { IDLE_MS } from '../sessions.ts'
import { listAccounts } from '../store/accounts.ts'
import { listInvitations } from '../store/invitations.ts'
import { listProposals } from '../store/proposals.ts'

/** Procedures about the accounts of staff. */
export function addAccounts(registry: Registry, ctx: AccessCtx): void {
  addList(registry, ctx)
  addWaiting(registry, ctx)
  registry.add(accessInvite, async ({ input: { roles, note }, caller }) => {
    const invited = { accountId: null, roles, by: caller.name, reason: note }
    return ok(invitationOf(await transact(ctx.database.db, (tx) => invite(tx, ctx, invited))))
  })
  registry.add(accessReset, async (call) => {
    const done = await reset(ctx, changeOf(call))
    return done.ok ? ok(invitationOf(done.value)) : done
  })
  registry.add(accessSetRoles, (call) => setRoles(ctx, { ...changeOf(call), roles: call.input.roles }))
  registry.add(accessGrantOwner, (call) => grantOwner(ctx, changeOf(call)))
  registry.add(accessDisable, (call) => disable(ctx, changeOf(call)))
  registry.add(accessEnable, (call) => enable(ctx, changeOf(call)))
  registry.add(accessEndSessions, (call) => endSessions(ctx, changeOf(call)))
}

function addList(registry: Registry, { database, clock }: AccessCtx): void {
  registry.add(accessAccounts, async () => {
    const nowMs = clock.nowMs()
    const living = { at: new Date(nowMs), idleSince: new Date(nowMs - IDLE_MS) }
    const accounts = await listAccounts(database.db, living)
    return ok(
      accounts.map(({ roles, disabledAt, createdAt, openSessions, ...account }) => ({
        ...account,
        roles: [...roles],
        isDisabled: disabledAt !== null,
        createdAt: createdAt.toISOString(),
        openSessions: Number(openSessions),
      })),
    )
  })
}

/** Lists open invitations and proposals. */
function addWaiting(registry: Registry, { database, clock }: AccessCtx): void {
  registry.add(accessInvitations, async () => {
    const open = await listInvitations(database.db, new Date(clock.nowMs()))
    return ok(
      open.map(({ roles, createdAt, expiresAt, ...invitation }) => ({
        ...invitation,
        roles: [...roles],
        createdAt: createdAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
      })),
    )
  })
  registry.add(accessProposals, async () => {
    const waiting = await listProposals(database.db, new Date(clock.nowMs()))
    return ok(
      waiting.map(({ id, procedure, payload, payloadHash, proposedBy, reason, proposedAt, expiresAt }) => ({
        id,
        procedure,
        payload,
        payloadHash,
        proposedBy,
        reason,
        proposedAt: proposedAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
      })),
    )
  })
}

function changeOf({
  input: { name, note },
  caller: by,
}: {
  readonly input: { readonly name: string; readonly note: string }
  readonly caller: StaffCaller
}) {
  return { name, note, by }
}

function invitationOf({ invitation, expiresAt }: NewInvitation) {
  return { invitation, expiresAt: expiresAt.toISOString() }
}
