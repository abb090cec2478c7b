import { type Db, type Tx, transact, waitUpTo } from '@poyraz/db'
import { HOUR_MS } from '@poyraz/kernel'
import { sql } from 'kysely'

/** A broken rule (SPEC part 9), with the account or owner that breaks it. */
export type Fault = { readonly rule: 'U1' | 'U2' | 'U3' | 'U4' | 'U5' | 'U6'; readonly subject: string }

/** Maximum number of faults listed per rule. */
const FAULTS_MAX = 100

const AUDIT_MS = 3 * HOUR_MS

/** Reads the whole ledger in one snapshot and returns its faults. May take up to `AUDIT_MS`. */
export function audit(db: Db): Promise<readonly Fault[]> {
  return transact(db, async (tx) => {
    await waitUpTo(tx, AUDIT_MS)
    return faultsOf(tx)
  })
}

async function faultsOf(db: Tx): Promise<readonly Fault[]> {
  const { rows } = await sql<Fault>`
    with entry as materialized (
      select *, code like 'house:%' as is_house,
             lag(balance_after) over (partition by owner, currency, code order by seq) as before
        from ledger.entry
    ), total as (
      select owner, currency, code, sum(amount) as amount from entry where not is_house group by 1, 2, 3
    ), held as (
      select owner, currency, sum(amount) as amount from ledger.hold where state = 'open' group by 1, 2
    )
    (select 'U1' as rule, concat_ws('/', owner, currency, code) as subject
       from ledger.account a full join total t using (owner, currency, code)
      where a.balance is distinct from coalesce(t.amount, 0) limit ${FAULTS_MAX})
    union all
    (select 'U2', concat_ws('/', owner, currency, code, seq) from entry
      where not is_house and balance_after is distinct from coalesce(before, 0) + amount limit ${FAULTS_MAX})
    union all
    (select 'U3', currency from (
       select currency, balance as amount from ledger.account
       union all
       select currency, amount from entry where is_house) e
      group by currency having sum(amount) <> 0)
    union all
    (select 'U4', concat_ws('/', owner, currency)
       from (select owner, currency, balance from ledger.account where code = 'held') a
       full join held h using (owner, currency)
      where coalesce(a.balance, 0) <> coalesce(h.amount, 0) limit ${FAULTS_MAX})
    union all
    (select 'U5', currency from entry where code = 'house:suspense' group by currency having sum(amount) <> 0)
    union all
    (select 'U6', concat_ws('/', owner, seq) from (
       select owner, seq, at, lag(at) over (partition by owner order by seq) as before from ledger.transfer) t
      where at < before limit ${FAULTS_MAX})`.execute(db)
  return rows
}

/** Returns the balance of a house account in kuruş, summed from its entries; positive: has money (H1). */
export async function houseBalance(db: Db, code: string): Promise<bigint> {
  const { rows } = await sql<{ balance: bigint }>`
    select coalesce(sum(case when credit = ${code} then amount else -amount end), 0)::bigint as balance
      from ledger.transfer where currency = ledger.currency() and ${code} in (debit, credit)`.execute(db)
  return rows[0]?.balance ?? 0n
}
