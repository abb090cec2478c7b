import type { Db, Tx } from '@poyraz/db'
import { sql } from 'kysely'

export type PairRow = {
  id: string
  state: 'next' | 'active'
  commitment: string
  sealed_seed: Buffer
  client_seed: string | null
  stale_seed: boolean
  nonce: number
  last_round_at: Date | null
  activated_at: Date | null
}

const COLUMNS = sql`id, state, commitment, sealed_seed, client_seed, stale_seed, nonce, last_round_at, activated_at`

/** The player's active and next pair; both are there once the first round or question came. */
export async function readPairs(db: Db, playerId: string): Promise<{ active?: PairRow; next?: PairRow }> {
  return byState(
    (
      await sql<PairRow>`
      select ${COLUMNS} from casino.seed_pair where player_id = ${playerId} and state in ('active', 'next')`.execute(
        db,
      )
    ).rows,
  )
}

/** The same, locked until the transaction ends: a round on the pair waits, and then misses. */
export async function lockPairs(tx: Tx, playerId: string): Promise<{ active?: PairRow; next?: PairRow }> {
  return byState(
    (
      await sql<PairRow>`
      select ${COLUMNS} from casino.seed_pair where player_id = ${playerId} and state in ('active', 'next')
      order by id for update`.execute(tx)
    ).rows,
  )
}

function byState(rows: readonly PairRow[]): { active?: PairRow; next?: PairRow } {
  const active = rows.find((row) => row.state === 'active')
  const next = rows.find((row) => row.state === 'next')
  return { ...(active ? { active } : {}), ...(next ? { next } : {}) }
}

export type NewPair = {
  readonly id: string
  readonly playerId: string
  readonly commitment: string
  readonly sealedSeed: Uint8Array
}

/** Loses silently against another server that was first: the caller reads again. */
export async function insertNext(tx: Tx, pair: NewPair): Promise<void> {
  await sql`
    insert into casino.seed_pair (id, player_id, state, commitment, sealed_seed)
    values (${pair.id}, ${pair.playerId}, 'next', ${pair.commitment}, ${Buffer.from(pair.sealedSeed)})
    on conflict (player_id, state) where state in ('active', 'next') do nothing`.execute(tx)
}

export async function setNextClientSeed(tx: Tx, id: string, clientSeed: string): Promise<void> {
  await sql`
    update casino.seed_pair set client_seed = ${clientSeed}, stale_seed = false
    where id = ${id} and state = 'next'`.execute(tx)
}

/** The next pair becomes the active one. It keeps the time of the last round, so that rotating buys no speed. */
export async function activate(
  tx: Tx,
  pair: { id: string; clientSeed: string; stale: boolean; at: Date; lastRoundAt: Date | null },
): Promise<void> {
  await sql`
    update casino.seed_pair
    set state = 'active', client_seed = ${pair.clientSeed}, stale_seed = ${pair.stale}, activated_at = ${pair.at},
      last_round_at = ${pair.lastRoundAt}
    where id = ${pair.id} and state = 'next'`.execute(tx)
}

/** Retires the active pair and opens its commitment for everyone. */
export async function reveal(tx: Tx, id: string, serverSeed: string): Promise<void> {
  await sql`
    update casino.seed_pair set state = 'revealed', server_seed = ${serverSeed}
    where id = ${id} and state = 'active'`.execute(tx)
}
