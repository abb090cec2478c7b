import { TRANSACTION_STATUSES } from '@poyraz/contract'
import type { Database } from '@poyraz/db'
import type { TransferLines } from '@poyraz/wallet'
import { methodById } from './methods/list.ts'
import { statusOf } from './payments/states.ts'
import { isDone } from './store/chargebacks.ts'
import { paymentIdOf } from './store/money.ts'
import { paymentsById } from './store/payments.ts'
import { hasStatus } from './store/status-condition.ts'

const NO_NAME = { tr: '', en: '' }

/** Resolves the payment id, status and method name for statement lines. */
export function transferLines({ db }: Database): TransferLines {
  return {
    async find(playerId, ledgerKeys) {
      const ids = ledgerKeys.flatMap((key) => paymentIdOf(key) ?? [])
      const payments = ids.length === 0 ? [] : await paymentsById(db, playerId, ids)
      const byId = new Map(payments.map((payment) => [payment.id, payment]))
      return new Map(
        ledgerKeys.flatMap((key) => {
          const payment = byId.get(paymentIdOf(key) ?? '')
          if (!payment) return []
          const { id, direction, state, methodId } = payment
          const status = isDone(key) ? TRANSACTION_STATUSES.paid : statusOf(direction, state)
          return [[key, { id, status, name: methodById(methodId)?.name ?? NO_NAME }] as const]
        }),
      )
    },
    hasStatus,
  }
}
