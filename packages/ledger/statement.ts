import type { Db } from '@poyraz/db'
import { type Kurus, kurus } from '@poyraz/kernel'
import { type RawBuilder, sql } from 'kysely'

/** Above every `seq`. */
const SEQ_MAX = 2n ** 63n - 1n

/** A movement of a player's account from the owner's view: `amount` is signed, money in is positive. */
export type StatementLine = {
  /** For display only: it has milliseconds, the journal microseconds. Lines are ordered by `seq` (J5). */
  readonly at: Date
  readonly seq: bigint
  readonly key: string
  readonly leg: number
  readonly account: string
  readonly counter: string
  readonly reason: string
  readonly amount: Kurus
  /** Balance of `account` after this line. */
  readonly balanceAfter: Kurus
  /** Sum of all accounts of the query after this line; set only if `withHeld`. */
  readonly heldAfter?: Kurus
  /** True for the credit line of a transfer between two accounts of the query. */
  readonly isSecond: boolean
}

export type StatementQuery = {
  readonly owner: string
  readonly accounts: readonly string[]
  readonly reasons: readonly string[] | null
  readonly from: Date | null
  /** Exclusive. */
  readonly to: Date | null
  /** Selects a single line. */
  readonly line: { readonly seq: bigint; readonly isSecond: boolean } | null
  /** Minimum of the absolute amount. */
  readonly amountMin: Kurus | null
  readonly orderBy: 'date' | 'amount'
  readonly descending: boolean
  readonly limit: number
  readonly offset: number
  /** Reads `heldAfter` of each line, in one pass per account over what the page spans: use it for pages only. */
  readonly withHeld?: boolean
  /** SQL condition on the columns of `ledger.entry`; null or missing: all lines. */
  readonly condition?: RawBuilder<boolean> | null
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

/** Sums of credits and debits in kuruş: `moneyOut` is negative. */
type StatementSums = { readonly moneyIn: bigint; readonly moneyOut: bigint }

export type StatementPage = {
  readonly lines: readonly StatementLine[]
  /** Count of all matching lines; the sums cover them too. */
  readonly total: number
  readonly sums: StatementSums
}

/** Returns a page of the statement, with count and sums of all matching lines. */
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

/** Builds the filter of a query on the journal. */
function fitting(query: StatementQuery) {
  return sql`
    owner = ${query.owner} and currency = ledger.currency() and code = any (${query.accounts}::text[])
    and (${query.reasons}::text[] is null or reason = any (${query.reasons}::text[]))
    and seq >= coalesce(ledger.seq_from(${query.owner}, ${query.from}), 0)
    and seq < coalesce(ledger.seq_from(${query.owner}, ${query.to}), ${SEQ_MAX})
    and ${lineFits(query)}
    and (${query.amountMin}::bigint is null or abs(amount) >= ${query.amountMin})
    and ${query.condition ?? sql`true`}`
}

function lineFits(query: StatementQuery) {
  if (query.line === null) return sql`true`
  const { seq, isSecond: second } = query.line
  return sql`seq = ${seq} and ${isSecond(query)} = ${second}::boolean`
}

function isSecond({ accounts }: StatementQuery) {
  return sql`(amount > 0 and counter = any (${accounts}::text[]))`
}

/** Returns the sum of these accounts of an owner before an instant. */
export async function readBalanceBefore(
  db: Db,
  { owner, accounts, before }: { owner: string; accounts: readonly string[]; before: Date },
): Promise<Kurus> {
  const { rows } = await sql<{ balance: bigint }>`
    select coalesce(sum(amount), 0)::bigint as balance from ledger.entry
    where owner = ${owner} and currency = ledger.currency() and code = any (${accounts}::text[])
      and seq < ledger.seq_from(${owner}, ${before})`.execute(db)
  return kurus(rows[0]?.balance ?? 0n)
}

/**
 * Selects the lines of a page, and the sum of the accounts after each, in the order of `seq` (J5), or by
 * amount. In ascending order, the debit line of a transfer between two accounts of the query comes first.
 */
export function selectPage(query: StatementQuery) {
  const direction = query.descending ? sql`desc` : sql`asc`
  const bySeq = sql`seq ${direction}, amount > 0 ${direction}`
  const order = query.orderBy === 'amount' ? sql`amount ${direction}, ${bySeq}` : bySeq
  const page = sql`
    select * from ledger.entry where ${fitting(query)}
    order by ${order} limit ${query.limit} offset ${query.offset}`
  return sql<Row>`
    select at, seq, key, leg, code, counter, reason, amount, balance_after,
      ${isSecond(query)} as is_second, ${query.withHeld ? heldSum(query) : sql`null`}::bigint as held_after
    from (${query.withHeld ? withBalances(query, page) : page}) line order by ${order}`
}

/** Sums the balances after a line. After the debit line of an internal transfer, its credit is missing. */
function heldSum({ accounts }: StatementQuery) {
  const balances = accounts.map((_, n) => sql`coalesce(${balance(n)}, 0)`)
  return sql`(${sql.join(balances, sql` + `)}
    + case when amount < 0 and counter = any (${accounts}::text[]) then amount else 0 end)`
}

/**
 * Adds the balance of each account after each line of a page. A line looks for the last movement only back to
 * the line before it, and otherwise takes the balance of that line, so that no movement is read twice.
 */
function withBalances({ owner, accounts }: StatementQuery, page: RawBuilder<unknown>) {
  const found = accounts.map(
    (code, n) => sql`(
      select case t.debit when ${code} then t.debit_after else t.credit_after end from ledger.transfer t
      where t.owner = ${owner} and t.currency = ledger.currency()
        and (t.debit = ${code} or t.credit = ${code}) and t.seq <= spaced.seq and t.seq > spaced.earlier
      order by t.seq desc limit 1) as ${balance(n)}`,
  )
  const part = accounts.map(
    (_, n) => sql`count(${balance(n)}) over (order by seq) as ${sql.ref(`part_${n}`)}`,
  )
  const carried = accounts.map(
    (_, n) => sql`max(${balance(n)}) over (partition by ${sql.ref(`part_${n}`)}) as ${balance(n)}`,
  )
  const columns = sql`at, seq, key, leg, code, counter, reason, amount, balance_after`
  // `offset 0` keeps the planner from copying the look-ups into both uses of their result.
  return sql`
    select ${columns}, ${sql.join(carried)} from (
      select *, ${sql.join(part)} from (
        select *, ${sql.join(found)} from (
          select *, coalesce(lag(seq) over (order by seq), 0) as earlier from (${page}) page
        ) spaced offset 0
      ) found
    ) carried`
}

function balance(n: number) {
  return sql.ref(`balance_${n}`)
}

function toLine({ code, amount, balance_after, held_after, is_second, ...row }: Row): StatementLine {
  const balanceAfter = kurus(balance_after)
  const line = { ...row, account: code, amount: kurus(amount), balanceAfter, isSecond: is_second }
  return held_after === null ? line : { ...line, heldAfter: kurus(held_after) }
}
