import type { Database } from '@poyraz/db'
import type { Kurus } from '@poyraz/kernel'

/** Play money: the only currency that this build can post. */
export const CURRENCY = 'TRY_PLAY'

/**
 * Money that moves from `debit` to `credit`. A code names an account of the transaction's owner (`cash`, `bonus`), or
 * of the house (`house:sandbox`, `house:game:<slug>`).
 */
export type Leg = {
  readonly reason: string
  readonly debit: string
  readonly credit: string
  readonly amount: Kurus
}

export type Transaction = {
  /** A player's id. */
  readonly owner: string
  /** Unique per owner for ever, with the scope of its writer: `deposit:<key>`. */
  readonly key: string
  /** SHA-256 (hex) of what was asked for. */
  readonly inputHash: string
  /** In the order in which they must be covered. */
  readonly legs: readonly Leg[]
}

/** `status` is `created`, `exists`, or the refusal of SPEC.md; `balanceAfter` is the owner's first named account. */
export type Posted = {
  readonly status: string
  readonly balanceAfter: Kurus | null
  readonly at: Date | null
}

type Row = { n: number; status: string; at: Date | null; balance_after: bigint | null }

const STATEMENT = `
  select * from ledger.post_batch(
    array(select row(n, owner, key, hash, $5)::ledger.transaction_input
            from unnest($1::integer[], $2::uuid[], $3::text[], $4::bytea[]) as t (n, owner, key, hash)),
    array(select row(n, leg, reason, debit, credit, amount)::ledger.leg_input
            from unnest($6::integer[], $7::integer[], $8::text[], $9::text[], $10::text[], $11::bigint[])
              as l (n, leg, reason, debit, credit, amount)),
    $12::timestamptz)`

/** Posts transactions of different owners in one statement; each is written whole or not at all. */
export async function postBatch(
  database: Database,
  transactions: readonly Transaction[],
  at: Date,
): Promise<readonly Posted[]> {
  const legs = transactions.flatMap((transaction, n) =>
    transaction.legs.map((leg, index) => ({ ...leg, n, number: index + 1 })),
  )
  const { rows } = await database.pool.query<Row>({
    name: 'ledger.post_batch',
    text: STATEMENT,
    values: [
      transactions.map((_, n) => n),
      transactions.map((transaction) => transaction.owner),
      transactions.map((transaction) => transaction.key),
      transactions.map((transaction) => `\\x${transaction.inputHash}`),
      CURRENCY,
      legs.map((leg) => leg.n),
      legs.map((leg) => leg.number),
      legs.map((leg) => leg.reason),
      legs.map((leg) => leg.debit),
      legs.map((leg) => leg.credit),
      legs.map((leg) => leg.amount),
      at,
    ],
  })
  const byNumber = new Map(rows.map((row) => [row.n, row]))
  return transactions.map((_, n) => {
    const row = byNumber.get(n)
    if (!row) throw new Error('ledger.post_batch answered for fewer transactions than it was given')
    return { status: row.status, at: row.at, balanceAfter: row.balance_after as Kurus | null }
  })
}
