import type { Tx } from '@poyraz/db'
import type { PromotionsCtx } from '../ctx.ts'
import { detach } from '../store/attached.ts'
import { endBonuses, lockPlayer } from '../store/bonuses.ts'
import { bonusesOfDeposit, insertReversed } from '../store/reversed-deposits.ts'

/**
 * A deposit was taken back: what it earned or would have earned ends, in that transaction and before its
 * money moves. Tickets follow when they are counted the next time, at the latest for the draw.
 */
export async function reverseDeposit(
  tx: Tx,
  { clock }: Pick<PromotionsCtx, 'clock'>,
  { playerId, depositKey }: { readonly playerId: string; readonly depositKey: string },
): Promise<void> {
  const at = new Date(clock.nowMs())
  await lockPlayer(tx, playerId)
  await insertReversed(tx, { playerId, depositKey, at })
  await detach(tx, { playerId, depositKey })
  await endBonuses(tx, await bonusesOfDeposit(tx, playerId, depositKey), { state: 'cancelled', at })
}
