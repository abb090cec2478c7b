import type { Tx } from '@poyraz/db'
import type { PromotionsCtx } from '../ctx.ts'
import { endBonuses, lockOpen, lockPlayer } from '../store/bonuses.ts'

/**
 * Locks the player's open bonuses for a withdrawal, which forfeits the active bonus and unused free bets,
 * because the deposit that earned them leaves. Returns the id of the active bonus, or else of a free bet,
 * and `forfeit`, which ends all of them; null if there are none. Bonus rows are locked before ledger
 * accounts, so call this before the hold is placed. A concurrent claim runs before it, or sees the hold.
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
