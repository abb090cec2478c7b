import { onCommit, transact } from '@poyraz/db'
import type { PromotionsCtx } from '../ctx.ts'
import { dueBonuses, endBonuses } from '../store/bonuses.ts'

/** Expires due bonuses, at most `limit`, in one transaction. Returns the number of expired bonuses. */
export async function expireBonuses(
  { database, clock, push, onMoved }: PromotionsCtx,
  limit: number,
): Promise<number> {
  const at = new Date(clock.nowMs())
  const due = await dueBonuses(database.db, at, limit)
  if (due.length === 0) return 0
  return transact(database.db, async (tx) => {
    const ended = await endBonuses(tx, due, { state: 'expired', at })
    for (const { playerId } of ended) await push?.(tx, playerId, 'bonus_expired')
    onCommit(tx, () => {
      for (const { playerId } of ended) onMoved(playerId)
    })
    return ended.length
  })
}
