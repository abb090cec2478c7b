import type { Db, Tx } from '@poyraz/db'
import { assert } from '@poyraz/kernel'
import { sql } from 'kysely'

/** A hash chain of round seeds. */
export type Season = {
  readonly id: string
  readonly tableId: number
  readonly gameId: string
  readonly rulesHash: string
  readonly length: number
  /** T in hex, published before the first round. */
  readonly terminal: string
  readonly sealedLast: Uint8Array
  /** Set after a restore: seeds of its next rounds may be known, so no further round is drawn from it. */
  readonly isRetired: boolean
}

export async function insertSeason(tx: Tx, season: Omit<Season, 'isRetired'>, at: Date): Promise<void> {
  const { id, tableId, gameId, rulesHash, length, terminal, sealedLast } = season
  await sql`
    insert into tables.season (id, table_id, game_id, rules_hash, length, terminal, sealed_last, opened_at)
    values (${id}, ${tableId}, ${gameId}, ${rulesHash}, ${length}, ${terminal}, ${sealedLast}, ${at})`.execute(
    tx,
  )
}

/** Returns the season of a round that is drawn from the chain. */
export async function findSeason(db: Db, id: string | null): Promise<Season> {
  const { rows } = await sql<Season>`
    select id, table_id as "tableId", game_id as "gameId", rules_hash as "rulesHash", length, terminal,
      sealed_last as "sealedLast", retired_at is not null as "isRetired"
    from tables.season where id = ${id}`.execute(db)
  assert(rows[0], 'a round has its season')
  return rows[0]
}
