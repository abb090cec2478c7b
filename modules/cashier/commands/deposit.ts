import { transact } from '@poyraz/db'
import { assert, err, type Kurus, ok, type Result, randomId } from '@poyraz/kernel'
import { lineId } from '@poyraz/wallet'
import type { CashierCtx } from '../ctx.ts'
import type { Method } from '../methods/method.ts'
import type { DepositRefused } from '../store/admission.ts'
import { countDeposit } from './count-deposit.ts'
import { receiveAtOnce } from './money-arrives.ts'

export type Deposit = {
  readonly playerId: string
  readonly method: Method
  readonly amount: Kurus
  readonly promoCode?: string | undefined
  readonly key: string | null
  /** SHA-256 (hex) of the request. */
  readonly inputHash: string
}

export type DepositRefusal =
  | DepositRefused
  | { readonly error: 'amount_range' }
  | { readonly error: 'idempotency_conflict' }

/**
 * Makes a deposit by a method that is credited at once. Protection checks and counts it in the same
 * transaction. The same key with the same input pays once and returns the same answer. `transactionId` is the
 * id of the statement line.
 */
export async function deposit(
  ctx: CashierCtx,
  { playerId, method, amount, promoCode, key, inputHash }: Deposit,
): Promise<Result<{ transactionId: string }, DepositRefusal>> {
  if (amount < method.min || amount > method.max) return err({ error: 'amount_range' })
  const ledgerKey = `deposit:${key ?? randomId()}`
  const at = new Date(ctx.clock.nowMs())
  // A repeated request of a paid deposit gets its answer without a new check.
  const isPaid = (await ctx.ledger.find(playerId, ledgerKey)) !== undefined
  const paid = await transact<Result<null, DepositRefusal>>(ctx.database.db, async (tx) => {
    const counted = { playerId, id: ledgerKey, amount, at, promoCode, depositKey: ledgerKey }
    const refusal = isPaid ? null : await countDeposit(ctx, tx, counted)
    if (refusal) return err(refusal)
    const status = await receiveAtOnce(ctx, tx, { playerId, key: ledgerKey, inputHash, method, amount })
    if (status === 'exists_with_different_input') return err({ error: 'idempotency_conflict' })
    assert(status === 'created' || status === 'exists', `a deposit is not refused as ${status}`)
    return ok(null)
  })
  if (!paid.ok) return paid
  const line = await ctx.ledger.find(playerId, ledgerKey)
  assert(line, 'a posted transaction is in the journal')
  return ok({ transactionId: lineId(line.at, line.seq) })
}
