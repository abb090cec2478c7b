import type { PromotionsCtx } from '../ctx.ts'
import { offerById } from '../offers.ts'
import { judge } from '../rules/judge.ts'
import { readFacts } from '../store/facts.ts'
import { type BonusRequest, listPending } from '../store/requests.ts'
import { bonusFlags } from './give.ts'

export type MarkedRequest = BonusRequest & {
  /** The reason why it cannot be approved now, if any, and the flags that the bonus would get. */
  readonly marks: readonly string[]
}

/** `total` also counts the requests beyond the limit. */
export type Pending = { readonly items: readonly MarkedRequest[]; readonly total: number }

/** Lists pending requests, the oldest first, with marks computed from the player's current state. */
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
