import type { Call, Registry, StaffCaller } from '@poyraz/contract'
import {
  accessChangePassword,
  accessConfirm,
  accessJoin,
  accessLogin,
  accessLogout,
  accessMe,
  type StaffProcedure,
} from '@poyraz/contract/backoffice'
import { MINUTE_MS, ok } from '@poyraz/kernel'
import { changePassword } from '../commands/change-password.ts'
import { confirm, join } from '../commands/invitations.ts'
import { logIn, type SignedIn } from '../commands/log-in.ts'
import type { AccessCtx } from '../ctx.ts'
import { IDLE_MS, type Origin } from '../sessions.ts'
import { endSession } from '../store/sessions.ts'

/** Procedures to log in, join and log out. */
export function addSessions(registry: Registry, ctx: AccessCtx): void {
  registry.add(accessLogin, async (call) => {
    const done = await logIn(ctx, call.input, originOf(call))
    if (!done.ok) return done
    await recordOwn(ctx, done.value.caller, 'access.login')
    return signedInReply(done.value)
  })
  registry.add(accessJoin, ({ input, address }) => join(ctx, input, address))
  registry.add(accessConfirm, async (call) => {
    const done = await confirm(ctx, call.input, originOf(call))
    if (!done.ok) return done
    await recordOwn(ctx, done.value.caller, 'access.confirm')
    return signedInReply(done.value)
  })
  registry.add(accessChangePassword, async (call) => {
    const { input, caller } = call
    const done = await changePassword(ctx, { ...input, by: caller }, originOf(call))
    if (done.ok) await recordOwn(ctx, caller, 'access.change_password')
    return done
  })
  registry.add(accessMe, async ({ caller }) => ok(sessionOf(caller)))
  registry.add(accessLogout, async ({ caller }) => {
    await endSession(ctx.database.db, caller.sessionId, new Date(ctx.clock.nowMs()))
    return ok(null)
  })
}

function originOf({ device, address, userAgent }: Call<StaffProcedure>): Origin {
  return { token: device, address, userAgent }
}

function signedInReply({ token, caller }: SignedIn) {
  return { ...ok(sessionOf(caller)), effects: { setDevice: token } }
}

/**
 * Records a call about the caller's own credentials. Such calls need no permission, so the guard does not
 * record them.
 */
function recordOwn({ audit }: AccessCtx, { name }: StaffCaller, procedure: string): Promise<void> {
  return audit.record({ by: name, kind: 'staff_call', data: { procedure, outcome: 'ok' } })
}

function sessionOf({ name, roles, permissions, expiresAt }: StaffCaller) {
  return {
    name,
    roles: [...roles],
    permissions: [...permissions],
    expiresAt: expiresAt.toISOString(),
    idleMinutes: IDLE_MS / MINUTE_MS,
  }
}
