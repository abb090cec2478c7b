import type { AdmissionCode } from '@poyraz/contract'
import { type Tx, transact } from '@poyraz/db'
import { err, isStaffName, type Kurus, ok, type Result } from '@poyraz/kernel'
import type { PlayerFacts, PromotionsCtx } from '../ctx.ts'
import { offerById } from '../offers.ts'
import { judge, periodOf, type Reason } from '../rules/judge.ts'
import { admitBonus } from '../store/admission.ts'
import { lockPlayer } from '../store/bonuses.ts'
import { readFacts } from '../store/facts.ts'
import { type BonusRequest, decideRequest, findRequest, lockPendingRequest } from '../store/requests.ts'
import { give } from './give.ts'

/** `amount` is what staff give, in kuruş; null refuses. `reason` is told to the player, `note` kept for the house. */
export type Decision = {
  readonly requestId: string
  readonly staff: string
  readonly amount: Kurus | null
  readonly reason: string
  readonly note?: string
}

export type DecisionRefusal =
  | 'staff_name'
  | 'note_required'
  | 'not_found'
  | 'amount_range'
  | Reason
  | AdmissionCode

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Decides a request that waits, once; the answer is the bonus that came of it. Who decided is on record. */
export async function decide(
  ctx: PromotionsCtx,
  { requestId, staff, amount, reason, note = '' }: Decision,
): Promise<Result<string | null, DecisionRefusal>> {
  if (!isStaffName(staff)) return err('staff_name')
  if (amount === null && reason === '') return err('note_required')
  if (!UUID.test(requestId)) return err('not_found')
  const { db } = ctx.database
  const asked = await findRequest(db, requestId)
  if (!asked) return err('not_found')
  const player = await ctx.playerFacts(asked.playerId)
  return transact(db, async (tx): Promise<Result<string | null, DecisionRefusal>> => {
    const request = await lockPendingRequest(tx, requestId)
    if (!request) return err('not_found')
    const at = new Date(ctx.clock.nowMs())
    if (amount === null) {
      await decideRequest(tx, { request, state: 'refused', staff, reason, note, bonusId: null, at })
      return ok(null)
    }
    const given = await approve(tx, ctx, { request, amount, player })
    if (!given.ok) return given
    const bonusId = given.value
    await decideRequest(tx, { request, state: 'approved', staff, reason, note, bonusId, at })
    return given
  })
}

type Approval = {
  readonly request: BonusRequest
  readonly amount: Kurus
  readonly player: PlayerFacts
}

/** Staff say how much; whether the player may take the offer is judged as for a claim. */
async function approve(
  tx: Tx,
  ctx: PromotionsCtx,
  { request: { playerId, offerId }, amount, player }: Approval,
): Promise<Result<string, DecisionRefusal>> {
  const offer = offerById(ctx.offers, offerId)
  if (!offer) return err('not_found')
  if (!('rateBp' in offer.basis || offer.basis.kind === 'manual')) return err('amount_range')
  if (amount < 1n || amount > offer.amountMax) return err('amount_range')
  await lockPlayer(tx, playerId)
  const nowMs = ctx.clock.nowMs()
  const admitted = await admitBonus(tx, playerId, new Date(nowMs))
  if (!admitted.ok) return admitted
  const judged = judge(offer, await readFacts(tx, { playerId, nowMs, attached: null }, player), nowMs)
  if (!judged.ok && judged.error !== 'on_request') return judged
  const award = judged.ok ? judged.value : { period: periodOf(offer, nowMs), depositKey: null }
  const { linked } = player
  const given = await give(tx, ctx, { playerId, offer, award: { ...award, amount }, linked })
  return given.ok ? given : err(given.error === 'bonus_taken' ? 'taken' : 'active')
}
