import { onCommit, type Tx } from '@poyraz/db'
import type { PromotionsCtx } from '../ctx.ts'
import { detachAll } from '../store/attached.ts'
import { endBonuses, openBonuses } from '../store/bonuses.ts'
import { cancelRequests } from '../store/requests.ts'

/** The part of promotions that compliance calls; it needs no other module and is created before compliance. */
export type BonusEnding = {
  /**
   * Cancels the bonuses, free bets, waiting codes and pending requests of a player who self-excludes or
   * closes the account, in the same transaction. Cash stays. Lottery tickets are voided when they are counted
   * next, at the latest for the draw. The caller holds the lock of the player's gate, so no new bonus is
   * granted meanwhile.
   */
  endAll(tx: Tx, playerId: string): Promise<void>
}

export function createBonusEnding({ clock, onMoved }: Pick<PromotionsCtx, 'clock' | 'onMoved'>): BonusEnding {
  return {
    async endAll(tx, playerId) {
      const at = new Date(clock.nowMs())
      await endBonuses(tx, await openBonuses(tx, playerId), { state: 'cancelled', at })
      await detachAll(tx, playerId)
      await cancelRequests(tx, playerId, at)
      onCommit(tx, () => onMoved(playerId))
    },
  }
}
