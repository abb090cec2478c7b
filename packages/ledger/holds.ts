import { commitStatement, type Database } from '@poyraz/db'
import { assert, type Kurus } from '@poyraz/kernel'
import { type Leg, type Posted, type PostedRow, toPosted } from './posting.ts'

/** A hold: money of one owner, moved from the account `source` to `held` under the hold's key (D2). */
export type Hold = {
  readonly owner: string
  readonly key: string
  readonly inputHash: string
  readonly source: string
  readonly amount: Kurus
  /** From this instant on the hold can only be released or expired; `null`: it never expires. */
  readonly expiresAt: Date | null
}

/** The end of the hold with the key `hold`. Its legs take money from `held`; the rest returns (D3). */
export type HoldEnd = {
  readonly owner: string
  readonly key: string
  readonly inputHash: string
  readonly hold: string
  readonly kind: 'post_hold' | 'release' | 'expire'
  readonly legs: readonly Omit<Leg, 'debit'>[]
}

/** Reverses the posting with the key `target`; a posting is reversed at most once (R1). */
export type Reversal = {
  readonly owner: string
  readonly key: string
  readonly inputHash: string
  readonly target: string
}

/** The functions of this file throw as `postBatch` does. */
export async function placeHold(database: Database, hold: Hold, at: Date | null): Promise<Posted> {
  return postOne(database, {
    name: 'ledger.place_hold',
    text: `select * from ledger.place_hold(ledger.transaction(0, $1, $2, $3),
             $4, $5, $6, $7)`,
    values: [hold.owner, hold.key, `\\x${hold.inputHash}`, hold.source, hold.amount, hold.expiresAt, at],
  })
}

export async function closeHold(database: Database, end: HoldEnd, at: Date | null): Promise<Posted> {
  return postOne(database, {
    name: 'ledger.close_hold',
    text: `select * from ledger.close_hold(ledger.transaction(0, $1, $2, $3), $4, $5,
             array(select ledger.leg(0, leg::integer, reason, 'held', credit, amount)
                     from unnest($6::text[], $7::text[], $8::bigint[]) with ordinality
                       as l (reason, credit, amount, leg)), $9)`,
    values: [
      end.owner,
      end.key,
      `\\x${end.inputHash}`,
      end.hold,
      end.kind,
      end.legs.map((leg) => leg.reason),
      end.legs.map((leg) => leg.credit),
      end.legs.map((leg) => leg.amount),
      at,
    ],
  })
}

export async function reverse(database: Database, reversal: Reversal, at: Date | null): Promise<Posted> {
  return postOne(database, {
    name: 'ledger.reverse_transaction',
    text: `select * from ledger.reverse_transaction(ledger.transaction(0, $1, $2, $3), $4, $5)`,
    values: [reversal.owner, reversal.key, `\\x${reversal.inputHash}`, reversal.target, at],
  })
}

async function postOne(
  database: Database,
  query: { name: string; text: string; values: unknown[] },
): Promise<Posted> {
  const { rows } = await commitStatement<PostedRow>(database.pool, query)
  const [row] = rows
  assert(row, 'a statement about one transaction answers with one row')
  return toPosted(row)
}
