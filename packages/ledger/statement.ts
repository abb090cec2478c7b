import type { Db } from '@poyraz/db'
import { assert, type Kurus, kurus } from '@poyraz/kernel'
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
  /** Of `account` alone. */
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
    sql<StatementSums & { total: bigint }>`
      select count(*) as total, coalesce(sum(amount) filter (where amount > 0), 0)::bigint as "moneyIn",
        coalesce(sum(amount) filter (where amount < 0), 0)::bigint as "moneyOut"
      from ledger.entry where ${fits}`.execute(db),
  ])
  const { total, ...sums } = count.rows[0] ?? { total: 0n, moneyIn: 0n, moneyOut: 0n }
  return { lines: page.rows.map(toLine), total: Number(total), sums }
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

export type HeldQuery = {
  readonly owner: string
  readonly accounts: readonly string[]
  readonly lines: readonly Pick<StatementLine, 'at' | 'seq'>[]
}

/** What these accounts of an owner held together right after each of these lines, in their order. */
export async function readHeldAfter(db: Db, query: HeldQuery): Promise<readonly Kurus[]> {
  const { rows } = await heldAfter(query).execute(db)
  assert(rows.length === query.lines.length, 'each line has its answer')
  return rows.map(({ held }) => kurus(held))
}

/** The last line of each account until then: a look-up in the journal, and no sum. For a page, not for a year. */
export function heldAfter({ owner, accounts, lines }: HeldQuery) {
  const held = accounts.map(
    (code) => sql`
      coalesce((
        select case t.debit when ${code} then t.debit_after else t.credit_after end from ledger.transfer t
        where t.owner = ${owner} and t.currency = ${CURRENCY} and (t.debit = ${code} or t.credit = ${code})
          and (t.at, t.seq) <= (line.at, line.seq)
        order by t.at desc, t.seq desc limit 1), 0)`,
  )
  return sql<{ held: bigint }>`
    select ${sql.join(held, sql` + `)} as held
    from unnest(${lines.map(({ at }) => at)}::timestamptz[], ${lines.map(({ seq }) => seq)}::bigint[])
      with ordinality as line (at, seq, place) order by place`
}

function keysFit(keys: NonNullable<StatementQuery['keys']> | null) {
  if (keys === null) return sql`true`
  return 'only' in keys ? sql`key = any (${keys.only}::text[])` : sql`key <> all (${keys.except}::text[])`
}

function toLine({ code, amount, balance_after, ...row }: Row): StatementLine {
  return { ...row, account: code, amount: kurus(amount), balanceAfter: kurus(balance_after) }
}
