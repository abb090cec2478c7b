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
  /** Hash of the player's latest receipt. */
  receipt_head: Buffer
}

const COLUMNS = sql`id, state, commitment, sealed_seed, client_seed, stale_seed, nonce, last_round_at, activated_at, receipt_head`

/** Returns the player's active and next pair. They are created with the player's first request. */
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

/** Locks and returns both pairs. A round on the active pair waits, and then fails with `pair_missed`. */
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

/** Inserts a next pair, unless another server was first; the caller must read it again. */
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

/**
 * Makes a pair the active one. It goes on from the pair before it: the minimum interval since the last round
 * still applies, and the chain of receipts has no gap.
 */
export async function activate(
  tx: Tx,
  pair: { id: string; clientSeed: string; stale: boolean; at: Date; before: PairRow | null },
): Promise<void> {
  await sql`
    update casino.seed_pair
    set state = 'active', client_seed = ${pair.clientSeed}, stale_seed = ${pair.stale}, activated_at = ${pair.at},
      last_round_at = ${pair.before?.last_round_at ?? null},
      receipt_head = coalesce(${pair.before?.receipt_head ?? null}::bytea, receipt_head)
    where id = ${pair.id} and state = 'next'`.execute(tx)
}

/** Retires the active pair and reveals its server seed. */
export async function reveal(tx: Tx, id: string, serverSeed: string): Promise<void> {
  await sql`
    update casino.seed_pair set state = 'revealed', server_seed = ${serverSeed}
    where id = ${id} and state = 'active'`.execute(tx)
}
