import type { AdmissionCode } from '@poyraz/contract'
import { type Tx, transact } from '@poyraz/db'
import { DAY_MS, err, isStaffName, type Kurus, kurus, ok, type Result, staffNameOf } from '@poyraz/kernel'
import type { PlayerFacts, PromotionsCtx } from '../ctx.ts'
import { offerById } from '../offers.ts'
import { type Award, awardOnRequest, judge, type Reason } from '../rules/judge.ts'
import type { Offer } from '../rules/offer.ts'
import { admitBonus } from '../store/admission.ts'
import { lockPlayer } from '../store/bonuses.ts'
import { readFacts } from '../store/facts.ts'
import {
  approvedAloneSince,
  type BonusRequest,
  decideRequest,
  findRequest,
  lockPendingRequest,
  setProposal,
} from '../store/requests.ts'
import { give } from './give.ts'

/** In kuruş: from this sum per staff member and day on, two people must approve a bonus (R61). */
const TWO_PEOPLE_FROM = kurus(1_000_000)
/** Window in which amounts that one person granted alone are added up. */
const ALONE_MS = DAY_MS

/** `amount` in kuruş; null refuses the request. The player sees `reason`; only staff see `note`. */
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
  | 'same_person'
  | Reason
  | AdmissionCode

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** `in_review`: a second person must approve the same amount. */
export type Decided = 'approved' | 'in_review' | 'refused'

/** Decides a pending request once, and grants the bonus if approved. Records who decided. */
export async function decide(
  ctx: PromotionsCtx,
  { requestId, staff, amount, reason, note = '' }: Decision,
): Promise<Result<Decided, DecisionRefusal>> {
  if (!isStaffName(staff)) return err('staff_name')
  if (amount === null && reason === '') return err('note_required')
  if (!UUID.test(requestId)) return err('not_found')
  const { db } = ctx.database
  const asked = await findRequest(db, requestId)
  if (!asked) return err('not_found')
  const player = await ctx.playerFacts(asked.playerId)
  return transact(db, async (tx): Promise<Result<Decided, DecisionRefusal>> => {
    await lockPlayer(tx, asked.playerId)
    const request = await lockPendingRequest(tx, requestId)
    if (!request) return err('not_found')
    const said = { request, staff, reason, note, at: new Date(ctx.clock.nowMs()) }
    if (amount === null) {
      await decideRequest(tx, { ...said, state: 'refused', bonusId: null, proposal: request.proposal })
      return ok('refused')
    }
    const due = await checkDecision(tx, ctx, { request, amount, player })
    if (!due.ok) return due
    const agreed = await agreedBy(tx, ctx, { request, staff, amount, most: due.value.most }, said.at)
    if (!agreed.ok) return agreed
    if (agreed.value === 'nobody') {
      await setProposal(tx, said, { by: staff, amount })
      return ok('in_review')
    }
    const { offer, award } = due.value
    const gift = { playerId: request.playerId, offer, award: { ...award, amount }, player }
    const given = await give(tx, ctx, gift)
    if (!given.ok) return given
    const proposal = agreed.value === 'two' ? request.proposal : null
    await decideRequest(tx, { ...said, state: 'approved', bonusId: given.value, proposal })
    return ok('approved')
  })
}

type Approval = {
  readonly request: BonusRequest
  readonly amount: Kurus
  readonly player: PlayerFacts
}

/** `most`: the amount that the offer's own terms give; null if the offer leaves the amount to staff. */
type Due = { readonly offer: Offer; readonly award: Omit<Award, 'amount'>; readonly most: Kurus | null }

/** Checks the amount that staff chose, and the terms of the offer as for a claim. The player is locked. */
async function checkDecision(
  tx: Tx,
  ctx: PromotionsCtx,
  { request: { playerId, offerId }, amount, player }: Approval,
): Promise<Result<Due, DecisionRefusal>> {
  const offer = offerById(ctx.offers, offerId)
  if (!offer) return err('not_found')
  if (!('rateBp' in offer.basis || offer.basis.kind === 'manual')) return err('amount_range')
  if (amount < 1n || amount > offer.amountMax) return err('amount_range')
  const nowMs = ctx.clock.nowMs()
  const admitted = await admitBonus(tx, playerId, new Date(nowMs))
  if (!admitted.ok) return admitted
  const facts = await readFacts(tx, { playerId, nowMs, attached: null }, player)
  const award = judge(offer, facts, nowMs)
  if (award.ok) return ok({ offer, award: award.value, most: award.value.amount })
  if (award.error !== 'on_request') return award
  return ok({ offer, award: awardOnRequest(offer, facts, nowMs), most: null })
}

type Agreement = {
  readonly request: BonusRequest
  readonly staff: string
  readonly amount: Kurus
  readonly most: Kurus | null
}

/**
 * Returns who approved an amount. 'two': another person, who has not lost the right since, proposed the same
 * amount before. 'one': this person may grant it alone. 'nobody': a second person is needed, because it is
 * more than the offer gives or reaches the daily limit of one person.
 */
async function agreedBy(
  tx: Tx,
  ctx: PromotionsCtx,
  { request: { proposal }, staff, amount, most }: Agreement,
  at: Date,
): Promise<Result<'two' | 'one' | 'nobody', 'same_person'>> {
  const name = staffNameOf(staff)
  if (proposal?.amount === amount && !(await ctx.hasLost(tx, proposal.by, 'bonuses.decide'))) {
    return staffNameOf(proposal.by) === name ? err('same_person') : ok('two')
  }
  const alone = await approvedAloneSince(tx, name, new Date(at.getTime() - ALONE_MS))
  const isLarge = alone + amount >= TWO_PEOPLE_FROM || (most !== null && amount > most)
  return ok(isLarge ? 'nobody' : 'one')
}
