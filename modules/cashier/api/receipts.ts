import { financeSendReceipt, type Registry } from '@poyraz/contract'
import { sendReceipt } from '../commands/send-receipt.ts'
import type { CashierCtx } from '../ctx.ts'

export function addSendReceipt(registry: Registry, ctx: CashierCtx): void {
  registry.add(financeSendReceipt, ({ input, caller: { playerId }, key, inputHash }) => {
    const { transactionID: paymentId, upload } = input
    return sendReceipt(ctx, { playerId, paymentId, upload, key, inputHash })
  })
}
