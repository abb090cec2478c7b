import type { Refusal, StaffCaller } from '@poyraz/contract'
import { err, type Result } from '@poyraz/kernel'
import type { AccessCtx } from '../ctx.ts'
import type { Origin } from '../sessions.ts'
import { setPassword } from '../store/accounts.ts'
import { endSessionsOf } from '../store/sessions.ts'
import { type LoginRefusal, withCredentials } from './log-in.ts'
import { endPending } from './pending.ts'

type Change = {
  readonly oldPassword: string
  readonly password: string
  readonly code: string
  readonly by: StaffCaller
}

/**
 * Changes the password of the caller's account. It ends the other sessions, and the account's unused
 * invitations and proposals, because somebody with the old password may have made them.
 */
export async function changePassword(
  ctx: AccessCtx,
  { oldPassword, password, code, by }: Change,
  origin: Pick<Origin, 'token' | 'address'>,
): Promise<Result<null, LoginRefusal | Refusal<never>>> {
  const checked = await ctx.credentials.checkNewPassword(password)
  if (!checked.ok) return checked
  const passwordHash = await ctx.credentials.hash(password, origin.address)
  if (!passwordHash.ok) return err({ error: passwordHash.error })
  const claim = { name: by.name, password: oldPassword, code }
  return withCredentials(ctx, claim, origin, async (tx, account) => {
    const at = new Date(ctx.clock.nowMs())
    await setPassword(tx, account.id, passwordHash.value)
    await endSessionsOf(tx, account.id, at, by.sessionId)
    await endPending(tx, account, at)
    return null
  })
}
