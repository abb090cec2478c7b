import type { Db } from '@poyraz/db'
import { type RawBuilder, sql } from 'kysely'

/** Data that two accounts have in common. */
export type AlikeReason =
  | 'name_birth_date'
  | 'name_address'
  | 'email'
  | 'phone'
  | 'identity_number'
  | 'device'

/** Another account that may be the same person's. */
export type AlikePlayer = { readonly playerId: string; readonly reasons: readonly AlikeReason[] }

/** Maximum of accounts per reason, the newest first: a device may be in an internet café. */
export const ALIKE_MAX = 20

const NAME = (row: string) => sql.raw(`identity.fold(${row}.firstname || ${row}.lastname)`)
const ADDRESS = (row: string) => sql.raw(`identity.fold(${row}.address || ${row}.city)`)
const MAILBOX = (row: string) => sql.raw(`identity.mailbox(${row}.email)`)

/**
 * Returns other accounts that may belong to this player, each with its reasons. Every look-up uses an index.
 */
export async function alikePlayers(db: Db, playerId: string): Promise<readonly AlikePlayer[]> {
  const { rows } = await sql<AlikePlayer>`
    with me as materialized (select * from identity.player where id = ${playerId}), found as (
      ${foundBy('name_birth_date', sql`${NAME('p')} = ${NAME('me')} and p.birth_date = me.birth_date`)}
      union all
      ${foundBy('name_address', sql`${NAME('p')} = ${NAME('me')} and ${ADDRESS('p')} = ${ADDRESS('me')}`)}
      union all
      ${foundBy('email', sql`${MAILBOX('p')} = ${MAILBOX('me')}`)}
      union all
      ${foundBy('phone', sql`p.phone = me.phone`)}
      union all
      ${foundBy(
        'identity_number',
        sql`p.identity_hash = me.identity_hash
          and p.identity_disowned_at is null and me.identity_disowned_at is null`,
      )}
      union all
      (select distinct o.player_id, 'device' from identity.device d join identity.device o using (device_hash)
        where d.player_id = ${playerId} and o.player_id <> ${playerId}
        order by o.player_id desc limit ${ALIKE_MAX})
    )
    select id as "playerId", array_agg(reason order by reason) as reasons
    from found group by id order by id`.execute(db)
  return rows
}

function foundBy(reason: AlikeReason, isAlike: RawBuilder<unknown>) {
  return sql`
    (select p.id, ${reason} as reason from me join identity.player p on ${isAlike}
      where p.id <> me.id order by p.id desc limit ${ALIKE_MAX})`
}
