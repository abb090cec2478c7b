import { PLAYER_PRODUCTS } from '@poyraz/contract'
import { commitStatement, type Database, type Db, type Tx } from '@poyraz/db'
import { assert, type Kurus, kurus } from '@poyraz/kernel'
import { sql } from 'kysely'
import type { BetFunds, BetPage, HistoryQuery, OpenBet, PlacedBet, Settlement } from './bets.ts'

/** Answers of the statements, in the order of their input. */
export type OpenedRow = {
  readonly n: number
  readonly status: string
  readonly id: string | null
  readonly balance_after: bigint | null
}
export type SettledRow = {
  readonly n: number
  readonly status: string
  readonly to_cash: bigint | null
  readonly to_bonus: bigint | null
}

const AT = 'coalesce($2::timestamptz, clock_timestamp())'
const BETS = 'array(select b from jsonb_populate_recordset(null::wagering.open_input, $1::jsonb) b)'
const SETTLEMENTS =
  'array(select s from jsonb_populate_recordset(null::wagering.settlement_input, $1::jsonb) s)'
/**
 * The same functions inside a transaction: the type of their input, and what stands between input and
 * time.
 */
const WITHIN = {
  open_bets: ['open_bets', 'open_input', ', false'],
  open_cash_bets: ['open_bets', 'open_input', ', true'],
  open_table: ['open_table', 'open_input', ''],
  settle_bets: ['settle_bets', 'settlement_input', ''],
  settle_table: ['settle_table', 'settlement_input', ''],
} as const

/** The statements by name: each is one transaction, and throws `OutcomeUnknown` or the server's error. */
const STATEMENTS = {
  open_bets: `select * from wagering.open_bets(${BETS}, false, ${AT})`,
  settle_bets: `select * from wagering.settle_bets(${SETTLEMENTS}, ${AT})`,
} as const

export const openBets = (database: Database, bets: readonly OpenBet[], at: Date | null) =>
  run<OpenedRow>(database, 'open_bets', bets.map(toOpenInput), at)
export const openTable = (tx: Tx, bets: readonly OpenBet[], at: Date | null) =>
  runIn<OpenedRow>(tx, 'open_table', bets.map(toOpenInput), at)
export const openBetsIn = (tx: Tx, bets: readonly OpenBet[], at: Date | null, funds?: BetFunds) =>
  runIn<OpenedRow>(tx, funds?.cashOnly ? 'open_cash_bets' : 'open_bets', bets.map(toOpenInput), at)
export const settleBets = (database: Database, settlements: readonly Settlement[], at: Date | null) =>
  run<SettledRow>(database, 'settle_bets', settlements.map(toSettlementInput), at)
export const settleTable = (tx: Tx, settlements: readonly Settlement[], at: Date | null) =>
  runIn<SettledRow>(tx, 'settle_table', settlements.map(toSettlementInput), at)
export const settleBetsIn = (tx: Tx, settlements: readonly Settlement[], at: Date | null) =>
  runIn<SettledRow>(tx, 'settle_bets', settlements.map(toSettlementInput), at)

async function run<Row extends { readonly n: number }>(
  database: Database,
  name: keyof typeof STATEMENTS,
  inputs: readonly object[],
  at: Date | null,
): Promise<readonly Row[]> {
  const { rows } = await commitStatement<Row>(database.pool, {
    name: `wagering.${name}`,
    text: STATEMENTS[name],
    values: [JSON.stringify(inputs), at],
  })
  assert(rows.length === inputs.length, `wagering.${name} answers every bet`)
  return rows.toSorted((left, right) => left.n - right.n)
}

/** Runs a statement inside the transaction of a vertical. */
async function runIn<Row extends { readonly n: number }>(
  tx: Tx,
  name: keyof typeof WITHIN,
  inputs: readonly object[],
  at: Date | null,
): Promise<readonly Row[]> {
  const [called, type, more] = WITHIN[name]
  const { rows } = await sql<Row>`select * from ${sql.raw(`wagering.${called}`)}(
    array(select i from jsonb_populate_recordset(
      ${sql.raw(`null::wagering.${type}`)}, ${JSON.stringify(inputs)}::jsonb) i)${sql.raw(more)},
    coalesce(${at}::timestamptz, clock_timestamp())) order by n`.execute(tx)
  assert(rows.length === inputs.length, `wagering.${name} answers every bet`)
  return rows
}

