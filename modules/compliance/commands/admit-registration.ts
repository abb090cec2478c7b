import { err, ok, type Result } from '@poyraz/kernel'
import type { ComplianceCtx } from '../ctx.ts'
import { inTime, type RegisterQuestion } from '../ports.ts'
import { anyExcluded } from '../store/exclusions.ts'

/**
 * Decides if a person may open an account. Refuses a device of a player who is kept from playing
 * (`excluded`), a person listed in the register (`listed`), and everybody while the register does not answer,
 * if the profile says so (`unavailable`). Identity itself checks for a shared identity number, phone or
 * address, through `anyExcluded`.
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
