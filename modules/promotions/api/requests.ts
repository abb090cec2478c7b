import { bonusRequest, bonusRequests, type Language, type Registry } from '@poyraz/contract'
import { err, ok } from '@poyraz/kernel'
import { giveAttached } from '../commands/attach.ts'
import { requestBonus } from '../commands/request.ts'
import type { PromotionsCtx } from '../ctx.ts'
import { offerById } from '../offers.ts'
import { type BonusRequest, listRequests } from '../store/requests.ts'
import { codeEndText } from './refusals.ts'

export function addBonusRequest(registry: Registry, ctx: PromotionsCtx): void {
  registry.add(bonusRequest, async ({ input, caller: { playerId }, key, inputHash, lang }) => {
    const note = input.note ?? ''
    const asked = await requestBonus(ctx, { playerId, offerId: input.bonusID, note, key, inputHash })
    if (!asked.ok) return err({ error: asked.error })
    const { id, createdAt } = asked.value
    const pending = {
      state: 'pending',
      reason: '',
      because: null,
      createdAt: new Date(createdAt),
      decidedAt: null,
    } as const
    return ok(present(ctx, { id, offerId: input.bonusID, note, ...pending }, lang))
  })
}

export function addBonusRequests(registry: Registry, ctx: PromotionsCtx): void {
  registry.add(bonusRequests, async ({ input: { limit, offset }, caller: { playerId }, lang }) => {
    await giveAttached(ctx, playerId)
    const { items, total } = await listRequests(ctx.database.db, { playerId, limit, offset })
    return ok({ items: items.map((request) => present(ctx, request, lang)), total, limit, offset })
  })
}

function present(ctx: PromotionsCtx, request: Omit<BonusRequest, 'playerId' | 'proposal'>, lang: Language) {
  return {
    requestID: request.id,
    bonusID: request.offerId,
    title: offerById(ctx.offers, request.offerId)?.title[lang] ?? '',
    note: request.note,
    status: request.state,
    reason: request.because === null ? request.reason : codeEndText(request.because, lang),
    createdAt: request.createdAt.toISOString(),
    decidedAt: request.decidedAt?.toISOString() ?? null,
  }
}
