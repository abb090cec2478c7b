import { accountEndSession, accountSessions, type Registry } from '@poyraz/contract'
import { err, ok } from '@poyraz/kernel'
import { browserOf } from '../browser.ts'
import type { IdentityCtx } from '../ctx.ts'
import { effect } from '../effect.ts'
import { endSession, openSessions } from '../sessions/store.ts'

export function addSessions(registry: Registry, ctx: IdentityCtx): void {
  registry.add(accountSessions, async ({ caller }) => {
    const nowMs = ctx.clock.nowMs()
    const sessions = await openSessions(ctx.database.db, caller.playerId, {
      at: new Date(nowMs),
      usedAfter: new Date(nowMs - ctx.config.idleMs),
    })
    return ok(
      sessions.map((session) => ({
        id: session.id,
        ...browserOf(session.userAgent),
        address: session.address,
        createdAt: session.createdAt.toISOString(),
        lastSeen: session.lastInputAt.toISOString(),
        current: session.id === caller.sessionId,
      })),
    )
  })
}

export function addEndSession(registry: Registry, ctx: IdentityCtx): void {
  registry.add(accountEndSession, ({ input, caller: { playerId }, key, inputHash }) =>
    effect(ctx, { procedure: accountEndSession, key, inputHash }, playerId, async (tx) => {
      const at = new Date(ctx.clock.nowMs())
      const ended = await endSession(tx, { id: input.id, playerId, at }, 'player')
      if (!ended) return err({ error: 'not_found' })
      await ctx.push.endSession(tx, input.id)
      ctx.sessions.changed(tx, playerId)
      return ok(null)
    }),
  )
}
