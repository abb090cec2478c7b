import type { Db } from '@poyraz/db'
import { HOUR_MS } from '@poyraz/kernel'
import { sql } from 'kysely'

export type Stream = { readonly name: string; readonly words: number; readonly rejects: number }

/** A line of the history; money in kuruş. */
export type RoundLine = {
  id: string
  player_id: string
  game_id: number
  slug: string
  name_tr: string
  name_en: string
  nonce: number
  stake: bigint
  free: boolean
  /** True if the round bought free spins; `stake` is their price. */
  bought: boolean
  win: bigint
  balance_after: bigint
  state: 'open' | 'closed'
  created_at: Date
  /** The jackpot that the round won, and its amount beside `win`. */
  jackpot_id: number | null
  jackpot: bigint | null
}

/** A stored round with its outcome. */
export type RoundRow = RoundLine & {
  rules_hash: string
  outcome: Record<string, unknown>
  streams: Stream[]
  commitment: string
  client_seed: string
  stale_seed: boolean
  server_seed: string | null
  /** Hash of the player's receipt before this one; null while the round is open. */
  receipt_prev: Buffer | null
  /** The part of the round in jackpots; micro-kuruş. `pot` is null unless a hidden distance decides. */
  jackpot_pool: string | null
  jackpot_rules: string | null
  jackpot_entry: bigint | null
  ticket: bigint | null
  pot: number | null
  pot_from_micro: bigint | null
  pot_to_micro: bigint | null
  /** Level of the pot that the round won. */
  jackpot_level: string | null
  trigger_commitment: string | null
  trigger_rules: string | null
  trigger_salt: string | null
  trigger_value: bigint | null
}

const LINE = sql`r.id, r.player_id, r.game_id, g.slug, g.name_tr, g.name_en, r.nonce, r.stake, r.free,
    r.outcome -> 'bought' is not null as bought, r.win,
    r.balance_after, r.state, r.created_at, w.jackpot_id, w.amount as jackpot`
const ROUND = sql`
  select ${LINE}, r.rules_hash, r.outcome, r.streams, p.commitment, p.client_seed, p.stale_seed,
    p.server_seed, r.receipt_prev, r.jackpot_pool, r.jackpot_rules, r.jackpot_entry, r.ticket,
    t.pot, r.pot_from_micro, r.pot_to_micro, wj.level as jackpot_level,
    t.commitment as trigger_commitment, t.rules_hash as trigger_rules, t.salt as trigger_salt,
    t.value as trigger_value
  from casino.round r
  join casino.game g on g.id = r.game_id
  join casino.seed_pair p on p.id = r.pair_id
  left join casino.jackpot_win w on w.round_id = r.id
  left join casino.jackpot wj on wj.id = w.jackpot_id
  left join casino.jackpot_trigger t on t.pot = r.pot and r.ticket is null
    and t.jackpot_id = (select j.id from casino.jackpot j where j.pool = r.jackpot_pool and j.must_hit)`

/** Finds a round of any player; callers decide what may be shown. */
export async function findRound(db: Db, id: string): Promise<RoundRow | undefined> {
  const { rows } = await sql<RoundRow>`${ROUND} where r.id = ${id}`.execute(db)
  return rows[0]
}

/** Returns the player's rounds of the chain of receipts before this one, newest first; `null` for the newest. */
export async function listChainedRounds(
  db: Db,
  { playerId, before, limit }: { playerId: string; before: string | null; limit: number },
): Promise<readonly RoundRow[]> {
  const { rows } = await sql<RoundRow>`
    ${ROUND} where r.player_id = ${playerId} and r.receipt_hash is not null and r.id < ${before ?? MAX_ID}
    order by r.id desc limit ${limit}`.execute(db)
  return rows
}

/** Finds the round that the player's call with this key played. */
export async function findPlayed(db: Db, playerId: string, key: string): Promise<RoundRow | undefined> {
  const { rows } = await sql<RoundRow>`${ROUND} where r.player_id = ${playerId} and r.key = ${key}`.execute(
    db,
  )
  return rows[0]
}

