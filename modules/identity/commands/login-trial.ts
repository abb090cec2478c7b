import type { Refusal } from '@poyraz/contract'
import { err, ok, type Result } from '@poyraz/kernel'
import type { LoginTrier, Trial } from '../attempts/attempts.ts'
import type { IdentityCtx } from '../ctx.ts'
import { useProof } from '../proof-of-work.ts'

/** Account id that is used when no player has the name, so that the reply takes the same time. */
export const NOBODY = '00000000-0000-0000-0000-000000000000'

/**
 * Checks the required proof of work and counts the try. Parallel tries each count those that began before
 * them, so a burst cannot pass the budget.
 */
export async function beginTrial(
  ctx: IdentityCtx,
  trier: LoginTrier,
  known: boolean,
  proof: string | undefined,
): Promise<Result<Trial, Refusal<'proof_required'>>> {
  const level = await ctx.attempts.proofLevel(trier, known)
  if (level > 0 && !(await isProven(ctx, { proof, address: trier.address, level }))) {
    return proofRequired(ctx, trier.address, level)
  }
  const trial = await ctx.attempts.begin('password', trier, known)
  const risen = level > 0 ? 0 : await ctx.attempts.proofLevel(trier, known, trial.id)
  if (risen === 0) return ok(trial)
  await ctx.attempts.takeBack(ctx.database.db, trial.id)
  return proofRequired(ctx, trier.address, risen)
}

async function isProven(
  ctx: IdentityCtx,
  shown: { readonly proof: string | undefined; readonly address: string; readonly level: number },
): Promise<boolean> {
  if (shown.proof === undefined) return false
  const proof = await ctx.proofOfWork.check(shown.proof, { ...shown, action: 'login' })
  return proof !== null && (await useProof(ctx.database.db, proof))
}

async function proofRequired(
  ctx: IdentityCtx,
  address: string,
  level: number,
): Promise<Result<never, Refusal<'proof_required'>>> {
  const data = await ctx.proofOfWork.challenge({ action: 'login', address, level })
  return err({ error: 'proof_required', data })
}
