import type { Db } from '@poyraz/db'
import { sql } from 'kysely'
import type { OwnSource } from '../methods/cooling.ts'
import { METHODS } from '../methods/list.ts'
import { TRANSFER_TYPES } from '../methods/method.ts'

/** A player who shares a source. `accounts`: number of players who use it, this one included. */
export type SharedSource = { readonly playerId: string; readonly accounts: number }

const { bank, cepBank, card, qr } = TRANSFER_TYPES
/** Transfer types that use a Turkish card or bank. */
const IN_LIRA: ReadonlySet<number> = new Set([bank, cepBank, card, qr])
const LIRA_METHODS = METHODS.filter((method) => IN_LIRA.has(method.transferType)).map(({ id }) => id)

const OWN_MAX = 250

/** Returns the wallets and crypto addresses of the player's credited deposits, longest known first. */
export async function ownSources(db: Db, playerId: string): Promise<readonly OwnSource[]> {
  const { rows } = await sql<OwnSource>`
    select field, details ->> field as value, min(changed_at) as since
    from cashier.payment, unnest(array['walletNumber', 'cryptoAddress']) as field
    where player_id = ${playerId} and direction = 1 and state = 'approved' and details ? field
    group by 1, 2 order by 3, 2 limit ${OWN_MAX}`.execute(db)
  return rows
}

/**
 * True if the player saved a bank account or moved money through a bank or card; every IBAN here is Turkish.
 */
export async function paysInLira(db: Db, playerId: string): Promise<boolean> {
  const { rows } = await sql`
    select from cashier.bank_account where player_id = ${playerId}
    union all
    select from cashier.payment
    where player_id = ${playerId} and method_id = any(${LIRA_METHODS}::int[])
      and state in ('approved', 'paid', 'reversed')
    limit 1`.execute(db)
  return rows.length > 0
}

/**
 * Returns players who share a saved bank account, a withdrawal destination, or a wallet or address that paid
 * a credited deposit. A wallet that a player only entered in a form proves nothing about its owner, so it is
 * not counted.
 */
export async function sharedSources(db: Db): Promise<readonly SharedSource[]> {
  const { rows } = await sql<{ playerId: string; accounts: bigint }>`
    with used (source, player_id) as (
      select iban, player_id from cashier.bank_account
      union
      select account, player_id from cashier.payment where direction = 2
      union
      select coalesce(details ->> 'walletNumber', details ->> 'cryptoAddress'), player_id
      from cashier.payment
      where direction = 1 and state in ('approved', 'reversed') and details ?| array['walletNumber', 'cryptoAddress']
    ), shared as (
      select source, count(*) as accounts from used group by source having count(*) > 1
    )
    select player_id as "playerId", max(accounts) as accounts
    from used join shared using (source) group by player_id`.execute(db)
  return rows.map(({ playerId, accounts }) => ({ playerId, accounts: Number(accounts) }))
}
