import { type Db, onCommit, type Tx } from '@poyraz/db'
import { DAY_MS, err, ok, type Result, uuidv7 } from '@poyraz/kernel'
import type { BonusFlag, PlayerFacts, PromotionsCtx } from '../ctx.ts'
import { type Award, wageringOf } from '../rules/judge.ts'
import type { Offer } from '../rules/offer.ts'
import { grantBonus, tookOffer } from '../store/bonuses.ts'

export type Gift = {
  readonly playerId: string
  readonly offer: Offer
  readonly award: Award
  readonly player: Pick<PlayerFacts, 'linked' | 'risks'>
}

/** Returns the risk flags of this offer for this player: a shared device with a taker of it, open cases. */
export async function bonusFlags(
  db: Db,
  { linked, risks }: Pick<PlayerFacts, 'linked' | 'risks'>,
  offer: Offer,
): Promise<readonly BonusFlag[]> {
  const isShared = linked.length > 0 && (await tookOffer(db, linked, offer.id))
  return isShared ? ['shared_device', ...risks] : risks
}

const REFUSALS = {
  bonus_taken: 'taken',
  bonus_active: 'active',
  withdrawal_open: 'withdrawal_open',
} as const

/** Writes a bonus with its money and its flags, and returns its id. */
export async function give(
  tx: Tx,
  ctx: PromotionsCtx,
  { playerId, offer, award, player }: Gift,
): Promise<Result<string, 'taken' | 'active' | 'withdrawal_open'>> {
  const nowMs = ctx.clock.nowMs()
  const id = uuidv7(nowMs)
  const status = await grantBonus(tx, {
    id,
    playerId,
    offer,
    ...award,
    wagering: wageringOf(offer, award.amount),
    flags: await bonusFlags(tx, player, offer),
    at: new Date(nowMs),
    expiresAt: new Date(nowMs + offer.days * DAY_MS),
  })
  if (status !== 'granted') return err(REFUSALS[status])
  await ctx.push?.(tx, playerId, 'bonus_granted')
  onCommit(tx, () => ctx.onMoved(playerId))
  return ok(id)
}
