import type { AdmissionCode } from '@poyraz/contract'
import { once, type Tx, transact } from '@poyraz/db'
import { ok, type Result } from '@poyraz/kernel'
import type { PlayerFacts, PromotionsCtx } from '../ctx.ts'
import { type CodeRefusal, findCode } from '../rules/find-code.ts'
import { judge, type Reason } from '../rules/judge.ts'
import type { Offer } from '../rules/offer.ts'
import { admitBonus } from '../store/admission.ts'
import { lockPlayer } from '../store/bonuses.ts'
import { type FactsQuery, readFacts } from '../store/facts.ts'
import { give } from './give.ts'

export type Claim = {
  readonly playerId: string
  readonly key: string | null
  readonly inputHash: string
  /** An offer, or a promo code. */
  readonly wanted: Offer | string
}

export type ClaimRefusal = Reason | CodeRefusal | AdmissionCode

/** Claims an offer, idempotently per key. Returns the id of the bonus. */
export async function claim(
  ctx: PromotionsCtx,
  { playerId, key, inputHash, wanted }: Claim,
): Promise<Result<{ id: string }, ClaimRefusal | 'idempotency_conflict'>> {
  const player = await ctx.playerFacts(playerId)
  const write = { scope: `${playerId}:bonus.claim`, key, inputHash }
  return transact(ctx.database.db, (tx) =>
    once<{ id: string }, ClaimRefusal>(tx, write, async () => {
      const taken = await take(tx, ctx, { playerId, wanted, player, attached: null })
      return taken.ok ? ok({ id: taken.value }) : taken
    }),
  )
}

export type Take = {
  readonly playerId: string
  readonly wanted: Offer | string
  readonly player: PlayerFacts
  readonly attached: FactsQuery['attached']
}

/** Grants an offer if all its terms are met, and returns the bonus id. Serialised per player by a lock. */
export async function take(
  tx: Tx,
  ctx: PromotionsCtx,
  { playerId, wanted, player, attached }: Take,
): Promise<Result<string, ClaimRefusal>> {
  await lockPlayer(tx, playerId)
  const nowMs = ctx.clock.nowMs()
  const admitted = await admitBonus(tx, playerId, new Date(nowMs))
  if (!admitted.ok) return admitted
  const facts = await readFacts(tx, { playerId, nowMs, attached }, player)
  const offer =
    typeof wanted === 'string' ? findCode(ctx.openOffers, wanted, { ...facts, nowMs }) : ok(wanted)
  if (!offer.ok) return offer
  const award = judge(offer.value, facts, nowMs)
  if (!award.ok) return award
  return give(tx, ctx, { playerId, offer: offer.value, award: award.value, player })
}
