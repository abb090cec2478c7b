import type { Tx } from '@poyraz/db'
import type { Kurus } from '@poyraz/kernel'
import { sql } from 'kysely'
import type { AdmissionCode, AdmissionRefusal } from '../ctx.ts'
import { owesMoney } from './debts.ts'

/** Whoever owes for a deposit that was taken back pays nothing in, whichever way. */
export type DepositRefused = AdmissionRefusal | { readonly error: 'debt_open' }

/**
 * Judges a deposit by what the player owes, by limits and exclusions and counts it, in the transaction that
 * opens it. What protection refuses is a code, with a limit's kind and period behind colons.
 */
export async function admitDeposit(
  tx: Tx,
  { playerId, id, amount, at }: { playerId: string; id: string; amount: Kurus; at: Date },
): Promise<DepositRefused | null> {
  if (await owesMoney(tx, playerId)) return { error: 'debt_open' }
  const { rows } = await sql<{ reason: string | null }>`
    select compliance.admit_deposit(${playerId}, ${id}, ${amount}, ${at}) as reason`.execute(tx)
  const reason = rows[0]?.reason ?? null
  if (reason === null) return null
  const [error = '', kind, period] = reason.split(':')
  return { error: error as AdmissionCode, ...(kind === undefined ? {} : { data: { kind, period } }) }
}

/** Why money that came for a player must not be credited: who is excluded takes none, nor an account that closes. */
export async function refuseCredit(tx: Tx, playerId: string, at: Date): Promise<string | null> {
  const { rows } = await sql<{ reason: string | null }>`
    select compliance.admit_credit(${playerId}, ${at}) as reason`.execute(tx)
  return rows[0]?.reason ?? null
}

/** Holds the player's gate until the commit: bets, deposits and the closing of the account wait for it. */
export async function lockGate(tx: Tx, playerId: string): Promise<void> {
  await sql`select compliance.lock_gates(array[${playerId}::uuid])`.execute(tx)
}

/** Keeps what of a payout that went out, or came back, was not played. */
export async function followPlay(tx: Tx, playerId: string): Promise<void> {
  await sql`select compliance.follow_play(${playerId})`.execute(tx)
}

/** A counted deposit that did not come counts no more. */
export async function releaseDeposit(tx: Tx, playerId: string, id: string): Promise<void> {
  await sql`select compliance.release_deposit(${playerId}, ${id})`.execute(tx)
}
