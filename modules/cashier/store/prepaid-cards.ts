import type { Db, Tx } from '@poyraz/db'
import { type Kurus, kurus } from '@poyraz/kernel'
import { sql } from 'kysely'

export type PrepaidCard = {
  readonly id: string
  readonly pinHash: string
  readonly lastDigits: string
  readonly amount: Kurus
  readonly isUsed: boolean
}

export type NewCard = Omit<PrepaidCard, 'isUsed'> & {
  readonly orderId: string
  readonly codeHash: string
  readonly issuedAt: Date
}

export async function insertCard(tx: Tx, card: NewCard): Promise<void> {
  const { id, orderId, codeHash, pinHash, lastDigits, amount, issuedAt } = card
  await sql`
    insert into cashier.prepaid_card (id, order_id, code_hash, pin_hash, last_digits, amount, issued_at)
    values (${id}, ${orderId}, ${codeHash}, ${pinHash}, ${lastDigits}, ${amount}, ${issuedAt})`.execute(tx)
}

/** Locks the card with this code hash until the transaction ends. */
export async function lockCard(tx: Tx, codeHash: string): Promise<PrepaidCard | undefined> {
  const { rows } = await sql<Omit<PrepaidCard, 'amount'> & { amount: bigint }>`
    select id, pin_hash as "pinHash", last_digits as "lastDigits", amount, used_at is not null as "isUsed"
    from cashier.prepaid_card where code_hash = ${codeHash} for update`.execute(tx)
  return rows.map((row) => ({ ...row, amount: kurus(row.amount) }))[0]
}

export async function useCard(
  tx: Tx,
  id: string,
  { playerId, paymentId, at }: { playerId: string; paymentId: string; at: Date },
): Promise<void> {
  await sql`
    update cashier.prepaid_card set player_id = ${playerId}, payment_id = ${paymentId}, used_at = ${at}
    where id = ${id}`.execute(tx)
}

/** Cards that the player used and did not remove from the list, oldest first. */
export async function listCards(
  db: Db,
  playerId: string,
): Promise<readonly Pick<PrepaidCard, 'id' | 'lastDigits'>[]> {
  const { rows } = await sql<Pick<PrepaidCard, 'id' | 'lastDigits'>>`
    select id, last_digits as "lastDigits" from cashier.prepaid_card
    where player_id = ${playerId} and not hidden order by used_at, id`.execute(db)
  return rows
}

/** Removes a used card from the player's list; false if it was not on the list. */
export async function hideCard(tx: Tx, playerId: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    update cashier.prepaid_card set hidden = true
    where id = ${id} and player_id = ${playerId} and not hidden returning id`.execute(tx)
  return rows.length > 0
}

export type PrepaidGuard = { readonly failures: number; readonly lockedUntil: Date | null }

/** Subject whose wrong tries are counted: a player or a card code. */
export type Guarded = { readonly of: 'player' | 'code'; readonly id: string }

const GUARDS = {
  player: { table: sql.table('cashier.prepaid_guard'), id: sql.ref('player_id') },
  code: { table: sql.table('cashier.prepaid_code_guard'), id: sql.ref('code_hash') },
} as const

/** Locks and returns the wrong-try counter of a player or code until the transaction ends. */
export async function lockGuard(tx: Tx, { of, id }: Guarded): Promise<PrepaidGuard> {
  const guard = GUARDS[of]
  await sql`
    insert into ${guard.table} (${guard.id}, failures) values (${id}, 0) on conflict do nothing`.execute(tx)
  const { rows } = await sql<PrepaidGuard>`
    select failures, locked_until as "lockedUntil" from ${guard.table}
    where ${guard.id} = ${id} for update`.execute(tx)
  return rows[0] ?? { failures: 0, lockedUntil: null }
}

export async function setGuard(tx: Tx, { of, id }: Guarded, tries: PrepaidGuard): Promise<void> {
  const guard = GUARDS[of]
  await sql`
    update ${guard.table} set failures = ${tries.failures}, locked_until = ${tries.lockedUntil}
    where ${guard.id} = ${id}`.execute(tx)
}
