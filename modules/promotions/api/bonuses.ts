import { bonusCancel, bonusClaim, bonusMine, type Language, type Registry } from '@poyraz/contract'
import { err, ok } from '@poyraz/kernel'
import { cancelBonus, previewCancel } from '../commands/cancel.ts'
import { claim } from '../commands/claim.ts'
import type { PromotionsCtx } from '../ctx.ts'
import { offerById } from '../offers.ts'
import { type Bonus, findBonus, listBonuses } from '../store/bonuses.ts'
import { spinsOf } from './offers.ts'
import { claimRefusal } from './refusals.ts'

export function addBonusMine(registry: Registry, ctx: PromotionsCtx): void {
  registry.add(bonusMine, async ({ input: { limit, offset }, caller: { playerId }, lang }) => {
    const { items, total } = await listBonuses(ctx.database.db, { playerId, limit, offset })
    return ok({ items: items.map((bonus) => present(ctx, bonus, lang)), total, limit, offset })
  })
}

export function addBonusClaim(registry: Registry, ctx: PromotionsCtx): void {
  registry.add(bonusClaim, async ({ input, caller: { playerId }, key, inputHash, lang }) => {
    const wanted = input.bonusID === undefined ? (input.code ?? '') : offerById(ctx.openOffers, input.bonusID)
    if (wanted === undefined) return err({ error: 'not_found' })
    const done = await claim(ctx, { playerId, key, inputHash, wanted })
    if (!done.ok) {
      return err(
        done.error === 'idempotency_conflict' ? { error: done.error } : claimRefusal(done.error, lang),
      )
    }
    const bonus = await findBonus(ctx.database.db, playerId, done.value.id)
    return bonus ? ok(present(ctx, bonus, lang)) : err({ error: 'not_found' })
  })
}

export function addBonusCancel(registry: Registry, ctx: PromotionsCtx): void {
  registry.add(bonusCancel, async ({ input: { id, preview }, caller: { playerId }, key, inputHash }) => {
    const done = preview
      ? await previewCancel(ctx, { playerId, id })
      : await cancelBonus(ctx, { playerId, id, key, inputHash })
    if (!done.ok) return err({ error: done.error })
    return ok({ id, preview: preview ? (1 as const) : (0 as const), ...done.value })
  })
}

function present(ctx: PromotionsCtx, taken: Bonus, lang: Language) {
  const { offerId, spinStake, spins, spinsLeft, ...bonus } = taken
  const offer = offerById(ctx.offers, offerId)
  const game = offer && spinsOf(offer, lang)
  const isOver = spinStake === null || spins === null || !game
  return {
    ...bonus,
    bonusID: offerId,
    title: offer?.title[lang] ?? '',
    spins: isOver ? null : { ...game, stake: spinStake, rounds: spins, left: spinsLeft },
    order: spinsLeft > 0 || bonus.kind === 'free_bet' ? ('cash_only' as const) : ('cash_first' as const),
    grantedAt: bonus.grantedAt.toISOString(),
    expiresAt: bonus.expiresAt.toISOString(),
    endedAt: bonus.endedAt?.toISOString() ?? null,
  }
}
