import { commitStatement, type Database, type Tx } from '@poyraz/db'
import { assert } from '@poyraz/kernel'
import { sql } from 'kysely'
import type { SettledRow } from './store.ts'

/** Rolls a settlement back, in a transaction of its own. */
export async function rollBack(
  database: Database,
  { betId, settlementKey, key }: { betId: string; settlementKey: string; key: string },
  at: Date | null,
): Promise<SettledRow> {
  const { rows } = await commitStatement<SettledRow>(database.pool, {
    name: 'wagering.roll_back',
    text: 'select * from wagering.roll_back($1, $2, $3, coalesce($4::timestamptz, clock_timestamp()))',
    values: [betId, settlementKey, key, at],
  })
  const [row] = rows
  assert(row, 'wagering.roll_back answers with one row')
  return row
}

/** As `rollBack`, inside the transaction of a vertical. */
export async function rollBackIn(
  tx: Tx,
  { betId, settlementKey, key }: { betId: string; settlementKey: string; key: string },
  at: Date | null,
): Promise<SettledRow> {
  const { rows } = await sql<SettledRow>`select * from wagering.roll_back(${betId}, ${settlementKey}, ${key},
    coalesce(${at}::timestamptz, clock_timestamp()))`.execute(tx)
  const [row] = rows
  assert(row, 'wagering.roll_back answers with one row')
  return row
}
