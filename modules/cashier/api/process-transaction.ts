import { prepayProcessTransaction, type Registry, TRANSACTION_STATUSES } from '@poyraz/contract'
import { err, ok } from '@poyraz/kernel'
import type { Ledger } from '@poyraz/ledger'
import { deposit } from '../commands/deposit.ts'

const WITHDRAWAL = 2

export function addProcessTransaction(registry: Registry, ledger: Ledger): void {
  registry.add(prepayProcessTransaction, async ({ input, caller: { playerId }, key, inputHash }) => {
    const { methodID: methodId, Type, amount } = input
    // No method pays out yet, and a method's id is of one direction.
    if (Type === WITHDRAWAL) return err({ error: 'not_found' })
    const done = await deposit(ledger, { playerId, methodId, amount, key, inputHash })
    if (done.ok) return ok({ transactionID: done.value.transactionId, status: TRANSACTION_STATUSES.paid })
    if (done.error === 'amount_range') {
      return err({ error: 'invalid_input', fields: [{ field: 'amount', error: 'amount_range' }] })
    }
    return err({ error: done.error })
  })
}
