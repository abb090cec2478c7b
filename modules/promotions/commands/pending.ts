import type { PromotionsCtx } from '../ctx.ts'
import { offerById } from '../offers.ts'
import { judge } from '../rules/judge.ts'
import { readFacts } from '../store/facts.ts'
import { type BonusRequest, listPending } from '../store/requests.ts'
import { bonusFlags } from './give.ts'

export type MarkedRequest = BonusRequest & {
  /** Why it cannot be approved now, and what the bonus would be flagged with. */
  readonly marks: readonly string[]
}

/** `total` counts those beyond the limit, too. */
export type Pending = { readonly items: readonly MarkedRequest[]; readonly total: number }

/** What waits for staff, the oldest first, as it stands now. */
export async function pendingRequests(ctx: PromotionsCtx, limit: number): Promise<Pending> {
  const { items, total } = await listPending(ctx.database.db, limit)
  const marked: MarkedRequest[] = []
  for (const request of items) marked.push({ ...request, marks: await marksOf(ctx, request) })
  return { items: marked, total }
}

async function marksOf(ctx: PromotionsCtx, { playerId, offerId }: BonusRequest): Promise<readonly string[]> {
  const offer = offerById(ctx.offers, offerId)
  if (!offer) return ['not_open']
  const { db } = ctx.database
  const nowMs = ctx.clock.nowMs()
  const player = await ctx.playerFacts(playerId)
  const award = judge(offer, await readFacts(db, { playerId, nowMs, attached: null }, player), nowMs)
  return [
    ...(award.ok || award.error === 'on_request' ? [] : [award.error]),
    ...(await bonusFlags(db, player, offer)),
  ]
}
