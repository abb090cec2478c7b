import type { Tx } from '@poyraz/db'
import type { PromotionsCtx } from '../ctx.ts'
import { endBonuses, lockOpen, lockPlayer } from '../store/bonuses.ts'

/**
 * A withdrawal excludes the bonus under way, and free bets that are not used: the deposit that earned them
 * goes. Answers the active bonus, or else a free bet, locked, with what ends it and the others; their rows
 * are locked before the ledger's accounts, so this is asked before money is set aside. A claim at the same
 * time is before it, or sees the money gone.
 */
export async function runningBonus(
  tx: Tx,
  { clock }: Pick<PromotionsCtx, 'clock'>,
  playerId: string,
): Promise<{ id: string; forfeit(): Promise<void> } | null> {
  const at = new Date(clock.nowMs())
  await lockPlayer(tx, playerId)
  const ids = await lockOpen(tx, playerId, at)
  const [id] = ids
  if (id === undefined) return null
  return {
    id,
    async forfeit() {
      await endBonuses(tx, ids, { state: 'cancelled', at })
    },
  }
}
