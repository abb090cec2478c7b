import type { Call, Refusal, Registry } from '@poyraz/contract'
import {
  bonusesApprove,
  bonusesFlagged,
  bonusesList,
  bonusesRefuse,
  staffRefusal,
} from '@poyraz/contract/backoffice'
import { err, type Kurus, ok } from '@poyraz/kernel'
import type { DecisionRefusal } from '../commands/decide.ts'
import type { PromotionsCtx } from '../ctx.ts'
import type { PromotionsStaff } from '../staff.ts'
import { claimRefusal } from './refusals.ts'

/** Back-office procedures about requests for bonuses and flagged bonuses. */
export function addStaffBonuses(registry: Registry, ctx: PromotionsCtx, staff: PromotionsStaff): void {
  addLists(registry, ctx, staff)
  registry.add(bonusesApprove, async (call) => {
    const decided = await staff.decide(decisionOf(call, call.input.amount))
    if (!decided.ok) return err(refusalOf(decided.error, call.lang))
    return ok({ state: decided.value === 'in_review' ? 'in_review' : 'approved' })
  })
  registry.add(bonusesRefuse, async (call) => {
    const decided = await staff.decide(decisionOf(call, null))
    if (decided.ok) return ok(null)
    return decided.error === 'note_required'
      ? err({ error: 'invalid_input', fields: [{ field: 'reason', error: 'required' }] })
      : err({ error: 'not_found' })
  })
}

type Deciding = {
  readonly input: { readonly requestID: string; readonly reason: string; readonly note: string }
  readonly caller: { readonly name: string }
}

function decisionOf({ input: { requestID, reason, note }, caller }: Deciding, amount: Kurus | null) {
  return { requestId: requestID, staff: caller.name, amount, reason, note }
}

/** Maps a refused decision to its error reply; refusals of the offer's terms as for a player's claim. */
function refusalOf(
  error: DecisionRefusal,
  lang: Call<typeof bonusesApprove>['lang'],
): Refusal<(typeof bonusesApprove.errors)[number]> {
  switch (error) {
    case 'staff_name':
    case 'note_required':
    case 'not_found':
    case 'same_person':
    case 'amount_range':
      return staffRefusal(error)
    default:
      return claimRefusal(error, lang)
  }
}

function addLists(registry: Registry, { introduce }: PromotionsCtx, staff: PromotionsStaff): void {
  registry.add(bonusesList, async ({ input: { limit, offset } }) => {
    const { items, total } = await staff.pendingRequests(limit + offset)
    const named = items.slice(offset).map(async (request) => ({
      id: request.id,
      playerID: request.playerId,
      name: await introduce(request.playerId),
      offerID: request.offerId,
      note: request.note,
      createdAt: request.createdAt.toISOString(),
      marks: [...request.marks],
      proposal: request.proposal ? { amount: request.proposal.amount, by: request.proposal.by } : null,
    }))
    return ok({ items: await Promise.all(named), total, limit, offset })
  })
  registry.add(bonusesFlagged, async ({ input: { limit, offset } }) => {
    const { items, total } = await staff.flaggedBonuses(limit + offset)
    const named = items.slice(offset).map(async (bonus) => ({
      id: bonus.id,
      playerID: bonus.playerId,
      name: await introduce(bonus.playerId),
      offerID: bonus.offerId,
      amount: bonus.amount,
      state: bonus.state,
      grantedAt: bonus.grantedAt.toISOString(),
      flags: [...bonus.flags],
    }))
    return ok({ items: await Promise.all(named), total, limit, offset })
  })
}
