import {
  byteaArray,
  commitStatement,
  type Database,
  int4Array,
  int8Array,
  textArray,
  uuidArray,
} from '@poyraz/db'
import { assert, type Kurus, kurus } from '@poyraz/kernel'
import type { Status } from './status.ts'

/**
 * A movement of money from the account `debit` to `credit`. An account code names an account of the
 * transaction's owner (`cash`, `bonus`) or of the house (`house:sandbox`, `house:game:<slug>`).
 */
export type Leg = {
  /** The reason shown in statements: `[a-z][a-z0-9_.]*`, at most 32 characters. */
  readonly reason: string
  readonly debit: string
  readonly credit: string
  readonly amount: Kurus
}

export type Transaction = {
  /** A player's id. */
  readonly owner: string
  /** Idempotency key, unique per owner for ever, with the writer's prefix: `deposit:<key>`. Max. 96 chars. */
  readonly key: string
  /** SHA-256 (hex) of the request. */
  readonly inputHash: string
  /** Applied in this order; each leg must be covered by the balance before it. */
  readonly legs: readonly Leg[]
}

/**
 * The result of a write. `status` is `created`, `exists`, or the reason of the refusal (SPEC part 5).
 * `balanceAfter` is the balance of the owner's account in the last leg, null without one; `at` is the time of
 * the transaction. Both are null if refused.
 */
export type Posted = {
  readonly status: Status
  readonly balanceAfter: Kurus | null
  readonly at: Date | null
}

export type PostedRow = { n: number; status: Status; at: Date | null; balance_after: bigint | null }

const STATEMENT = `
  select n, status, at, balance_after from ledger.post_batch(
    array(select ledger.transaction(n::integer, owner, key, hash)
            from unnest($1::uuid[], $2::text[], $3::bytea[]) with ordinality as t (owner, key, hash, n)),
    array(select ledger.leg(n, leg, reason, debit, credit, amount)
            from unnest($4::integer[], $5::integer[], $6::text[], $7::text[], $8::text[], $9::bigint[])
              as l (n, leg, reason, debit, credit, amount)),
    $10::timestamptz)`

/**
 * Posts transactions of different owners in one statement: one round trip and one commit. Each transaction is
 * written completely or not at all. If `at` is null, the database dates them. Throws `OutcomeUnknown`, or the
 * server's error; after a server error nothing has been written.
 */
export async function postBatch(
  database: Database,
  transactions: readonly Transaction[],
  at: Date | null,
): Promise<readonly Posted[]> {
  const { rows } = await commitStatement<PostedRow>(database.pool, {
    name: 'ledger.post_batch',
    text: STATEMENT,
    values: [...columns(transactions), at],
  })
  assert(rows.length === transactions.length, 'post_batch answers every transaction')
  const posted: Posted[] = new Array(rows.length)
  for (const row of rows) posted[row.n - 1] = toPosted(row)
  return posted
}

export function toPosted({ status, at, balance_after }: PostedRow): Posted {
  return { status, at, balanceAfter: balance_after === null ? null : kurus(balance_after) }
}

/** Returns the parameters of the statement, one array per column. Transactions are numbered from 1. */
function columns(transactions: readonly Transaction[]): Buffer[] {
  const legs = transactions.flatMap((transaction, index) =>
    transaction.legs.map((leg, before) => ({ leg, n: index + 1, number: before + 1 })),
  )
  return [
    uuidArray(transactions.map(({ owner }) => owner)),
    textArray(transactions.map(({ key }) => key)),
    byteaArray(transactions.map(({ inputHash }) => inputHash)),
    int4Array(legs.map(({ n }) => n)),
    int4Array(legs.map(({ number }) => number)),
    textArray(legs.map(({ leg }) => leg.reason)),
    textArray(legs.map(({ leg }) => leg.debit)),
    textArray(legs.map(({ leg }) => leg.credit)),
    int8Array(legs.map(({ leg }) => leg.amount)),
  ]
}
