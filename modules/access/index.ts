import type { Handler, Procedure, Registry, StaffCaller } from '@poyraz/contract'
import type { StaffProcedure } from '@poyraz/contract/backoffice'
import type { MigrationUnit } from '@poyraz/db'
import type { Job } from '@poyraz/jobs'
import type { Result } from '@poyraz/kernel'
import { addAccounts } from './api/accounts.ts'
import { addSessions } from './api/sessions.ts'
import { inviteOwner, type NewInvitation } from './commands/invitations.ts'
import type { AccessCtx } from './ctx.ts'
import { guard } from './guard.ts'
import { jobsOf } from './jobs.ts'
import { hasLost } from './lost.ts'
import { resolveSession } from './sessions.ts'

export type { AccessCtx as AccessDeps } from './ctx.ts'
export { hasLost } from './lost.ts'

export const migrations: MigrationUnit = { name: 'access', dir: new URL('./migrations/', import.meta.url) }

export type Access = {
  /** Registers the procedures about accounts and sessions for the back office. */
  registerStaff(registry: Registry): void
  /** Returns the account of a session token, or null. A call that polls does not keep the session alive. */
  resolve(token: string, call: { readonly polls: boolean }): Promise<StaffCaller | null>
  readonly hasLost: typeof hasLost
  /** Adds permission, second person, idempotency and audit record to a handler. */
  guard<P extends Procedure>(procedure: P & StaffProcedure, handler: Handler<P>): Handler<P>
  /**
   * Creates an invitation for an owner, for the operator of the machine. A reason is needed if there is an
   * owner.
   */
  inviteOwner(reason: string): Promise<Result<NewInvitation, 'note_required'>>
  readonly jobs: readonly Job[]
}

export function createAccess(ctx: AccessCtx): Access {
  return {
    registerStaff(registry) {
      addSessions(registry, ctx)
      addAccounts(registry, ctx)
    },
    resolve: (token, call) => resolveSession(ctx, token, call),
    hasLost,
    guard: (procedure, handler) => guard(ctx, procedure, handler),
    inviteOwner: (reason) => inviteOwner(ctx, reason),
    jobs: jobsOf(ctx),
  }
}
