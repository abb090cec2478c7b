import type { AdmissionCode } from '@poyraz/contract'
import { type Tx, transact } from '@poyraz/db'
import { err, isStaffName, type Kurus, ok, type Result } from '@poyraz/kernel'
import type { PromotionsCtx } from '../ctx.ts'
import { offerById } from '../offers.ts'
import { periodOf } from '../rules/judge.ts'
import { admitBonus } from '../store/admission.ts'
import { lockPlayer } from '../store/bonuses.ts'
import { type BonusRequest, decideRequest, lockPendingRequest } from '../store/requests.ts'
import { give } from './give.ts'

/** `amount` is what staff give, in kuruş; null refuses. `reason` is told to the player. */
export type Decision = {
  readonly requestId: string
  readonly staff: string
  readonly amount: Kurus | null
  readonly reason: string
}

export type DecisionRefusal =
  | 'staff_name'
  | 'note_required'
  | 'not_found'
  | 'amount_range'
  | 'bonus_taken'
  | 'bonus_active'
  | AdmissionCode

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Decides a request that waits, once; the answer is the bonus that came of it. Who decided is on record. */
export async function decide(
  ctx: PromotionsCtx,
  { requestId, staff, amount, reason }: Decision,
): Promise<Result<string | null, DecisionRefusal>> {
  if (!isStaffName(staff)) return err('staff_name')
  if (amount === null && reason === '') return err('note_required')
  if (!UUID.test(requestId)) return err('not_found')
  return transact(ctx.database.db, async (tx): Promise<Result<string | null, DecisionRefusal>> => {
    const request = await lockPendingRequest(tx, requestId)
    if (!request) return err('not_found')
    const at = new Date(ctx.clock.nowMs())
    if (amount === null) {
      await decideRequest(tx, { request, state: 'refused', staff, reason, bonusId: null, at })
      return ok(null)
    }
    const given = await approve(tx, ctx, request, amount)
    if (!given.ok) return given
    await decideRequest(tx, { request, state: 'approved', staff, reason, bonusId: given.value, at })
    return given
  })
}

/** Staff answer for the terms; what no offer gives, they cannot give either. */
async function approve(
  tx: Tx,
  ctx: PromotionsCtx,
  { playerId, offerId }: BonusRequest,
  amount: Kurus,
): Promise<Result<string, DecisionRefusal>> {
  const offer = offerById(ctx.offers, offerId)
  if (!offer) return err('not_found')
  if (!('rateBp' in offer.basis || offer.basis.kind === 'manual')) return err('amount_range')
  if (amount < 1n || amount > offer.amountMax) return err('amount_range')
  await lockPlayer(tx, playerId)
  const admitted = await admitBonus(tx, playerId, new Date(ctx.clock.nowMs()))
  if (!admitted.ok) return admitted
  const award = { amount, period: periodOf(offer, ctx.clock.nowMs()), depositKey: null }
  return give(tx, ctx, { playerId, offer, award, linked: [] })
}
