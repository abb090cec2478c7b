import type { Tx } from '@poyraz/db'
import { assert, type Kurus, kurus } from '@poyraz/kernel'
import type { Leg } from '@poyraz/ledger'
import { ACCOUNTS } from '@poyraz/wallet'
import { sql } from 'kysely'
import type { Method } from '../methods/method.ts'
import { disputeKeysOf, post } from './money.ts'
import type { Payment } from './payments.ts'

/**
 * House account for the part of a chargeback that the player's cash did not cover. Debt payments are credited
 * here.
 */
export const CHARGEBACKS = 'house:chargebacks'
const ATTEMPTS_MAX = 5
/**
 * Prefix of debt payment keys. A debt can be paid in parts, so each key contains the debt before that part.
 */
const DEBT = 'debt:'

/**
 * True if the transaction paid a debt or restored a deposit. Such a transaction is final in every payment
 * state.
 */
export function isDone(ledgerKey: string): boolean {
  return ledgerKey.startsWith(DEBT) || ledgerKey.startsWith('chargeback-reversal:')
}

/**
 * Charges back a credited deposit: from the player's cash first, the rest from `CHARGEBACKS`. Returns the
 * rest.
 */
export async function takeBackDeposit(tx: Tx, payment: Payment, method: Method, at: Date): Promise<Kurus> {
  const { id, amount, chargebacks } = payment
  const leg = { reason: 'chargeback', credit: method.houseCode }
  const { chargeback: key } = disputeKeysOf(id, chargebacks + 1)
  const taken = await takeCash(tx, payment, { key, at, max: amount }, (cash) => [
    ...(cash > 0n ? [{ ...leg, debit: ACCOUNTS.cash, amount: cash }] : []),
    ...(cash < amount ? [{ ...leg, debit: CHARGEBACKS, amount: kurus(amount - cash) }] : []),
  ])
  return kurus(amount - taken)
}

export type OwedPayment = Pick<Payment, 'id' | 'playerId' | 'chargebacks'> & { readonly owed: Kurus }

/** Pays a debt from the player's cash, as far as the cash covers it. Returns the amount paid. */
export function payDebt(tx: Tx, debt: OwedPayment, at: Date): Promise<Kurus> {
  const { id, owed, chargebacks } = debt
  const again = chargebacks > 1 ? `:${chargebacks}` : ''
  const leg = { reason: 'chargeback', debit: ACCOUNTS.cash, credit: CHARGEBACKS }
  return takeCash(tx, debt, { key: `${DEBT}${id}:${owed}${again}`, at, max: owed }, (cash) =>
    cash > 0n ? [{ ...leg, amount: cash }] : [],
  )
}

/**
 * Posts the legs that `legsFor` returns for the player's cash, at most `max`; posts nothing if there are no
 * legs. Returns the cash taken. If a concurrent bet spends the cash first, the ledger refuses and the balance
 * is read again.
 */
async function takeCash(
  tx: Tx,
  payment: Pick<Payment, 'id' | 'playerId'>,
  { key, at, max }: { readonly key: string; readonly at: Date; readonly max: Kurus },
  legsFor: (cash: Kurus) => readonly Leg[],
): Promise<Kurus> {
  for (let attempt = 1; ; attempt++) {
    const cash = await cashOf(tx, payment.playerId)
    const taken = kurus(cash < max ? cash : max)
    const legs = legsFor(taken)
    if (legs.length === 0) return taken
    const status = await post(tx, payment, { key, at }, legs)
    if (status === 'created') return taken
    assert(
      status === 'insufficient_funds' && attempt < ATTEMPTS_MAX,
      `the ledger answers ${status} to ${key}`,
    )
  }
}

/** Returns the player's cash balance in kuruş. */
export async function cashOf(tx: Tx, playerId: string): Promise<bigint> {
  const { rows } = await sql<{ balance: bigint }>`
    select balance from ledger.account
    where owner = ${playerId} and currency = ledger.currency() and code = ${ACCOUNTS.cash}`.execute(tx)
  return rows[0]?.balance ?? 0n
}
