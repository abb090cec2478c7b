import type { Db, Tx } from '@poyraz/db'
import type { OriginalCommand } from '@poyraz/games'
import type { Kurus } from '@poyraz/kernel'
import type { Sent } from '@poyraz/rounds'
import { sql } from 'kysely'
import type { Stream } from './rounds.ts'

/** An open round with what its rules need to continue. */
export type OpenRoundRow = {
  readonly id: string
  readonly player_id: string
  readonly game_id: number
  readonly slug: string
  readonly pair_id: string
  readonly nonce: number
  readonly rules_hash: string
  readonly stake: bigint
  readonly outcome: { readonly commands: readonly Sent<OriginalCommand>[] }
  readonly streams: readonly Stream[]
  readonly sealed_state: Buffer
  readonly step: number
}

const OPEN_ROUND = sql`
  select r.id, r.player_id, r.game_id, g.slug, r.pair_id, r.nonce, r.rules_hash, r.stake, r.outcome,
    r.streams, o.sealed_state, o.step
  from casino.open_round o join casino.round r on r.id = o.round_id
  join casino.game g on g.id = r.game_id join casino.seed_pair p on p.id = r.pair_id`

export async function findOpenRow(db: Db, id: string): Promise<OpenRoundRow | undefined> {
  return (await sql<OpenRoundRow>`${OPEN_ROUND} where o.round_id = ${id}`.execute(db)).rows[0]
}

/**
 * Locks an open round until the transaction ends: another command waits, and then sees the result of this
 * one. Locks its pair, too, as `casino.play_batch` does before it locks gates and accounts: the end of the
 * round moves the head of the chain of receipts.
 */
export async function lockOpenRow(tx: Tx, id: string): Promise<OpenRoundRow | undefined> {
  return (
    await sql<OpenRoundRow>`${OPEN_ROUND} where o.round_id = ${id}
    for update of o, r for no key update of p`.execute(tx)
  ).rows[0]
}

/** Returns ids of rounds whose last command is `idleMs` before `at`, the oldest first. */
export async function listIdle(
  db: Db,
  at: Date | null,
  { idleMs, limit }: { readonly idleMs: number; readonly limit: number },
): Promise<readonly string[]> {
  const { rows } = await sql<{ round_id: string }>`
    select round_id from casino.open_round
    where moved_at < coalesce(${at}::timestamptz, clock_timestamp()) - ${idleMs} * interval '1 millisecond'
    order by moved_at limit ${limit}`.execute(db)
  return rows.map((row) => row.round_id)
}

export type PairLock = {
  readonly state: string
  readonly nonce: number
  /** Remaining time in ms until the next round may begin; 0 if it may begin now. */
  readonly wait_ms: number
}

/** Locks the pair until the transaction ends, as `casino.play_batch` does. */
export async function lockPair(
  tx: Tx,
  { pairId, intervalMs, at }: { pairId: string; intervalMs: number; at: Date | null },
): Promise<PairLock | undefined> {
  const now = sql`coalesce(${at}::timestamptz, clock_timestamp())`
  const { rows } = await sql<PairLock>`
    select state, nonce, case
      when last_round_at > ${now} - ${intervalMs} * interval '1 millisecond'
      then ceil(extract(epoch from last_round_at - ${now}) * 1000)::integer + ${intervalMs}::integer
      else 0 end as wait_ms
    from casino.seed_pair where id = ${pairId} for no key update`.execute(tx)
  return rows[0]
}

export type NewOpenRound = {
  readonly id: string
  readonly playerId: string
  readonly gameId: number
  readonly pairId: string
  readonly nonce: number
  readonly rulesHash: string
  readonly stake: Kurus
  readonly balanceAfter: Kurus
  readonly key: string
  readonly at: Date | null
} & OpenContent

/** Columns that every command changes. `outcome` and `streams` are JSON text. */
export type OpenContent = {
  readonly outcome: string
  readonly streams: string
  readonly sealedState: Uint8Array
  readonly step: number
}

/** Writes a new round, and advances the nonce of its pair. */
export async function insertOpenRound(tx: Tx, round: NewOpenRound): Promise<void> {
  await sql`
    with now as materialized (
      select coalesce(${round.at}::timestamptz, clock_timestamp()) as at
    ), advanced as (
      update casino.seed_pair set nonce = ${round.nonce}, last_round_at = now.at
      from now where id = ${round.pairId}
    ), begun as (
      insert into casino.round (id, player_id, game_id, pair_id, nonce, rules_hash, stake, win,
        balance_after, outcome, streams, state, key, created_at)
      select ${round.id}, ${round.playerId}, ${round.gameId}, ${round.pairId}, ${round.nonce},
        ${round.rulesHash}, ${round.stake}, 0, ${round.balanceAfter}, ${round.outcome}::json,
        ${round.streams}::json, 'open', ${round.key}, now.at from now
    )
    insert into casino.open_round (round_id, player_id, sealed_state, step, moved_at)
    select ${round.id}, ${round.playerId}, ${Buffer.from(round.sealedState)}, ${round.step}, now.at
    from now`.execute(tx)
}

/** Writes the changes of a command in a round that stays open. Returns the player's balance. */
export async function moveOpenRound(
  tx: Tx,
  { id, player_id }: Pick<OpenRoundRow, 'id' | 'player_id'>,
  { outcome, streams, sealedState, step }: OpenContent,
  at: Date | null,
): Promise<bigint> {
  await sql`
    update casino.round set outcome = ${outcome}::json, streams = ${streams}::json where id = ${id}`.execute(
    tx,
  )
  await sql`
    update casino.open_round set sealed_state = ${Buffer.from(sealedState)}, step = ${step},
      moved_at = coalesce(${at}::timestamptz, clock_timestamp())
    where round_id = ${id}`.execute(tx)
  return readBalance(tx, player_id)
}

export type ClosedContent = {
  readonly outcome: string
  readonly streams: string
  readonly win: Kurus
  readonly balanceAfter: Kurus
  /** Hash of the facts of the receipt, hex. */
  readonly facts: string
}

/** Closes a round: it never changes again. Its receipt is the next of the chain; the caller has locked the pair. */
export async function closeOpenRound(tx: Tx, id: string, content: ClosedContent): Promise<void> {
  const { outcome, streams, win, balanceAfter, facts } = content
  await sql`
    with closed as (
      update casino.round r set outcome = ${outcome}::json, streams = ${streams}::json, win = ${win},
        balance_after = ${balanceAfter}, state = 'closed', receipt_prev = p.receipt_head,
        receipt_hash = casino.receipt_hash(p.receipt_head, decode(${facts}, 'hex'), r.created_at)
      from casino.seed_pair p where r.id = ${id} and p.id = r.pair_id
      returning r.pair_id, r.receipt_hash
    ), chained as (
      update casino.seed_pair p set receipt_head = closed.receipt_hash
      from closed where p.id = closed.pair_id
    )
    delete from casino.open_round where round_id = ${id}`.execute(tx)
}

/** Returns the player's cash and bonus in kuruş. */
export async function readBalance(tx: Tx, playerId: string): Promise<bigint> {
  const { rows } = await sql<{ balance: bigint }>`
    select coalesce(sum(balance), 0)::bigint as balance from ledger.account
    where owner = ${playerId} and currency = ledger.currency() and code in ('cash', 'bonus')`.execute(tx)
  return rows[0]?.balance ?? 0n
}
