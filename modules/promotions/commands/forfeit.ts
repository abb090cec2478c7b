import type { Tx } from '@poyraz/db'
import type { PromotionsCtx } from '../ctx.ts'
import { endBonuses, lockRunning } from '../store/bonuses.ts'

/**
 * A withdrawal and the bonus under way exclude each other. Answers the active bonus, locked, with what ends
 * it; its row is locked before the ledger's accounts, so this is asked before money is set aside.
 */
export async function runningBonus(
  tx: Tx,
  { clock }: Pick<PromotionsCtx, 'clock'>,
  playerId: string,
): Promise<{ id: string; forfeit(): Promise<void> } | null> {
  const at = new Date(clock.nowMs())
  const id = await lockRunning(tx, playerId, at)
  if (id === null) return null
  return {
    id,
    async forfeit() {
      await endBonuses(tx, [id], { state: 'cancelled', at })
    },
  }
}
