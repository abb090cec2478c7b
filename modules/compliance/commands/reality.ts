import { type Refusal, rgAcknowledge, rgRealityCheck } from '@poyraz/contract'
import { effect, type Write } from '@poyraz/db'
import { err, ok } from '@poyraz/kernel'
import type { ComplianceCtx } from '../ctx.ts'
import { noteEvent } from '../store/events.ts'
import { acknowledge, findGate, lockGate, setReality } from '../store/gates.ts'

type Base = Omit<Write, 'procedure'>

/**
 * Sets the interval of the reality check in minutes; 0 turns it off. A check that is already due stays due.
 */
export function setRealityCheck(ctx: ComplianceCtx, write: Base & { readonly minutes: number }) {
  const { playerId, minutes } = write
  return effect<null, Refusal<never>>(
    ctx.database.db,
    { ...write, procedure: rgRealityCheck },
    async (tx) => {
      if (minutes === 0 && !ctx.jurisdiction.profile.realityCanBeOff) {
        return err({ error: 'invalid_input', fields: [{ field: 'minutes', error: 'reality_minutes' }] })
      }
      await lockGate(tx, playerId)
      const at = new Date(ctx.clock.nowMs())
      const before = (await findGate(tx, playerId, at))?.realityMinutes ?? null
      await setReality(tx, playerId, minutes)
      await noteEvent(tx, {
        playerId,
        actor: 'player',
        kind: 'reality_minutes',
        data: { before, minutes },
        at,
      })
      return ok(null)
    },
  )
}

/** Acknowledges a due reality check and restarts its interval. Does nothing if none is due. */
export function acknowledgeReality(ctx: ComplianceCtx, write: Base) {
  const { playerId } = write
  return effect<null, never>(ctx.database.db, { ...write, procedure: rgAcknowledge }, async (tx) => {
    const at = new Date(ctx.clock.nowMs())
    await lockGate(tx, playerId)
    if (await acknowledge(tx, playerId, at)) {
      await noteEvent(tx, { playerId, actor: 'player', kind: 'reality_seen', data: {}, at })
    }
    return ok(null)
  })
}
