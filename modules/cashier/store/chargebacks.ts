import type { Tx } from '@poyraz/db'
import { assert, type Kurus, kurus } from '@poyraz/kernel'
import type { Leg } from '@poyraz/ledger'
import { ACCOUNTS } from '@poyraz/wallet'
import { sql } from 'kysely'
import type { Method } from '../methods/method.ts'
import { disputeKeysOf, post } from './money.ts'
import type { Payment } from './payments.ts'

/** What a bank took back and the player no longer had: owed to the house. What is paid of it comes back here. */
export const CHARGEBACKS = 'house:chargebacks'
const ATTEMPTS_MAX = 5
/** A debt is paid in parts: each part has what was owed before it in its key. */
const DEBT = 'debt:'

/** Whether the transaction paid a debt or gave a deposit back: that is done, however the payment stands. */
export function isDone(ledgerKey: string): boolean {
  return ledgerKey.startsWith(DEBT) || ledgerKey.startsWith('chargeback-reversal:')
}

/** Takes a credited deposit back: what the player has, the rest from the account of chargebacks. Returns the rest. */
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

/** Pays what is owed for a payment from what its player has, or as much of it as is there. Returns how much. */
export function payDebt(tx: Tx, debt: OwedPayment, at: Date): Promise<Kurus> {
  const { id, owed, chargebacks } = debt
  const again = chargebacks > 1 ? `:${chargebacks}` : ''
  const leg = { reason: 'chargeback', debit: ACCOUNTS.cash, credit: CHARGEBACKS }
  return takeCash(tx, debt, { key: `${DEBT}${id}:${owed}${again}`, at, max: owed }, (cash) =>
    cash > 0n ? [{ ...leg, amount: cash }] : [],
  )
}

/**
 * Writes what `legsFor` makes of the player's cash, `max` of it at most; nothing where that is no leg. Returns
 * how much cash it took. A bet may be faster than we are: then the ledger refuses, and what is left is looked
 * at again.
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

/** The player's cash, in kuruş. */
export async function cashOf(tx: Tx, playerId: string): Promise<bigint> {
  const { rows } = await sql<{ balance: bigint }>`
    select balance from ledger.account
    where owner = ${playerId} and currency = ledger.currency() and code = ${ACCOUNTS.cash}`.execute(tx)
  return rows[0]?.balance ?? 0n
}