const NIL_ID = '00000000-0000-0000-0000-000000000000'
const MAX_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff'
/** Bound on the time between a round's id and its commit, and on the difference of server clocks. */
export const ID_MARGIN_MS = HOUR_MS

/** Returns the lowest id of a round of this time or later. Ids begin with their time in ms. */
export function firstIdOf(ms: number): string {
  const hex = Math.max(0, ms).toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`
}

/** Sums of wins and stakes, in kuruş; `moneyOut` is negative. */
type RoundSums = { readonly moneyIn: bigint; readonly moneyOut: bigint }

/** Returns a page of a player's rounds, newest first, with count and sums of all that match. */
export async function listRounds(
  db: Db,
  page: {
    playerId: string
    gameId: number | null
    /** Inclusive; `to` is exclusive. */
    from: Date | null
    to: Date | null
    limit: number
    offset: number
  },
): Promise<{ rows: readonly RoundLine[]; total: number; sums: RoundSums }> {
  const { playerId, gameId, from, to } = page
  const first = from === null ? NIL_ID : firstIdOf(from.getTime() - ID_MARGIN_MS)
  const last = to === null ? MAX_ID : firstIdOf(to.getTime() + ID_MARGIN_MS)
  const mine = sql`r.player_id = ${playerId} and r.id between ${first} and ${last}
    and (${gameId}::integer is null or r.game_id = ${gameId})
    and (${from}::timestamptz is null or r.created_at >= ${from})
    and (${to}::timestamptz is null or r.created_at < ${to})`
  const [list, count] = await Promise.all([
    sql<RoundLine>`
      select ${LINE} from casino.round r join casino.game g on g.id = r.game_id
      left join casino.jackpot_win w on w.round_id = r.id
      where ${mine} order by r.id desc limit ${page.limit} offset ${page.offset}`.execute(db),
    // The house paid the stake of a free spin.
    sql<RoundSums & { total: bigint }>`
      select count(*) as total, (coalesce(sum(r.win), 0) + coalesce(sum(w.amount), 0))::bigint as "moneyIn",
        -coalesce(sum(r.stake) filter (where not r.free), 0)::bigint as "moneyOut"
      from casino.round r left join casino.jackpot_win w on w.round_id = r.id where ${mine}`.execute(db),
  ])
  const { total, ...sums } = count.rows[0] ?? { total: 0n, moneyIn: 0n, moneyOut: 0n }
  return { rows: list.rows, total: Number(total), sums }
}

/** Finds the player's open round of a game, or of any game. */
export async function findOpenRound(
  db: Db,
  playerId: string,
  gameId: number | null = null,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from casino.round
    where player_id = ${playerId} and state = 'open' and (${gameId}::integer is null or game_id = ${gameId})
    limit 1`.execute(db)
  return rows[0]?.id
}

const SETTLEMENT = 'round:'
/** Keys of transactions that name their round: its settlement, and the jackpot that it won. */
const KEYS_OF_ROUNDS = [SETTLEMENT, 'jackpot:']

/** The key of the transaction that settles an open round. */
export function settlementKey(roundId: string): string {
  return `${SETTLEMENT}${roundId}`
}

/**
 * Ids of the player's rounds that these keys played, settled or paid a jackpot of; keys of anything else are
 * not in the answer.
 */
export async function roundIdsByKey(
  db: Db,
  playerId: string,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (keys.length === 0) return new Map()
  const { rows } = await sql<{ key: string; id: string }>`
    select key, id from casino.round where player_id = ${playerId} and key = any (${[...keys]})`.execute(db)
  const named = keys.flatMap((key) => {
    const prefix = KEYS_OF_ROUNDS.find((one) => key.startsWith(one))
    return prefix === undefined ? [] : [[key, key.slice(prefix.length)] as const]
  })
  return new Map([...rows.map(({ key, id }) => [key, id] as const), ...named])
}
