import type { Refusal } from '@poyraz/contract'
import { foldUsername } from '@poyraz/contract/forms'
import { ok, type Result } from '@poyraz/kernel'
import { sql } from 'kysely'
import type { IdentityCtx } from '../ctx.ts'
import { effect, type Write } from '../effect.ts'
import { type Claimant, checkClaim, passwordHolds, settleClaim } from './prove.ts'
import { refuseIfTaken } from './refuse-if-taken.ts'

type Code = 'step_up_required' | 'locked' | 'idempotency_conflict' | 'unavailable'

const TAKEN: Refusal<never> = {
  error: 'invalid_input',
  fields: [{ field: 'username', error: 'username_taken' }],
}

export async function changeUsername(
  ctx: IdentityCtx,
  change: Write & { readonly claimant: Claimant; readonly username: string; readonly password: string },
): Promise<Result<null, Refusal<Code>>> {
  const checked = await checkClaim(ctx, change.claimant, { password: change.password, field: 'password' })
  if (!checked.ok) return checked
  const { player } = checked.value
  const done = await refuseIfTaken(TAKEN, () =>
    effect<null, Refusal<Code>>(ctx, change, player.id, async (tx) => {
      const holds = await passwordHolds(tx, ctx, checked.value)
      if (!holds.ok) return holds
      await sql`
        update identity.player
        set username = ${change.username}, username_folded = ${foldUsername(change.username)}
        where id = ${player.id}`.execute(tx)
      return ok(null)
    }),
  )
  await settleClaim(ctx, checked.value, done)
  return done
}
