import { onCommit, type Tx } from '@poyraz/db'
import type { PromotionsCtx } from '../ctx.ts'
import { detachAll } from '../store/attached.ts'
import { endBonuses, openBonuses } from '../store/bonuses.ts'
import { cancelRequests } from '../store/requests.ts'

/**
 * For a player who excludes himself or closes his account, in that transaction: bonus and free bets are void,
 * what waits for a deposit or for staff too. Cash stays. Tickets follow when they are counted the next time,
 * at the latest for the draw. The caller holds the player's gate, so that nothing new comes beside it.
 */
export async function endAll(tx: Tx, { clock, onMoved }: PromotionsCtx, playerId: string): Promise<void> {
  const at = new Date(clock.nowMs())
  await endBonuses(tx, await openBonuses(tx, playerId), { state: 'cancelled', at })
  await detachAll(tx, playerId)
  await cancelRequests(tx, playerId, at)
  onCommit(tx, () => onMoved(playerId))
}
