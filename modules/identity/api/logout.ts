import { type Registry, userLogout } from '@poyraz/contract'
import { transact } from '@poyraz/db'
import { ok } from '@poyraz/kernel'
import type { IdentityCtx } from '../ctx.ts'
import { endSession } from '../sessions/store.ts'

export function addLogout(registry: Registry, ctx: IdentityCtx): void {
  registry.add(userLogout, ({ caller: { playerId, sessionId } }) =>
    transact(ctx.database.db, async (tx) => {
      await endSession(tx, { id: sessionId, playerId, at: new Date(ctx.clock.nowMs()) }, 'logout')
      await ctx.push.endSession(tx, sessionId)
      ctx.sessions.changed(tx, playerId)
      return ok(null)
    }),
  )
}
