import type { Tx } from '@poyraz/db'
import type { PromotionsCtx } from '../ctx.ts'
import { endBonuses, lockPlayer, lockRunning } from '../store/bonuses.ts'

/**
 * A withdrawal and the bonus under way exclude each other. Answers the active bonus, locked, with what ends
 * it; its row is locked before the ledger's accounts, so this is asked before money is set aside. A claim at
 * the same time is before it, or sees the money gone.
 */
export async function runningBonus(
  tx: Tx,
  { clock }: Pick<PromotionsCtx, 'clock'>,
  playerId: string,
): Promise<{ id: string; forfeit(): Promise<void> } | null> {
  const at = new Date(clock.nowMs())
  await lockPlayer(tx, playerId)
  const id = await lockRunning(tx, playerId, at)
  if (id === null) return null
  return {
    id,
    async forfeit() {
      await endBonuses(tx, [id], { state: 'cancelled', at })
    },
  }
}
