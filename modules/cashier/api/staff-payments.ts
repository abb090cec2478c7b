import type { Registry } from '@poyraz/contract'
import {
  debtsList,
  debtsSettle,
  depositsList,
  depositsReceipt,
  depositsRefuse,
  depositsShow,
  differencesSettle,
  staffRefusal,
  withdrawalsApprove,
  withdrawalsList,
  withdrawalsRefuse,
  withdrawalsShow,
} from '@poyraz/contract/backoffice'
import { err, ok, type Result } from '@poyraz/kernel'
import type { Decision, DecisionRefusal } from '../commands/decide-withdrawal.ts'
import type { PaymentFile } from '../commands/open-payment.ts'
import type { Waiting } from '../commands/waiting.ts'
import type { CashierCtx } from '../ctx.ts'
import type { CashierStaff } from '../staff.ts'
import type { Payment } from '../store/payments.ts'
import { type Paging, pageOf } from './staff-page.ts'

/** Registers staff procedures for withdrawals, deposits, debts and reconciliation differences. */
export function addStaffPayments(registry: Registry, ctx: CashierCtx, staff: CashierStaff): void {
  addLists(registry, ctx, staff)
  addFiles(registry, ctx, staff)
  const by = (decide: (decision: Decision) => Promise<Result<string, DecisionRefusal>>) => {
    return async ({ input: { paymentID, note }, caller }: DecisionCall) =>
      stated(await decide({ paymentId: paymentID, staff: caller.name, note }))
  }
  registry.add(withdrawalsApprove, by(staff.approveWithdrawal))
  registry.add(withdrawalsRefuse, by(staff.refuseWithdrawal))
  registry.add(depositsRefuse, by(staff.refuseDeposit))
  registry.add(debtsSettle, by(staff.settleDebt))
  registry.add(differencesSettle, async ({ input, caller }) =>
    stated(await staff.settleDifference({ ...input, staff: caller.name })),
  )
}

type DecisionCall = {
  readonly input: { readonly paymentID: string; readonly note: string }
  readonly caller: { readonly name: string }
}

function stated(decided: Result<string, DecisionRefusal>) {
  return decided.ok ? ok({ state: decided.value }) : err(staffRefusal(decided.error))
}

function addLists(registry: Registry, ctx: CashierCtx, staff: CashierStaff): void {
  const page = async ({ payments, total }: Waiting, paging: Paging) =>
    pageOf(await Promise.all(payments.map((one) => paymentItem(ctx, one))), total, paging)
  registry.add(withdrawalsList, async ({ input }) => page(await staff.pendingWithdrawals(), input))
  registry.add(depositsList, async ({ input }) => page(await staff.parkedDeposits(), input))
  registry.add(debtsList, async ({ input }) => {
    const { debts, total } = await staff.debts()
    const items = debts.map(async ({ paymentId, playerId, owed, since }) => ({
      paymentID: paymentId,
      playerID: playerId,
      name: await ctx.introduce(playerId),
      owed,
      since: since.toISOString(),
    }))
    return pageOf(await Promise.all(items), total, input)
  })
}

function addFiles(registry: Registry, ctx: CashierCtx, staff: CashierStaff): void {
  for (const procedure of [withdrawalsShow, depositsShow]) {
    registry.add(procedure, async ({ input, caller }) => {
      const found = await staff.openPayment({ paymentId: input.paymentID, staff: caller.name })
      return found.ok ? ok(await fileItem(ctx, found.value)) : err(staffRefusal(found.error))
    })
  }
  registry.add(depositsReceipt, async ({ input, caller }) => {
    const picture = await staff.receiptOf({ paymentId: input.paymentID, staff: caller.name })
    if (!picture.ok) return err(staffRefusal(picture.error))
    return ok({ contentType: 'image/jpeg', base64: Buffer.from(picture.value).toString('base64') })
  })
}

async function paymentItem({ introduce }: CashierCtx, payment: Payment) {
  const { playerId: playerID, createdAt, flags } = payment
  const { id, amount, received, state, account } = payment
  const shown = { id, amount, received, state, account, flags: [...flags] }
  return { ...shown, playerID, name: await introduce(playerID), createdAt: createdAt.toISOString() }
}

async function fileItem(ctx: CashierCtx, file: PaymentFile) {
  const steps = file.steps.map(({ at, actor, state, note }) => ({ at: at.toISOString(), actor, state, note }))
  return { ...(await paymentItem(ctx, file)), details: { ...file.details }, steps }
}
