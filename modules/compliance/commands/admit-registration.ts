import { err, ok, type Result } from '@poyraz/kernel'
import type { ComplianceCtx } from '../ctx.ts'
import { inTime, type RegisterQuestion } from '../ports.ts'
import { anyExcluded } from '../store/exclusions.ts'

/**
 * True if this person may open an account: not from the device of somebody who is kept from playing
 * (`excluded`), nor when the register lists the person (`listed`). Whoever shares an identity number, phone or address with an
 * excluded player is found by identity, which asks `anyExcluded`.
 */
export async function admitRegistration(
  ctx: ComplianceCtx,
  person: RegisterQuestion & { readonly device: string | null },
): Promise<Result<null, 'excluded' | 'listed' | 'unavailable'>> {
  const { device, ...question } = person
  const others = device === null ? [] : await ctx.people.playersOfDevice(device)
  const at = new Date(ctx.clock.nowMs())
  if (others.length > 0 && (await anyExcluded(ctx.database.db, others, at))) return err('excluded')
  const listed = await inTime(ctx, 'the exclusion register', (stop) => ctx.register.isListed(question, stop))
  if (listed === null)
    return ctx.jurisdiction.profile.registerSilence === 'closed' ? err('unavailable') : ok(null)
  return listed ? err('listed') : ok(null)
}
