import type { Db, Tx } from '@poyraz/db'
import { sql } from 'kysely'

export type Receipt = {
  readonly paymentId: string
  /** File name in the picture store. */
  readonly file: string
  readonly bytes: number
  readonly uploadedAt: Date
}

/** Saves the receipt of a locked payment in place of an older one. Returns the file name of the older one. */
export async function putReceipt(tx: Tx, receipt: Receipt): Promise<string | null> {
  const { paymentId, file, bytes, uploadedAt } = receipt
  const [old] = await receiptsOf(tx, [paymentId])
  await sql`
    insert into cashier.receipt (payment_id, file, bytes, uploaded_at)
    values (${paymentId}, ${file}, ${bytes}, ${uploadedAt})
    on conflict (payment_id) do update
    set file = excluded.file, bytes = excluded.bytes, uploaded_at = excluded.uploaded_at`.execute(tx)
  return old?.file ?? null
}

export async function receiptsOf(db: Db, ids: readonly string[]): Promise<readonly Receipt[]> {
  const { rows } = await sql<Receipt>`
    select payment_id as "paymentId", file, bytes, uploaded_at as "uploadedAt"
    from cashier.receipt where payment_id = any(${[...ids]}::uuid[])`.execute(db)
  return rows
}
