import type { Db, Tx } from '@poyraz/db'
import { type Kurus, kurus } from '@poyraz/kernel'
import { sql } from 'kysely'
import type { OwedPayment } from './chargebacks.ts'

/** Counts another chargeback of the deposit and sets what the player owes for it. */
export async function bookChargeback(tx: Tx, id: string, owed: Kurus): Promise<void> {
  await sql`
    update cashier.payment set owed = ${owed}, chargebacks = chargebacks + 1 where id = ${id}`.execute(tx)
}

/** Debt of a player for a charged-back deposit. */
export type Debt = {
  readonly paymentId: string
  readonly playerId: string
  readonly owed: Kurus
  readonly since: Date
}

const DEBTS_MAX = 500

/** Open debts, newest first, up to a maximum; with the total count. */
export async function listDebts(
  db: Db,
): Promise<{ readonly debts: readonly Debt[]; readonly total: number }> {
  const { rows } = await sql<Omit<Debt, 'owed'> & { owed: bigint; total: bigint }>`
    select id as "paymentId", player_id as "playerId", owed, changed_at as since, count(*) over () as total
    from cashier.payment where owed > 0 order by changed_at desc limit ${DEBTS_MAX}`.execute(db)
  const debts = rows.map(({ paymentId, playerId, owed, since }) => ({
    paymentId,
    playerId,
    owed: kurus(owed),
    since,
  }))
  return { debts, total: Number(rows[0]?.total ?? 0) }
}

/** Locks and returns the player's debts, oldest first. */
export async function lockDebts(tx: Tx, playerId: string): Promise<readonly OwedPayment[]> {
  const { rows } = await sql<Omit<OwedPayment, 'owed'> & { owed: bigint }>`
    select id, player_id as "playerId", owed, chargebacks from cashier.payment
    where player_id = ${playerId} and owed > 0 order by id for update`.execute(tx)
  return rows.map((row) => ({ ...row, owed: kurus(row.owed) }))
}

/** Reduces the debt of a locked payment by `paid`. */
export async function lowerOwed(tx: Tx, id: string, paid: Kurus): Promise<void> {
  await sql`update cashier.payment set owed = owed - ${paid} where id = ${id}`.execute(tx)
}

/** Returns the debt of a payment in kuruş. */
export async function owedFor(tx: Tx, id: string): Promise<bigint> {
  const { rows } = await sql<{ owed: bigint }>`select owed from cashier.payment where id = ${id}`.execute(tx)
  return rows[0]?.owed ?? 0n
}

/**
 * Returns the player's total debt in kuruş. A debt that staff settled or proposed to settle after `since`
 * counts with its largest amount in that time.
 */
export async function owedSince(tx: Tx, playerId: string, since: Date): Promise<bigint> {
  const { rows } = await sql<{ owed: bigint }>`
    select coalesce(sum(greatest(p.owed, s.owed)), 0)::bigint as owed
    from cashier.payment p
    left join lateral (select max(owed) as owed from cashier.payment_step
                       where payment_id = p.id and at > ${since}) s on true
    where p.player_id = ${playerId} and p.state = 'reversed'`.execute(tx)
  return rows[0]?.owed ?? 0n
}

/** Clears the debt of a locked payment. */
export async function clearOwed(tx: Tx, id: string): Promise<void> {
  await sql`update cashier.payment set owed = 0 where id = ${id}`.execute(tx)
}

export async function owesMoney(db: Db, playerId: string): Promise<boolean> {
  const { rows } = await sql`
    select from cashier.payment where player_id = ${playerId} and owed > 0 limit 1`.execute(db)
  return rows.length > 0
}
