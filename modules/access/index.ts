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
import { resolveSession } from './sessions.ts'

export type { AccessCtx as AccessDeps } from './ctx.ts'

export const migrations: MigrationUnit = { name: 'access', dir: new URL('./migrations/', import.meta.url) }

export type Access = {
  /** Puts the procedures about accounts and sessions into the registry of the back office. */
  registerStaff(registry: Registry): void
  /** The account behind a token, or null. */
  resolve(token: string): Promise<StaffCaller | null>
  /** The handler with permission, second person, idempotency and audit record around it. */
  guard<P extends Procedure>(procedure: P & StaffProcedure, handler: Handler<P>): Handler<P>
  /** For the operator of the machine: a one-time invitation for an owner; a reason is needed where there is one. */
  inviteOwner(reason: string): Promise<Result<NewInvitation, 'note_required'>>
  readonly jobs: readonly Job[]
}

export function createAccess(ctx: AccessCtx): Access {
  return {
    registerStaff(registry) {
      addSessions(registry, ctx)
      addAccounts(registry, ctx)
    },
    resolve: (token) => resolveSession(ctx, token),
    guard: (procedure, handler) => guard(ctx, procedure, handler),
    inviteOwner: (reason) => inviteOwner(ctx, reason),
    jobs: jobsOf(ctx),
  }
}
