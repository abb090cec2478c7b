import { prepayProcessTransaction, type Registry, TRANSACTION_STATUSES } from '@poyraz/contract'
import { err, ok } from '@poyraz/kernel'
import type { Ledger } from '@poyraz/ledger'
import { deposit } from '../commands/deposit.ts'

export function addProcessTransaction(registry: Registry, ledger: Ledger): void {
  registry.add(prepayProcessTransaction, async ({ input: { methodID, amount }, caller, key }) => {
    const done = await deposit(ledger, { playerId: caller.playerId, methodId: methodID, amount, key })
    if (done.ok) return ok({ transactionID: done.value.transactionId, status: TRANSACTION_STATUSES.paid })
    if (done.error === 'amount_range') {
      return err({ error: 'invalid_input', fields: [{ field: 'amount', error: 'amount_range' }] })
    }
    return err({ error: done.error })
  })
}
