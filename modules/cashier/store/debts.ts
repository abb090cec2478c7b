import type { Db, Tx } from '@poyraz/db'
import { type Kurus, kurus } from '@poyraz/kernel'
import { sql } from 'kysely'
import type { OwedPayment } from './chargebacks.ts'

/** Remembers that a deposit was taken back once more, and what the player owes for it. */
export async function bookChargeback(tx: Tx, id: string, owed: Kurus): Promise<void> {
  await sql`
    update cashier.payment set owed = ${owed}, chargebacks = chargebacks + 1 where id = ${id}`.execute(tx)
}

/** A deposit that was taken back, and what of it the player still owes. */
export type Debt = {
  readonly paymentId: string
  readonly playerId: string
  readonly owed: Kurus
  readonly since: Date
}

const DEBTS_MAX = 500

/** What players owe, the newest first and cut where it is long, and how many debts there are in all. */
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

/** What a player owes, the oldest first; nobody else changes it until the transaction ends. */
export async function lockDebts(tx: Tx, playerId: string): Promise<readonly OwedPayment[]> {
  const { rows } = await sql<Omit<OwedPayment, 'owed'> & { owed: bigint }>`
    select id, player_id as "playerId", owed, chargebacks from cashier.payment
    where player_id = ${playerId} and owed > 0 order by id for update`.execute(tx)
  return rows.map((row) => ({ ...row, owed: kurus(row.owed) }))
}

/** So much of what is owed for a locked payment was paid. */
export async function lowerOwed(tx: Tx, id: string, paid: Kurus): Promise<void> {
  await sql`update cashier.payment set owed = owed - ${paid} where id = ${id}`.execute(tx)
}

/** What is owed for a payment, in kuruş. */
export async function owedFor(tx: Tx, id: string): Promise<bigint> {
  const { rows } = await sql<{ owed: bigint }>`select owed from cashier.payment where id = ${id}`.execute(tx)
  return rows[0]?.owed ?? 0n
}

/** What a player owes in all, in kuruş, and what of it staff settled, or wanted to, since then. */
export async function owedSince(tx: Tx, playerId: string, since: Date): Promise<bigint> {
  const { rows } = await sql<{ owed: bigint }>`
    select coalesce(sum(greatest(p.owed, s.owed)), 0)::bigint as owed
    from cashier.payment p
    left join lateral (select max(owed) as owed from cashier.payment_step
                       where payment_id = p.id and at > ${since}) s on true
    where p.player_id = ${playerId} and p.state = 'reversed'`.execute(tx)
  return rows[0]?.owed ?? 0n
}

/** Nothing is owed for a locked payment any more. */
export async function clearOwed(tx: Tx, id: string): Promise<void> {
  await sql`update cashier.payment set owed = 0 where id = ${id}`.execute(tx)
}

export async function owesMoney(db: Db, playerId: string): Promise<boolean> {
  const { rows } = await sql`
    select from cashier.payment where player_id = ${playerId} and owed > 0 limit 1`.execute(db)
  return rows.length > 0
}
