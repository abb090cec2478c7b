import type { Db } from '@poyraz/db'
import { type Kurus, kurus } from '@poyraz/kernel'
import { ACCOUNTS } from '@poyraz/wallet'
import { sql } from 'kysely'

/** A closing or closed account that still holds the player's money. */
export type ClosedAccount = {
  readonly playerId: string
  readonly closedAt: Date
  /** False if the account is closed, so that the player cannot reach the money. */
  readonly isReachable: boolean
  /** Sum of the cash and held balances. */
  readonly money: Kurus
}

/** Returns the cash of a closing account; `null` if the account is not closing. */
export async function cashOfClosing(db: Db, playerId: string): Promise<Kurus | null> {
  const { rows } = await sql<{ balance: bigint }>`
    select a.balance from compliance.gate g join ledger.account a
      on a.owner = g.player_id and a.currency = ledger.currency() and a.code = ${ACCOUNTS.cash}
    where g.player_id = ${playerId} and g.closed_at is not null`.execute(db)
  return rows[0] ? kurus(rows[0].balance) : null
}

const LISTED_MAX = 250

/** Closed accounts first, then closing ones, oldest first, up to a maximum; with the total count. */
export async function closedWithMoney(
  db: Db,
): Promise<{ readonly accounts: readonly ClosedAccount[]; readonly total: number }> {
  const { rows } = await sql<Omit<ClosedAccount, 'money'> & { money: bigint; total: bigint }>`
    select g.player_id as "playerId", g.closed_at as "closedAt", g.active as "isReachable",
      sum(a.balance)::bigint as money, count(*) over () as total
    from compliance.gate g join ledger.account a
      on a.owner = g.player_id and a.currency = ledger.currency()
      and a.code in (${ACCOUNTS.cash}, ${ACCOUNTS.held})
    where g.closed_at is not null and a.balance > 0
    group by g.player_id
    order by g.active, g.closed_at, g.player_id limit ${LISTED_MAX}`.execute(db)
  const accounts = rows.map(({ playerId, closedAt, isReachable, money }) => ({
    playerId,
    closedAt,
    isReachable,
    money: kurus(money),
  }))
  return { accounts, total: Number(rows[0]?.total ?? 0) }
}
