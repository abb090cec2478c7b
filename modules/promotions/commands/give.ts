import { type Db, onCommit, type Tx } from '@poyraz/db'
import { DAY_MS, err, ok, type Result, uuidv7 } from '@poyraz/kernel'
import type { PlayerFacts, PromotionsCtx } from '../ctx.ts'
import { type Award, wageringOf } from '../rules/judge.ts'
import type { Offer } from '../rules/offer.ts'
import { grantBonus, tookOffer } from '../store/bonuses.ts'

export type Gift = {
  readonly playerId: string
  readonly offer: Offer
  readonly award: Award
  /** Other accounts on a device of this one. */
  readonly linked: readonly string[]
}

/** Whether somebody else on a device of the player took the offer. */
export async function isShared(
  db: Db,
  { linked }: Pick<PlayerFacts, 'linked'>,
  offer: Offer,
): Promise<boolean> {
  return linked.length > 0 && (await tookOffer(db, linked, offer.id))
}

/**
 * Writes a bonus with its money and answers its id. Who shares a device with a taker of the offer is
 * marked.
 */
export async function give(
  tx: Tx,
  ctx: PromotionsCtx,
  { playerId, offer, award, linked }: Gift,
): Promise<Result<string, 'bonus_taken' | 'bonus_active'>> {
  const nowMs = ctx.clock.nowMs()
  const id = uuidv7(nowMs)
  const status = await grantBonus(tx, {
    id,
    playerId,
    offer,
    ...award,
    wagering: wageringOf(offer, award.amount),
    flags: (await isShared(tx, { linked }, offer)) ? ['shared_device'] : [],
    at: new Date(nowMs),
    expiresAt: new Date(nowMs + offer.days * DAY_MS),
  })
  if (status !== 'granted') return err(status)
  onCommit(tx, () => ctx.onMoved(playerId))
  return ok(id)
}
