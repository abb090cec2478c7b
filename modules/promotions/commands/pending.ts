import type { PromotionsCtx } from '../ctx.ts'
import { offerById } from '../offers.ts'
import { judge } from '../rules/judge.ts'
import { readFacts } from '../store/facts.ts'
import { type BonusRequest, listPending } from '../store/requests.ts'
import { isShared } from './give.ts'

export type MarkedRequest = BonusRequest & {
  /** Why it cannot be approved now, and `shared_device`: somebody else on a device of the player took it. */
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
    ...((await isShared(db, player, offer)) ? ['shared_device'] : []),
  ]
}
