import type { Db, Tx } from '@poyraz/db'
import { sql } from 'kysely'

/** A player's bank account; `iban` has no spaces. */
export type BankAccount = {
  readonly id: string
  readonly bankId: number
  readonly owner: string
  readonly branchCode: string
  readonly accountNumber: string
  readonly iban: string
}

export type DatedAccount = BankAccount & { readonly createdAt: Date; readonly changedAt: Date }

const COLUMNS = sql`
  id, bank_id as "bankId", owner, branch_code as "branchCode", account_number as "accountNumber", iban,
  created_at as "createdAt", changed_at as "changedAt"`

/** Oldest first. */
export async function listBankAccounts(db: Db, playerId: string): Promise<readonly DatedAccount[]> {
  const { rows } = await sql<DatedAccount>`
    select ${COLUMNS} from cashier.bank_account where player_id = ${playerId} order by created_at, id`.execute(
    db,
  )
  return rows
}

/** Locks and returns the player's accounts; they cannot change elsewhere until the transaction ends. */
export async function lockBankAccounts(tx: Tx, playerId: string): Promise<readonly DatedAccount[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended('cashier.bank_account:' || ${playerId}, 0))`.execute(
    tx,
  )
  return listBankAccounts(tx, playerId)
}

export async function insertBankAccount(
  tx: Tx,
  playerId: string,
  account: BankAccount,
  at: Date,
): Promise<void> {
  const { id, bankId, owner, branchCode, accountNumber, iban } = account
  await sql`
    insert into cashier.bank_account (id, player_id, bank_id, owner, branch_code, account_number, iban,
      created_at, changed_at)
    values (${id}, ${playerId}, ${bankId}, ${owner}, ${branchCode}, ${accountNumber}, ${iban}, ${at}, ${at})
  `.execute(tx)
}

export async function updateBankAccount(tx: Tx, account: BankAccount, at: Date): Promise<void> {
  await sql`
    update cashier.bank_account
    set bank_id = ${account.bankId}, owner = ${account.owner}, branch_code = ${account.branchCode},
      account_number = ${account.accountNumber}, iban = ${account.iban}, changed_at = ${at}
    where id = ${account.id}`.execute(tx)
}

/** Deletes the player's account; false if there is none. Saves when the oldest removed account was added. */
export async function deleteBankAccount(tx: Tx, playerId: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    with removed as (
      delete from cashier.bank_account where id = ${id} and player_id = ${playerId}
      returning player_id, created_at
    )
    insert into cashier.removed_account as r (player_id, added_at) select player_id, created_at from removed
    on conflict (player_id) do update set added_at = least(r.added_at, excluded.added_at)
    returning player_id`.execute(tx)
  return rows.length > 0
}

/** True if the player removed an account that had been added at or before `at`. */
export async function hadAccountBefore(db: Db, playerId: string, at: Date): Promise<boolean> {
  const { rows } = await sql`
    select from cashier.removed_account where player_id = ${playerId} and added_at <= ${at}`.execute(db)
  return rows.length > 0
}