function toOpenInput(bet: OpenBet) {
  const { id, product, item, game, house, key, epoch } = bet
  return {
    id,
    product,
    item,
    game,
    house,
    key,
    epoch,
    player_id: bet.playerId,
    input_hash: `\\x${bet.inputHash}`,
    stake: String(bet.stake),
    free_bet: bet.freeBetId ?? null,
    before: bet.before === undefined ? null : String(bet.before),
  }
}

function toSettlementInput({ betId, key, kind, stake, win, rake }: Settlement) {
  const text = (amount: Kurus | undefined) => (amount === undefined ? null : String(amount))
  return { bet_id: betId, key, kind, stake: text(stake), win: String(win), rake: text(rake) ?? '0' }
}

type BetRow = {
  id: string
  key: string
  product: PlacedBet['product']
  item: string
  stake: bigint
  open: bigint
  paid: bigint
  state: PlacedBet['state']
  placed_at: Date
}

/** Returns a page of a player's bets, the newest first. `paid` is the sum of the settlements' payouts. */
export async function listBets(db: Db, query: HistoryQuery): Promise<BetPage> {
  const { playerId, limit, offset, product = null, state = null } = query
  const wanted = sql`b.player_id = ${playerId} and (${product}::text is null or b.product = ${product})
    and (${state}::text is null or b.state = ${state})`
  const { rows } = await sql<BetRow>`
    select b.id, b.key, b.product, b.item, b.cash + b.bonus + b.free as stake,
      b.open_cash + b.open_bonus + b.open_free as open, paid.amount as paid, b.state, b.placed_at
    from wagering.bet b
    cross join lateral (
      select coalesce(sum(s.to_cash + s.to_bonus), 0)::bigint as amount from wagering.settlement s
      where s.bet_id = b.id and s.rolled_back_at is null) paid
    where ${wanted} order by b.placed_at desc, b.id limit ${limit} offset ${offset}`.execute(db)
  const counted = await sql<{ total: number }>`
    select count(*)::integer as total from wagering.bet b where ${wanted}`.execute(db)
  const items = rows.map(({ placed_at: placedAt, stake, open, paid, ...row }) => ({
    ...row,
    placedAt,
    stake: kurus(stake),
    open: kurus(open),
    paid: kurus(paid),
  }))
  return { items, total: counted.rows[0]?.total ?? 0 }
}

export async function countOpenBets(db: Db, playerId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from wagering.bet
    where player_id = ${playerId} and state = 'open'`.execute(db)
  return rows[0]?.count ?? 0
}

/**
 * Returns what the player lost to other players in bets that were placed since a time and are settled, less
 * what the player won from them; at least 0.
 */
export async function lostToPlayers(db: Db, playerId: string, since: Date): Promise<Kurus> {
  const { rows } = await sql<{ lost: bigint }>`
    select greatest(coalesce(sum(s.cash - s.to_cash), 0), 0)::bigint as lost
    from wagering.bet b
    join wagering.settlement s on s.bet_id = b.id and s.rolled_back_at is null
    where b.player_id = ${playerId} and b.placed_at > ${since}
      and b.product = any (${[...PLAYER_PRODUCTS]}::text[])`.execute(db)
  return kurus(rows[0]?.lost ?? 0n)
}

/** Returns the bets by the ledger keys of their transactions: of the stake and of the settlements. */
export async function betIdsByKey(
  db: Db,
  playerId: string,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ key: string; id: string }>`
    select key, id from wagering.bet where player_id = ${playerId} and key = any (${keys}::text[])
    union all
    select key, bet_id from wagering.settlement where player_id = ${playerId} and key = any (${keys}::text[])
    `.execute(db)
  return new Map(rows.map(({ key, id }) => [key, id]))
}

/** Gives the free bet of a bet back that was not accepted; all of the bet is void. */
export async function giveBackFreeBet(tx: Tx, betId: string, at: Date | null): Promise<void> {
  await sql`
    select wagering.give_back_free_bet(${betId}, coalesce(${at}::timestamptz, clock_timestamp()))`.execute(tx)
}
