import type { Refusal } from '@poyraz/contract'
import { transact } from '@poyraz/db'
import { err, ok, type Result } from '@poyraz/kernel'
import type { IdentityCtx } from '../ctx.ts'
import { takeCode } from '../second-factor/take-code.ts'
import { setProof } from '../sessions/store.ts'
import { playerById } from '../store/players.ts'
import { type Claimant, checkClaim, settleClaim, wrongPassword } from './prove.ts'
import { guardedCode } from './second-factor.ts'

type Code = 'code_incorrect' | 'wrong_factor' | 'locked' | 'unavailable'

/** Gives this session a fresh proof: by the second factor if the player has one, else by the password. */
export async function stepUp(
  ctx: IdentityCtx,
  claimant: Claimant,
  proof: { readonly password?: string | undefined; readonly ga_code?: string | undefined },
): Promise<Result<null, Refusal<Code>>> {
  const player = await playerById(ctx.database.db, claimant.playerId)
  const { password, ga_code: code } = proof
  if ((player.twoFactor === 'none') !== (code === undefined)) return err({ error: 'wrong_factor' })
  if (password !== undefined) return provePassword(ctx, claimant, password)
  return guardedCode(ctx, player.id, claimant, async (tx) => {
    if (code === undefined || !(await takeCode(tx, ctx, player, code))) return false
    await setProof(tx, claimant.sessionId, new Date(ctx.clock.nowMs()))
    return true
  })
}

async function provePassword(
  ctx: IdentityCtx,
  claimant: Claimant,
  password: string,
): Promise<Result<null, Refusal<'locked' | 'unavailable'>>> {
  const checked = await checkClaim(ctx, claimant, { password, field: 'password' })
  if (!checked.ok) return checked
  if (!checked.value.matches) return err({ error: 'invalid_input', fields: [wrongPassword('password')] })
  const at = new Date(ctx.clock.nowMs())
  await transact(ctx.database.db, (tx) => setProof(tx, claimant.sessionId, at))
  await settleClaim(ctx, checked.value, ok(null))
  return ok(null)
}
