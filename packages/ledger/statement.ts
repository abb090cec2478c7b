import type { Db } from '@poyraz/db'
import { type Kurus, kurus } from '@poyraz/kernel'
import { sql } from 'kysely'
import { CURRENCY } from './posting.ts'

/** One movement of a player's account, as its owner reads it: `amount` is signed, money in is positive. */
export type StatementLine = {
  /** `at` and `seq` place it in the journal. */
  readonly at: Date
  readonly seq: bigint
  readonly key: string
  readonly leg: number
  readonly account: string
  readonly counter: string
  readonly reason: string
  readonly amount: Kurus
  readonly balanceAfter: Kurus
}

export type StatementQuery = {
  readonly owner: string
  readonly accounts: readonly string[]
  readonly reasons: readonly string[] | null
  readonly from: Date | null
  /** Exclusive. */
  readonly to: Date | null
  readonly seq: bigint | null
  /** Size, not sign. */
  readonly amountMin: Kurus | null
  readonly orderBy: 'date' | 'amount'
  readonly descending: boolean
  readonly limit: number
  readonly offset: number
  /** Lines of these transactions alone, or of all others; none or `null` is all. */
  readonly keys?: { readonly only: readonly string[] } | { readonly except: readonly string[] } | null
}

type Row = {
  at: Date
  seq: bigint
  key: string
  leg: number
  code: string
  counter: string
  reason: string
  amount: bigint
  balance_after: bigint
}

/** A page of the statement, with the count of all lines that fit. */
export async function readStatement(
  db: Db,
  query: StatementQuery,
): Promise<{ lines: readonly StatementLine[]; total: number }> {
  const fits = sql`
    owner = ${query.owner} and currency = ${CURRENCY} and code = any (${query.accounts}::text[])
    and (${query.reasons}::text[] is null or reason = any (${query.reasons}::text[]))
    and (${query.from}::timestamptz is null or at >= ${query.from})
    and (${query.to}::timestamptz is null or at < ${query.to})
    and (${query.seq}::bigint is null or seq = ${query.seq})
    and (${query.amountMin}::bigint is null or abs(amount) >= ${query.amountMin})
    and ${keysFit(query.keys ?? null)}`
  const direction = query.descending ? sql`desc` : sql`asc`
  const order =
    query.orderBy === 'amount'
      ? sql`amount ${direction}, at ${direction}, seq ${direction}`
      : sql`at ${direction}, seq ${direction}`
  const [page, count] = await Promise.all([
    sql<Row>`
      select at, seq, key, leg, code, counter, reason, amount, balance_after from ledger.entry
      where ${fits} order by ${order} limit ${query.limit} offset ${query.offset}`.execute(db),
    sql<{ total: bigint }>`select count(*) as total from ledger.entry where ${fits}`.execute(db),
  ])
  return { lines: page.rows.map(toLine), total: Number(count.rows[0]?.total ?? 0) }
}

/** What these accounts of an owner held together before an instant. */
export async function readBalanceBefore(
  db: Db,
  { owner, accounts, before }: { owner: string; accounts: readonly string[]; before: Date },
): Promise<Kurus> {
  const { rows } = await sql<{ balance: bigint }>`
    select coalesce(sum(amount), 0)::bigint as balance from ledger.entry
    where owner = ${owner} and currency = ${CURRENCY} and code = any (${accounts}::text[])
      and at < ${before}`.execute(db)
  return kurus(rows[0]?.balance ?? 0n)
}

function keysFit(keys: NonNullable<StatementQuery['keys']> | null) {
  if (keys === null) return sql`true`
  return 'only' in keys ? sql`key = any (${keys.only}::text[])` : sql`key <> all (${keys.except}::text[])`
}

function toLine({ code, amount, balance_after, ...row }: Row): StatementLine {
  return { ...row, account: code, amount: kurus(amount), balanceAfter: kurus(balance_after) }
}
