import type { Registry } from '@poyraz/contract'
import { cardsApprove, cardsIssue, cardsList, closingsList, staffRefusal } from '@poyraz/contract/backoffice'
import { err, ok } from '@poyraz/kernel'
import type { CashierCtx } from '../ctx.ts'
import type { CashierStaff } from '../staff.ts'
import { pageOf } from './staff-page.ts'

/** Registers staff procedures for prepaid cards. Code and PIN are returned only once, here. */
export function addStaffCards(registry: Registry, staff: CashierStaff): void {
  registry.add(cardsIssue, async ({ input: { amount, note }, caller }) => {
    const issued = await staff.issueCard({ amount, note, staff: caller.name })
    if (!issued.ok) return err(staffRefusal(issued.error))
    const { orderId, card } = issued.value
    return ok({ orderID: orderId, card })
  })
  registry.add(cardsApprove, async ({ input, caller }) => {
    const approved = await staff.approveCard({ orderId: input.orderID, staff: caller.name })
    return approved.ok ? approved : err(staffRefusal(approved.error))
  })
  registry.add(cardsList, async ({ input }) => {
    const { orders, total } = await staff.waitingCards()
    return pageOf(
      orders.map(({ askedAt, ...order }) => ({ ...order, askedAt: askedAt.toISOString() })),
      total,
      input,
    )
  })
}

/** Registers the staff list of closing and closed accounts that still hold money. */
export function addStaffClosings(registry: Registry, ctx: CashierCtx, staff: CashierStaff): void {
  registry.add(closingsList, async ({ input }) => {
    const { accounts, total } = await staff.closedWithMoney()
    const items = accounts.map(async ({ playerId, closedAt, isReachable, money }) => ({
      playerID: playerId,
      name: await ctx.introduce(playerId),
      money,
      state: isReachable ? ('closing' as const) : ('closed' as const),
      closedAt: closedAt.toISOString(),
    }))
    return pageOf(await Promise.all(items), total, input)
  })
}
