import type { Db, Tx } from '@poyraz/db'
import type { FlipState } from '@poyraz/games'
import { sql } from 'kysely'

export type Seat = {
  readonly seat: number
  readonly playerId: string
  readonly epoch: number
  readonly betId: string
}

export type Round = {
  readonly id: string
  readonly stake: bigint
  readonly phase: 'filling' | 'open' | 'closed'
  readonly sealedSeed: Uint8Array
  readonly commitment: string
  readonly state: FlipState | null
  readonly words: number
  readonly rejects: number
  /** In the order of their numbers. */
  readonly seats: readonly Seat[]
}

const ROUND = sql`
  select r.id, r.stake, r.phase, r.sealed_seed as "sealedSeed", r.commitment, r.state, r.words, r.rejects,
    coalesce((select jsonb_agg(jsonb_build_object('seat', s.seat, 'playerId', s.player_id, 'epoch', s.epoch,
      'betId', s.bet_id) order by s.seat) from coinflip.seat s where s.round_id = r.id), '[]') as seats
  from coinflip.round r`

export async function findRound(db: Db, id: string): Promise<Round | undefined> {
  const { rows } = await sql<Round>`${ROUND} where r.id = ${id}`.execute(db)
  return rows[0]
}

/** Locks a round first: seats are read after everybody who changed them has committed. */
export async function lockRound(tx: Tx, id: string): Promise<Round | undefined> {
  await sql`select from coinflip.round where id = ${id} for no key update`.execute(tx)
  return findRound(tx, id)
}

/** Locks the oldest table for this stake that has a free seat. */
export async function lockFilling(tx: Tx, stake: bigint): Promise<Round | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from coinflip.round where phase = 'filling' and stake = ${stake}
    order by id limit 1 for no key update skip locked`.execute(tx)
  return rows[0] && findRound(tx, rows[0].id)
}

export async function listUnfinished(db: Db, playerId: string | null): Promise<readonly Round[]> {
  const { rows } = await sql<Round>`
    ${ROUND} where r.phase <> 'closed' and (${playerId}::uuid is null or exists (
      select from coinflip.seat s where s.round_id = r.id and s.player_id = ${playerId}))
    order by r.id`.execute(db)
  return rows
}

type NewRound = Pick<Round, 'id' | 'stake' | 'sealedSeed' | 'commitment'>

export async function insertRound(tx: Tx, { id, stake, sealedSeed, commitment }: NewRound): Promise<void> {
  await sql`insert into coinflip.round (id, stake, sealed_seed, commitment)
    values (${id}, ${stake}, ${sealedSeed}, ${commitment})`.execute(tx)
}

export async function insertSeat(tx: Tx, id: string, { seat, playerId, epoch, betId }: Seat): Promise<void> {
  await sql`insert into coinflip.seat (round_id, seat, player_id, epoch, bet_id)
    values (${id}, ${seat}, ${playerId}, ${epoch}, ${betId})`.execute(tx)
}

export async function deleteSeats(tx: Tx, id: string, seats: readonly number[]): Promise<void> {
  await sql`delete from coinflip.seat where round_id = ${id} and seat = any (${seats})`.execute(tx)
}

export async function saveRound(tx: Tx, { id, phase, state, words, rejects }: Round): Promise<void> {
  await sql`update coinflip.round set phase = ${phase}, words = ${words}, rejects = ${rejects},
    state = ${JSON.stringify(state)}::jsonb where id = ${id}`.execute(tx)
}
