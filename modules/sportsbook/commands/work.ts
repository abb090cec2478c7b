import { inTurn } from '@poyraz/kernel'
import type { SportsCtx } from '../ctx.ts'
import { dueRules } from '../store/cash-out-rules.ts'
import { dueCoupons, undecidedCoupons } from '../store/coupons.ts'
import { checkRule } from './cash-out-rules.ts'
import { decideCoupon } from './decide.ts'
import { settleCoupon } from './settle.ts'
import { SETTLED_AT_ONCE, settleCoupons } from './settle-coupons.ts'

/** Coupons of one round of the work, so that coupons which wait for their decision get their turn. */
const BATCH = 500

/** Decides, settles and sells coupons until nothing is due. */
export async function workWhileDue(ctx: SportsCtx, stopping?: AbortSignal): Promise<void> {
  for (let isMore = true; isMore && !stopping?.aborted; ) {
    await inTurn([
      () => decideDue(ctx),
      async () => {
        isMore = (await settleDue(ctx)) === BATCH
      },
      () => sellDue(ctx),
    ])
  }
}

/** Decides coupons whose delay is over. */
async function decideDue(ctx: SportsCtx): Promise<void> {
  const ids = await undecidedCoupons(ctx.database.db, new Date(ctx.clock.nowMs()), BATCH)
  await inTurn(ids.map((id) => () => decideCoupon(ctx, id)))
}

/** Settles coupons whose results changed; returns their number. */
async function settleDue(ctx: SportsCtx): Promise<number> {
  const ids = await dueCoupons(ctx.database.db, new Date(ctx.clock.nowMs()), BATCH)
  const chunks = Array.from({ length: Math.ceil(ids.length / SETTLED_AT_ONCE) }, (_, chunk) =>
    ids.slice(chunk * SETTLED_AT_ONCE, (chunk + 1) * SETTLED_AT_ONCE),
  )
  await inTurn(chunks.map((chunk) => () => settleChunk(ctx, chunk)))
  return ids.length
}

/** Settles coupons together. If that fails, and for corrections, each is settled on its own. */
async function settleChunk(ctx: SportsCtx, ids: readonly string[]): Promise<void> {
  const left = await settleCoupons(ctx, ids).catch(() => ids)
  await inTurn(left.map((id) => () => settleCoupon(ctx, id)))
}

/** Sells coupons by rules of players. */
async function sellDue(ctx: SportsCtx): Promise<void> {
  const ids = await dueRules(ctx.database.db, new Date(ctx.clock.nowMs()), BATCH)
  await inTurn(ids.map((id) => () => checkRule(ctx, id)))
}
