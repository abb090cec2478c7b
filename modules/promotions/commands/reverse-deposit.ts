import type { Tx } from '@poyraz/db'
import type { PromotionsCtx } from '../ctx.ts'
import { endAttached, listAttached } from '../store/attached.ts'
import { lockPlayer } from '../store/bonuses.ts'
import { markRestored, markReversed } from '../store/reversed-deposits.ts'

type Ctx = Pick<PromotionsCtx, 'clock'>
type Deposit = { readonly playerId: string; readonly depositKey: string }

/**
 * Ends the waiting code and the bonuses that are based on a deposit that was taken back, in the same
 * transaction and before its money moves. Lottery tickets are voided when they are counted next, at the
 * latest for the draw.
 */
export async function reverseDeposit(tx: Tx, { clock }: Ctx, deposit: Deposit): Promise<void> {
  const at = new Date(clock.nowMs())
  await lockPlayer(tx, deposit.playerId)
  const waiting = await listAttached(tx, deposit.playerId)
  const own = waiting.find(({ depositKey }) => depositKey === deposit.depositKey)
  if (own) await endAttached(tx, own, { because: 'deposit_gone', at })
  await markReversed(tx, { ...deposit, at })
}

/** Counts a deposit again after the house won its dispute, in the same transaction. */
export async function restoreDeposit(tx: Tx, { clock }: Ctx, deposit: Deposit): Promise<void> {
  await lockPlayer(tx, deposit.playerId)
  await markRestored(tx, { ...deposit, at: new Date(clock.nowMs()) })
}
