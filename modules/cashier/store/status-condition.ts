import { TRANSACTION_STATUSES } from '@poyraz/contract'
import { type RawBuilder, sql } from 'kysely'
import { DEPOSIT, WITHDRAWAL } from '../methods/method.ts'
import { statesOf } from '../payments/states.ts'
import { STATUS_KEY } from './money.ts'

/**
 * Returns the SQL condition that a line of `ledger.entry` has this transaction status: that of its payment,
 * and `paid` for every other line. Reads one payment per line of a transfer, by its id, and none for bets:
 * the payments of a player are never listed for it.
 */
export function hasStatus(status: number): RawBuilder<boolean> {
  const isPaid = status === TRANSACTION_STATUSES.paid
  return sql<boolean>`
    case when entry.reason in ('bet', 'win', 'jackpot') then ${isPaid}::boolean else coalesce((
      select case p.direction when ${DEPOSIT} then p.state = any (${statesOf(DEPOSIT, status)}::text[])
        else p.state = any (${statesOf(WITHDRAWAL, status)}::text[]) end
      from cashier.payment p
      where p.id = substring(entry.key from ${STATUS_KEY}::text)::uuid and p.player_id = entry.owner
    ), ${isPaid}::boolean) end`
}
