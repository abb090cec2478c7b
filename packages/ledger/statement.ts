import type { Db } from '@poyraz/db'
import { type Kurus, kurus } from '@poyraz/kernel'
import { sql } from 'kysely'
import { CURRENCY } from './posting.ts'

/** One movement of a player's account, as its owner reads it: `amount` is signed, money in is positive. */
export type StatementLine = {
  /** To be shown. A `Date` has milliseconds and the journal microseconds: lines are ordered by `seq` (J5). */
  readonly at: Date
  readonly seq: bigint
  readonly key: string
  readonly leg: number
  readonly account: string
  readonly counter: string
  readonly reason: string
  readonly amount: Kurus
  /** Of `account` alone. */
  readonly balanceAfter: Kurus
  /** Of all accounts of the query together, right after this line; only where the query asks for it. */
  readonly heldAfter?: Kurus
  /** Of a transfer between two accounts of the query: the line that takes the money in. */
  readonly isSecond: boolean
}

export type StatementQuery = {
  readonly owner: string
  readonly accounts: readonly string[]
  readonly reasons: readonly string[] | null
  readonly from: Date | null
  /** Exclusive. */
  readonly to: Date | null
  /** One line alone. */
  readonly line: { readonly seq: bigint; readonly isSecond: boolean } | null
  /** Size, not sign. */
  readonly amountMin: Kurus | null
  readonly orderBy: 'date' | 'amount'
  readonly descending: boolean
  readonly limit: number
  readonly offset: number
  /** Reads `heldAfter` of each line, which costs a look-up per account: for a page, not for a year. */
  readonly withHeld?: boolean
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
  held_after: bigint | null
  is_second: boolean
}

/** What lines brought and cost, in kuruş: `moneyOut` is negative. */
type StatementSums = { readonly moneyIn: bigint; readonly moneyOut: bigint }

export type StatementPage = {
  readonly lines: readonly StatementLine[]
  /** Of all lines that fit, like the sums. */
  readonly total: number
  readonly sums: StatementSums
}

/** A page of the statement, with count and sums of all lines that fit. */
export async function readStatement(db: Db, query: StatementQuery): Promise<StatementPage> {
  const [page, count] = await Promise.all([
    selectPage(query).execute(db),
    sql<StatementSums & { total: bigint }>`
      select count(*) as total, coalesce(sum(amount) filter (where amount > 0), 0)::bigint as "moneyIn",
        coalesce(sum(amount) filter (where amount < 0), 0)::bigint as "moneyOut"
      from ledger.entry where ${fitting(query)}`.execute(db),
  ])
  const { total, ...sums } = count.rows[0] ?? { total: 0n, moneyIn: 0n, moneyOut: 0n }
  return { lines: page.rows.map(toLine), total: Number(total), sums }
}

/** The filter of a query on the journal. */
function fitting(query: StatementQuery) {
  return sql`
    owner = ${query.owner} and currency = ${CURRENCY} and code = any (${query.accounts}::text[])
    and (${query.reasons}::text[] is null or reason = any (${query.reasons}::text[]))
    and (${query.from}::timestamptz is null or at >= ${query.from})
    and (${query.to}::timestamptz is null or at < ${query.to})
    and (${query.line?.seq ?? null}::bigint is null
      or (seq = ${query.line?.seq ?? null} and ${isSecond(query)} = ${query.line?.isSecond ?? null}::boolean))
    and (${query.amountMin}::bigint is null or abs(amount) >= ${query.amountMin})
    and ${keysFit(query.keys ?? null)}`
}

function isSecond({ accounts }: StatementQuery) {
  return sql`(amount > 0 and counter = any (${accounts}::text[]))`
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

/**
 * Selects the lines of a page, and what the accounts held together after each, in one statement: no instant
 * leaves the database and comes back rounded. Within an owner (at, seq) is the order of seq (J5), and it is
 * indexed. Of a transfer between two accounts of the query the line that takes the money comes first.
 */
export function selectPage(query: StatementQuery) {
  const direction = query.descending ? sql`desc` : sql`asc`
  const byTime = sql`at ${direction}, seq ${direction}, amount > 0 ${direction}`
  const order = query.orderBy === 'amount' ? sql`amount ${direction}, ${byTime}` : byTime
  return sql<Row>`
    select at, seq, key, leg, code, counter, reason, amount, balance_after,
      ${isSecond(query)} as is_second, ${query.withHeld ? heldAfter(query) : sql`null`}::bigint as held_after
    from (
      select * from ledger.entry where ${fitting(query)}
      order by ${order} limit ${query.limit} offset ${query.offset}
    ) line order by ${order}`
}

/** The last balance of each account until `line`. What the line takes for another of them is not there yet. */
function heldAfter({ owner, accounts }: StatementQuery) {
  const held = accounts.map(
    (code) => sql`
      coalesce((
        select case t.debit when ${code} then t.debit_after else t.credit_after end from ledger.transfer t
        where t.owner = ${owner} and t.currency = ${CURRENCY} and (t.debit = ${code} or t.credit = ${code})
          and (t.at, t.seq) <= (line.at, line.seq)
        order by t.at desc, t.seq desc limit 1), 0)`,
  )
  return sql`(${sql.join(held, sql` + `)}
    + case when line.amount < 0 and line.counter = any (${accounts}::text[]) then line.amount else 0 end)`
}

function keysFit(keys: NonNullable<StatementQuery['keys']> | null) {
  if (keys === null) return sql`true`
  return 'only' in keys ? sql`key = any (${keys.only}::text[])` : sql`key <> all (${keys.except}::text[])`
}

function toLine({ code, amount, balance_after, held_after, is_second, ...row }: Row): StatementLine {
  const balanceAfter = kurus(balance_after)
  const line = { ...row, account: code, amount: kurus(amount), balanceAfter, isSecond: is_second }
  return held_after === null ? line : { ...line, heldAfter: kurus(held_after) }
}
