import type { Database } from '@poyraz/db'
import type { TransferLines } from '@poyraz/wallet'
import { methodById } from './methods/list.ts'
import { statusOf } from './payments/states.ts'
import { ledgerKeysOf, paymentIdOf } from './store/money.ts'
import { paymentsById, unpaidPayments } from './store/payments.ts'

const NO_NAME = { tr: '', en: '' }

/** How far the transfers behind lines of a statement have come. */
export function transferLines({ db }: Database): TransferLines {
  return {
    async find(playerId, ledgerKeys) {
      const ids = ledgerKeys.flatMap((key) => paymentIdOf(key) ?? [])
      const payments = ids.length === 0 ? [] : await paymentsById(db, playerId, ids)
      return new Map(
        payments.flatMap(({ id, direction, state, methodId }) => {
          const line = { id, status: statusOf(direction, state), name: methodById(methodId)?.name ?? NO_NAME }
          return ledgerKeysOf(id).map((key) => [key, line] as const)
        }),
      )
    },
    async unpaid(playerId) {
      const payments = await unpaidPayments(db, playerId)
      return new Map(
        payments.flatMap(({ id, direction, state }) =>
          ledgerKeysOf(id).map((key) => [key, statusOf(direction, state)] as const),
        ),
      )
    },
  }
}
