import { DatabaseStartError, type Db } from '@poyraz/db'
import { assert } from '@poyraz/kernel'
import { sql } from 'kysely'

/** Setting of the database session from which the first migration takes the currency of the books (C1). */
export const CURRENCY_SETTING = 'poyraz.currency'

/** Returns the currency of all accounts and transfers of this database (C1). */
export async function readCurrency(db: Db): Promise<string> {
  const { rows } = await sql<{ currency: string }>`select ledger.currency() as currency`.execute(db)
  const [row] = rows
  assert(row, 'a query without a table has one row')
  return row.currency
}

/** Throws `DatabaseStartError` if the books of this database are kept in another currency than the configured. */
export async function assertCurrency(db: Db, configured: string): Promise<void> {
  const currency = await readCurrency(db)
  if (currency === configured) return
  throw new DatabaseStartError(
    `the books of this database are in ${currency}, and the configuration says ${configured}: set the currency ` +
      'that the database was created with, or use an empty database',
  )
}
