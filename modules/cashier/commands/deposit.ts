import { assert, err, type Kurus, ok, type Result, randomId } from '@poyraz/kernel'
import type { Ledger } from '@poyraz/ledger'
import { ACCOUNTS, lineId } from '@poyraz/wallet'
import { DEPOSIT_METHODS } from '../methods.ts'

export type Deposit = {
  readonly playerId: string
  readonly methodId: number
  readonly amount: Kurus
  readonly key: string | null
  /** SHA-256 (hex) of what was asked for. */
  readonly inputHash: string
}

export type DepositRefusal = 'not_found' | 'amount_range' | 'idempotency_conflict'

/**
 * Pays in with a method that is credited at once. The same key with the same input pays once and answers the
 * same. `transactionId` is the id of the line in the statement.
 */
export async function deposit(
  ledger: Ledger,
  { playerId, methodId, amount, key, inputHash }: Deposit,
): Promise<Result<{ transactionId: string }, DepositRefusal>> {
  const method = DEPOSIT_METHODS.find((candidate) => candidate.id === methodId)
  if (!method) return err('not_found')
  if (amount < method.min || amount > method.max) return err('amount_range')
  const ledgerKey = `deposit:${key ?? randomId()}`
  const posted = await ledger.post({
    owner: playerId,
    key: ledgerKey,
    inputHash,
    legs: [{ reason: 'deposit', debit: method.houseCode, credit: ACCOUNTS.cash, amount }],
  })
  if (posted.status === 'exists_with_different_input') return err('idempotency_conflict')
  assert(
    posted.status === 'created' || posted.status === 'exists',
    `a deposit is not refused as ${posted.status}`,
  )
  const line = await ledger.find(playerId, ledgerKey)
  assert(line, 'a posted transaction is in the journal')
  return ok({ transactionId: lineId(line.at, line.seq) })
}
