import type { Db, Tx } from '@poyraz/db'
import { sql } from 'kysely'

/** A public key of the house, hex. */
export type ReceiptKey = { readonly key_id: string; readonly since: Date }

export async function addReceiptKey(tx: Tx, keyId: string): Promise<void> {
  await sql`
    insert into casino.receipt_key (key_id, since) values (${keyId}, clock_timestamp())
    on conflict (key_id) do nothing`.execute(tx)
}

/** Returns all keys that ever signed receipts, the newest first. */
export async function listReceiptKeys(db: Db): Promise<readonly ReceiptKey[]> {
  const { rows } = await sql<ReceiptKey>`
    select key_id, since from casino.receipt_key order by since desc, key_id`.execute(db)
  return rows
}
