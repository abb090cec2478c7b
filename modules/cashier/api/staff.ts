import type { Registry } from '@poyraz/contract'
import type { CashierCtx } from '../ctx.ts'
import type { CashierStaff } from '../staff.ts'
import { addStaffCards, addStaffClosings } from './staff-cards.ts'
import { addStaffPayments } from './staff-payments.ts'

/** Registers all staff procedures of the cashier. */
export function addStaff(registry: Registry, ctx: CashierCtx, staff: CashierStaff): void {
  addStaffPayments(registry, ctx, staff)
  addStaffCards(registry, staff)
  addStaffClosings(registry, ctx, staff)
}
