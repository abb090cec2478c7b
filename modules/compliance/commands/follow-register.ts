import { transact } from '@poyraz/db'
import { uuidv7 } from '@poyraz/kernel'
import type { ComplianceCtx } from '../ctx.ts'
import { inTime } from '../ports.ts'
import { noteEvent } from '../store/events.ts'
import { liftExclusion, listExclusions, putExclusion } from '../store/exclusions.ts'
import { followExclusions, lockGate } from '../store/gates.ts'

/** Starts or lifts an exclusion as the exclusion register says. False if the register did not answer. */
export async function followRegister(ctx: ComplianceCtx, playerId: string): Promise<boolean> {
  const { identityNumber, birthDate } = await ctx.people.personOf(playerId)
  const question = { identityNumber, birthDate }
  const listed = await inTime(ctx, 'the exclusion register', (stop) => ctx.register.isListed(question, stop))
  if (listed === null) return false
  const at = new Date(ctx.clock.nowMs())
  const known = (await listExclusions(ctx.database.db, playerId, at)).find(({ kind }) => kind === 'register')
  if (listed !== (known !== undefined)) {
    await transact(ctx.database.db, async (tx) => {
      await lockGate(tx, playerId)
      if (known) await liftExclusion(tx, known.id, at)
      else {
        const id = uuidv7(at.getTime())
        await putExclusion(tx, playerId, { id, kind: 'register', startsAt: at, endsAt: null })
        await ctx.endBonuses(tx, playerId)
      }
      await followExclusions(tx, playerId)
      await noteEvent(tx, { playerId, actor: 'system', kind: 'register', data: { listed }, at })
    })
  }
  return true
}
