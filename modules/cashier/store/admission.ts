import { limitNumbers } from '@poyraz/compliance'
import { ADMISSION_ERRORS, type AdmissionCode } from '@poyraz/contract'
import type { Tx } from '@poyraz/db'
import type { Kurus } from '@poyraz/kernel'
import { sql } from 'kysely'
import type { AdmissionRefusal } from '../ctx.ts'
import { DEPOSIT } from '../methods/method.ts'
import { owesMoney } from './debts.ts'
import { isDayFull } from './thresholds.ts'

/**
 * Refusal of a deposit. `debt_open`: a player who owes for a charged-back deposit cannot pay in by any
 * method.
 */
export type DepositRefused = AdmissionRefusal | { readonly error: 'debt_open' }

/**
 * Deposits that a player may open on one Istanbul day. Cancelled and expired ones count here, and those that
 * are credited at once in `compliance.admit_deposit`, with the same maximum.
 */
export const DEPOSITS_OF_DAY = 200
const DAY_IS_FULL = { error: 'daily_deposits', data: { most: DEPOSITS_OF_DAY } } as const

type LimitRefusal = { readonly error: 'limit_reached'; readonly data: { kind: 'deposit'; period: string } }
type KnownRefusal = { readonly error: AdmissionCode } | typeof DAY_IS_FULL | LimitRefusal

/** Every reason with which `compliance.admit_deposit` refuses a deposit, with the reply that it means. */
const REFUSALS: ReadonlyMap<string, KnownRefusal> = new Map<string, KnownRefusal>([
  ...ADMISSION_ERRORS.map((error): [string, KnownRefusal] => [error, { error }]),
  [DAY_IS_FULL.error, DAY_IS_FULL],
  ...['day', 'week', 'month'].map((period): [string, KnownRefusal] => [
    `limit_reached:deposit:${period}`,
    { error: 'limit_reached', data: { kind: 'deposit', period } },
  ]),
])

/**
 * Checks the number of the day, open debts, limits and exclusions, and counts the deposit towards the limits,
 * in the transaction that opens it. Throws on a reason that is not in `REFUSALS`: a fault of the SQL
 * function.
 */
export async function admitDeposit(
  tx: Tx,
  { playerId, id, amount, at }: { playerId: string; id: string; amount: Kurus; at: Date },
): Promise<DepositRefused | null> {
  if (await owesMoney(tx, playerId)) return { error: 'debt_open' }
  if (await isDayFull(tx, { playerId, direction: DEPOSIT, at, max: DEPOSITS_OF_DAY })) return DAY_IS_FULL
  const { rows } = await sql<{ reason: string | null }>`
    select compliance.admit_deposit(${playerId}, ${id}, ${amount}, ${at}) as reason`.execute(tx)
  const reason = rows[0]?.reason ?? null
  if (reason === null) return null
  const refusal = REFUSALS.get(reason)
  if (refusal === undefined) throw new Error(`a deposit was refused as ${reason}`)
  if (refusal.error !== 'limit_reached') return refusal
  const { error, data } = refusal
  return {
    error,
    data: { ...data, ...(await limitNumbers(tx, { playerId, product: 'deposit', ...data, at })) },
  }
}

/**
 * Returns why received money must not be credited (the player is excluded or the account is closing), or
 * `null`.
 */
export async function refuseCredit(tx: Tx, playerId: string, at: Date): Promise<string | null> {
  const { rows } = await sql<{ reason: string | null }>`
    select compliance.admit_credit(${playerId}, ${at}) as reason`.execute(tx)
  return rows[0]?.reason ?? null
}

/** Locks the player's gate until the transaction ends: bets, deposits and account closing wait for it. */
export async function lockGate(tx: Tx, playerId: string): Promise<void> {
  await sql`select compliance.lock_gates(array[${playerId}::uuid])`.execute(tx)
}

/** Updates the compliance record of deposits that the player withdrew without playing them. */
export async function followPlay(tx: Tx, playerId: string): Promise<void> {
  await sql`select compliance.follow_play(${playerId})`.execute(tx)
}

/** Removes a deposit that was not credited from the player's limits. */
export async function releaseDeposit(tx: Tx, playerId: string, id: string): Promise<void> {
  await sql`select compliance.release_deposit(${playerId}, ${id})`.execute(tx)
}
