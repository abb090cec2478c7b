import type { AdmissionCode } from '@poyraz/contract'
import { once, transact } from '@poyraz/db'
import { err, ok, type Result, uuidv7 } from '@poyraz/kernel'
import type { PromotionsCtx } from '../ctx.ts'
import { offerById } from '../offers.ts'
import { isOpen } from '../rules/judge.ts'
import { admitBonus } from '../store/admission.ts'
import { insertRequest } from '../store/requests.ts'

export type Ask = {
  readonly playerId: string
  readonly offerId: number
  readonly note: string
  readonly key: string | null
  readonly inputHash: string
}

export type AskRefusal = 'not_found' | 'state_conflict' | 'idempotency_conflict' | AdmissionCode
/** The result stored under the idempotency key: plain JSON. */
export type Asked = { readonly id: string; readonly createdAt: string }

/** Creates a request to staff for an offer. A player has at most one pending request per offer. */
export async function requestBonus(
  ctx: PromotionsCtx,
  { playerId, offerId, note, key, inputHash }: Ask,
): Promise<Result<Asked, AskRefusal>> {
  const nowMs = ctx.clock.nowMs()
  const offer = offerById(ctx.openOffers, offerId)
  if (!offer || !isOpen(offer, nowMs)) return err('not_found')
  const write = { scope: `${playerId}:bonus.request`, key, inputHash }
  return transact(ctx.database.db, (tx) =>
    once<Asked, 'state_conflict' | AdmissionCode>(tx, write, async () => {
      const createdAt = new Date(nowMs)
      const admitted = await admitBonus(tx, playerId, createdAt)
      if (!admitted.ok) return admitted
      const request = await insertRequest(tx, { id: uuidv7(nowMs), playerId, offerId, note, createdAt })
      return request ? ok({ id: request.id, createdAt: createdAt.toISOString() }) : err('state_conflict')
    }),
  )
}
