import type { Database, MigrationUnit } from '@poyraz/db'
import { type Clock, type Kurus, kurus } from '@poyraz/kernel'
import { sql } from 'kysely'
import { createLanes } from './lanes.ts'
import { CURRENCY, type Posted, postBatch, type Transaction } from './posting.ts'
import { readStatement, type StatementLine, type StatementQuery } from './statement.ts'

export const migrations: MigrationUnit = { name: 'ledger', dir: new URL('./migrations/', import.meta.url) }

export type Ledger = {
  /** Posts one transaction; many at a time share a statement and its commit. */
  post(transaction: Transaction): Promise<Posted>
  /** Names an account of the house; a second time it does nothing. */
  openHouse(code: string): Promise<void>
  /** Balance per account code of one owner; an account that never moved is not in it. */
  balances(owner: string): Promise<ReadonlyMap<string, Kurus>>
  /** Where a transaction stands in the journal, by its key. */
  find(owner: string, key: string): Promise<{ readonly at: Date; readonly seq: bigint } | undefined>
  statement(query: StatementQuery): Promise<{ lines: readonly StatementLine[]; total: number }>
}

export function createLedger({ database, clock }: { database: Database; clock: Clock }): Ledger {
  const lanes = createLanes<Transaction, Posted>({
    ownerOf: (transaction) => transaction.owner,
    flush: (transactions) => postBatch(database, transactions, new Date(clock.nowMs())),
  })
  return {
    post: (transaction) => lanes.submit(transaction),
    async openHouse(code) {
      await sql`select ledger.open_house(${CURRENCY}, ${code}, ${new Date(clock.nowMs())})`.execute(
        database.db,
      )
    },
    async balances(owner) {
      const { rows } = await sql<{ code: string; balance: bigint }>`
        select code, balance from ledger.account where owner = ${owner} and currency = ${CURRENCY}`.execute(
        database.db,
      )
      return new Map(rows.map((row) => [row.code, kurus(row.balance)]))
    },
    async find(owner, key) {
      const { rows } = await sql<{ at: Date; seq: bigint }>`
        select at, seq from ledger.transfer where owner = ${owner} and key = ${key} and leg = 1`.execute(
        database.db,
      )
      return rows[0]
    },
    statement: (query) => readStatement(database.db, query),
  }
}
