import type { Db } from '@poyraz/db'
import { type Kurus, kurus } from '@poyraz/kernel'
import { sql } from 'kysely'
import { CURRENCY } from './posting.ts'

/** What an owner moved from `from` on, in kuruş by reason; a reason without a transfer is not in it. */
export async function readSums(db: Db, owner: string, from: Date): Promise<ReadonlyMap<string, Kurus>> {
  const { rows } = await sql<{ reason: string; amount: bigint }>`
    select reason, sum(amount)::bigint as amount from ledger.transfer
    where owner = ${owner} and at >= ${from} and currency = ${CURRENCY}
    group by reason`.execute(db)
  return new Map(rows.map(({ reason, amount }) => [reason, kurus(amount)]))
}
