import { CURRENCY } from '@poyraz/contract'
import { int4Array, int8Array, type Tx, textArray, uuidArray, waitUpTo } from '@poyraz/db'
import { MINUTE_MS } from '@poyraz/kernel'
import { sql } from 'kysely'
import type { ProviderPayment } from '../payments/provider.ts'
import { CHARGEBACKS } from './chargebacks.ts'

/** One payment as its provider reports it. */
export type Reported = ProviderPayment & { readonly provider: string }

/** One difference between our payments, the provider's report and the ledger. */
export type Difference = {
  readonly kind:
    | 'missing_in_ledger'
    | 'unknown_in_ledger'
    | 'ledger_amount'
    | 'debt_amount'
    | 'missing_at_provider'
    | 'unknown_payment'
    | 'provider_state'
    | 'provider_amount'
    | 'provider_currency'
    | 'provider_account'
    | 'provider_reference'
    | 'parked_event'
    | 'stuck_payment'
  /** Id of the payment, of the provider's order, or of the event. */
  readonly subject: string
  readonly expected: string
  readonly found: string
}

/** Maximum number of listed differences per kind; more than this means a systematic failure. */
const DIFFERENCES_MAX = 1_000
/** Changes younger than this are not compared: the other side may not know them yet. */
const ON_ITS_WAY_MS = 15 * MINUTE_MS
/** A due payment with this many attempts needs a person. */
const STUCK_ATTEMPTS = 8
const TIMEOUT_MS = 120_000
/** Ledger keys that move money back to its source. */
const BACK = sql.raw("array['chargeback:%', 'withdraw-back:%']")
/**
 * `OUT`: ledger keys that move money as requested. `RESTORED`: keys that restore a deposit after a won
 * dispute.
 */
const OUT = sql.raw("array['payment:%', 'withdraw-end:%']")
const RESTORED = sql.raw("'chargeback-reversal:%'")

/**
 * Compares everything in one snapshot with one statement. The report is older than the snapshot, so payments
 * that changed within the last 15 minutes, here or at the provider, are not compared with it yet.
 */
export async function compare(
  tx: Tx,
  { providers, nowMs }: { readonly providers: readonly string[]; readonly nowMs: number },
  report: readonly Reported[],
): Promise<readonly Difference[]> {
  await waitUpTo(tx, TIMEOUT_MS)
  const settledBy = new Date(nowMs - ON_ITS_WAY_MS)
  const { rows } = await sql<Difference>`
    with report as materialized (${reported(report)}),
    expected as materialized (${expectedFor(providers)}),
    money as materialized (${moved()}),
    booked as materialized (
      select coalesce(e.id::text, m.id) as id, e.id is not null as is_known,
             coalesce(e.posted, 0) as e_posted, coalesce(m.posted, 0) as m_posted,
             coalesce(e.taken_back, 0) as e_taken, coalesce(m.taken_back, 0) as m_taken,
             coalesce(e.owed, 0) as e_owed, coalesce(m.unpaid, 0) as m_unpaid, e.let_off
        from expected e full join money m on m.id = e.id::text
    ),
    matched as materialized (
      select e.id, e.states, e.moved, e.account as e_account, e.reference as e_reference, r.ref, r.state,
             r.amount, r.currency, r.account, r.reference
        from (select * from expected where is_reported) e
        full join report r on r.payment_id = e.id and r.provider = e.provider
       where greatest(e.changed_at, r.changed_at) <= ${settledBy}
    )
    ${inLedger()}
    union all ${atProvider()}
    union all
    (select 'parked_event', event_id, kind, reason from cashier.payment_event
      where outcome = 'parked' and handled_at is null
      order by received_at desc limit ${DIFFERENCES_MAX})
    union all
    (select 'stuck_payment', id::text, state, attempts::text from cashier.payment
      where due_at is not null and attempts >= ${STUCK_ATTEMPTS} limit ${DIFFERENCES_MAX})`.execute(tx)
  return rows
}

/**
 * Computes for each payment what it should have moved in the ledger and its allowed states at the provider.
 */
function expectedFor(providers: readonly string[]) {
  return sql`
      select id, provider, direction, state, account, reference, changed_at,
             provider = any(${textArray(providers)}::text[]) as is_reported,
             case direction when 1 then amount else coalesce(paid_out, amount - fee) end as moved,
             case when direction = 1 and state in ('approved', 'reversed') then amount
                  when direction = 2 and state in ('paid', 'returned') then amount end as posted,
             case state when 'reversed' then amount when 'returned' then coalesce(paid_out + fee, amount) end
               as taken_back,
             owed, case when state = 'reversed' and owed = 0 then (${forgivenDebts()}) end as let_off,
             case when state = 'approved' and direction = 1 or state in ('pending_review', 'paid')
                    then array['paid']
                  when state = 'reversed' then array['refunded', 'charged_back']
                  -- A payout that failed after it was paid is not reported any more.
                  when direction = 1 or state in ('rejected', 'returned')
                    then array['none', 'refunded', 'charged_back']
                  else array['none'] end as states
        from cashier.payment p`
}

