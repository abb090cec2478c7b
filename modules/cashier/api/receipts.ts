import { financeSendReceipt, type Registry } from '@poyraz/contract'
import { sendReceipt } from '../commands/send-receipt.ts'
import type { CashierCtx } from '../ctx.ts'

export function addSendReceipt(registry: Registry, ctx: CashierCtx): void {
  registry.add(financeSendReceipt, ({ input, caller: { playerId }, key, inputHash }) => {
    const { transactionID: paymentId, upload } = input
    const scope = `${playerId}:finance.send_receipt`
    return sendReceipt(ctx, { playerId, paymentId, upload, scope, key, inputHash })
  })
}