/**
 * Selects the last debt amount that staff recorded since the chargeback: once nothing is owed, it was written
 * off.
 */
function forgivenDebts() {
  return sql`
      select s.owed from cashier.payment_step s
       where s.payment_id = p.id and s.owed is not null
         and s.n > (select max(n) from cashier.payment_step
                     where payment_id = p.id and state = 'reversed' and actor like 'provider:%')
       order by s.n desc limit 1`
}

/**
 * Sums each payment's ledger movements and the unpaid part of its chargebacks. Ids are text, from the keys.
 */
function moved() {
  return sql`
      select split_part(key, ':', 2) as id, sum(amount) filter (where key like any (${OUT})) as posted,
             sum(case when key like any (${BACK}) then amount when key like ${RESTORED} then -amount end)
               as taken_back,
             sum(case ${CHARGEBACKS} when debit then amount when credit then -amount end) as unpaid
        from ledger.transfer
       where kind in ('post', 'post_hold')
         and (key like any (${OUT}) or key like any (${BACK}) or key like ${RESTORED}
              or debit = ${CHARGEBACKS} or credit = ${CHARGEBACKS})
       group by 1`
}

/** Lists ledger money without a payment, and payments without their ledger money. */
function inLedger() {
  return sql`
    (select 'missing_in_ledger' as kind, id as subject, (e_posted + e_taken)::text as expected,
            (m_posted + m_taken)::text as found
       from booked where (e_posted > 0 and m_posted = 0) or (e_taken > 0 and m_taken = 0)
      limit ${DIFFERENCES_MAX})
    union all
    (select 'unknown_in_ledger', id, '0', (m_posted + m_taken)::text
       from booked where not is_known or (e_posted = 0 and m_posted > 0) or (e_taken = 0 and m_taken <> 0)
      limit ${DIFFERENCES_MAX})
    union all
    (select 'ledger_amount', id, (e_posted - e_taken)::text, (m_posted - m_taken)::text
       from booked where (e_posted > 0 and m_posted > 0 and e_posted <> m_posted)
                      or (e_taken > 0 and m_taken > 0 and e_taken <> m_taken) limit ${DIFFERENCES_MAX})
    union all
    (select 'debt_amount', id, e_owed::text, m_unpaid::text
       from booked where m_unpaid <> e_owed and m_unpaid is distinct from let_off limit ${DIFFERENCES_MAX})`
}

/** Compares each order that both sides should know: existence first, then state, amount and other fields. */
function atProvider() {
  const both = sql`id is not null and ref is not null`
  return sql`
    (select 'missing_at_provider' as kind, id::text, array_to_string(states, '|'), 'none'
       from matched where ref is null and 'none' <> all (states) limit ${DIFFERENCES_MAX})
    union all
    (select 'unknown_payment', ref, 'none', state from matched where id is null limit ${DIFFERENCES_MAX})
    union all
    (select 'provider_state', id::text, array_to_string(states, '|'), state
       from matched where ${both} and state <> all (states) limit ${DIFFERENCES_MAX})
    union all
    (select 'provider_amount', id::text, moved::text, amount::text
       from matched where ${both} and amount <> moved limit ${DIFFERENCES_MAX})
    union all
    (select 'provider_currency', id::text, ${CURRENCY}, currency
       from matched where ${both} and currency <> ${CURRENCY} limit ${DIFFERENCES_MAX})
    union all
    (select 'provider_account', id::text, e_account, account
       from matched where ${both} and account <> e_account limit ${DIFFERENCES_MAX})
    union all
    (select 'provider_reference', id::text, e_reference, reference
       from matched where ${both} and reference <> e_reference limit ${DIFFERENCES_MAX})`
}

function reported(report: readonly Reported[]) {
  return sql`
    select * from unnest(
      ${textArray(report.map(({ provider }) => provider))}::text[],
      ${textArray(report.map(({ ref }) => ref))}::text[],
      ${uuidArray(report.map(({ paymentId }) => paymentId))}::uuid[],
      ${int4Array(report.map(({ direction }) => direction))}::integer[],
      ${textArray(report.map(({ state }) => state))}::text[],
      ${int8Array(report.map(({ amount }) => amount))}::bigint[],
      ${textArray(report.map(({ currency }) => currency))}::text[],
      ${textArray(report.map(({ account }) => account))}::text[],
      ${textArray(report.map(({ reference }) => reference))}::text[],
      ${textArray(report.map(({ changedAt }) => changedAt.toISOString()))}::text[]::timestamptz[])
      as r (provider, ref, payment_id, direction, state, amount, currency, account, reference, changed_at)`
}
