import type { Db, Tx } from '@poyraz/db'
import { type Kurus, kurus } from '@poyraz/kernel'
import { sql } from 'kysely'
import type { BonusFlag } from '../ctx.ts'
import type { Offer } from '../rules/offer.ts'

export type BonusState = 'active' | 'held' | 'released' | 'spent' | 'expired' | 'cancelled'

/** A granted bonus; money in kuruş. */
export type Bonus = {
  readonly id: string
  readonly kind: 'money' | 'spins' | 'free_bet'
  readonly offerId: number
  readonly state: BonusState
  readonly amount: Kurus
  /** Remaining bonus money; 0 unless active. */
  readonly balance: Kurus
  readonly wagering: Kurus
  readonly progress: Kurus
  readonly maxStake: Kurus
  readonly cashOutMax: Kurus
  readonly grantedAt: Date
  readonly expiresAt: Date
  readonly endedAt: Date | null
  readonly kept: Kurus
  readonly removed: Kurus
  /** Set for free spins; otherwise null, and `spinsLeft` is 0. */
  readonly spinStake: Kurus | null
  readonly spins: number | null
  readonly spinsLeft: number
}

type Row = {
  [Field in keyof Bonus]: Bonus[Field] extends Kurus
    ? bigint
    : Bonus[Field] extends Kurus | null
      ? bigint | null
      : Bonus[Field]
}

/** Progress is rounded down to kuruş and capped at the wagering requirement. */
const SELECT = sql`
  select b.id, b.kind, b.offer_id as "offerId", b.state, b.amount,
    case when b.state = 'active' then coalesce(a.balance, 0) else 0 end as balance, b.wagering,
    least(b.wagering, div(b.progress_bp, 10000))::bigint as progress, b.max_stake as "maxStake",
    b.cash_out_max as "cashOutMax", b.granted_at as "grantedAt", b.expires_at as "expiresAt",
    b.ended_at as "endedAt", b.kept, b.removed, b.spin_stake as "spinStake", b.spins,
    b.spins_left as "spinsLeft"
  from promotions.bonus b
  left join ledger.account a
    on a.owner = b.player_id and a.currency = ledger.currency() and a.code = 'bonus'`

export async function findBonus(db: Db, playerId: string, id: string): Promise<Bonus | null> {
  const { rows } = await sql<Row>`${SELECT} where b.id = ${id} and b.player_id = ${playerId}`.execute(db)
  return rows[0] ? toBonus(rows[0]) : null
}

/** A page of a player's bonuses, newest first, with the count of all. */
export async function listBonuses(
  db: Db,
  { playerId, limit, offset }: { playerId: string; limit: number; offset: number },
): Promise<{ items: readonly Bonus[]; total: number }> {
  const [page, count] = await Promise.all([
    sql<Row>`${SELECT} where b.player_id = ${playerId}
      order by b.granted_at desc, b.id desc limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: bigint }>`
      select count(*) as total from promotions.bonus where player_id = ${playerId}`.execute(db),
  ])
  return { items: page.rows.map(toBonus), total: Number(count.rows[0]?.total ?? 0) }
}

function toBonus(row: Row): Bonus {
  const { amount, balance, wagering, progress, maxStake, cashOutMax, kept, removed, spinStake } = row
  return {
    ...row,
    amount: kurus(amount),
    balance: kurus(balance),
    wagering: kurus(wagering),
    progress: kurus(progress),
    maxStake: kurus(maxStake),
    cashOutMax: kurus(cashOutMax),
    kept: kurus(kept),
    removed: kurus(removed),
    spinStake: spinStake === null ? null : kurus(spinStake),
  }
}

export type NewBonus = {
  readonly id: string
  readonly playerId: string
  readonly offer: Offer
  readonly period: string
  readonly depositKey: string | null
  readonly basedOn: readonly string[]
  readonly amount: Kurus
  readonly wagering: Kurus
  readonly flags: readonly BonusFlag[]
  readonly at: Date
  readonly expiresAt: Date
}

type GrantStatus = 'granted' | 'bonus_taken' | 'bonus_active' | 'withdrawal_open'

/** Writes a bonus and its money. Any status but 'granted' is a refusal: nothing was written. */
export async function grantBonus(tx: Tx, bonus: NewBonus): Promise<GrantStatus> {
  const { rows } = await sql<{ status: GrantStatus }>`
    select promotions.grant_bonus(jsonb_populate_record(null::promotions.bonus,
      ${JSON.stringify(columnsOf(bonus))}::jsonb)) as status`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('a function answers')
  return row.status
}

/** Maps a bonus to the columns of its table. Money is text, because JSON numbers lose digits. */
function columnsOf({ offer, amount, wagering, ...bonus }: NewBonus) {
  const { basis } = offer
  const spins = basis.kind === 'spins' ? basis : null
  const worth = spins ? offer.amountMax : amount
  return {
    id: bonus.id,
    player_id: bonus.playerId,
    offer_id: offer.id,
    kind: spins || basis.kind === 'free_bet' ? basis.kind : 'money',
    period: bonus.period,
    deposit_key: bonus.depositKey,
    based_on: bonus.basedOn,
    amount: String(amount),
    wagering: String(wagering),
    weights: offer.weights,
    max_stake: String(offer.maxStake),
    cash_out_max: String(worth * BigInt(offer.cashOut)),
    sticky: offer.sticky,
    flags: bonus.flags,
    granted_at: bonus.at,
    expires_at: bonus.expiresAt,
    spin_game: spins?.game.slug ?? null,
    spin_stake: spins && String(spins.stake),
    spins: spins?.rounds ?? null,
    spin_wagering: spins && offer.wagering,
  }
}

export type Ended = {
  readonly id: string
  readonly playerId: string
  readonly kept: Kurus
  readonly removed: Kurus
}

/** Ends those bonuses that are still open; their remaining money returns to the house. */
export async function endBonuses(
  tx: Tx,
  ids: readonly string[],
  end: { readonly state: 'cancelled' | 'expired'; readonly at: Date },
): Promise<readonly Ended[]> {
  const { rows } = await sql<{ id: string; playerId: string; kept: bigint; removed: bigint }>`
    select id, player_id as "playerId", kept, removed
    from promotions.end_bonuses(${ids}::uuid[], ${end.state}, ${end.at})`.execute(tx)
  return rows.map(({ kept, removed, ...row }) => ({ ...row, kept: kurus(kept), removed: kurus(removed) }))
}

/** Returns the ids of a player's open bonuses: the active bonus and held free bets. */
export async function openBonuses(db: Db, playerId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from promotions.bonus
    where player_id = ${playerId} and state in ('active', 'held')`.execute(db)
  return rows.map(({ id }) => id)
}

/** Locks the player's open bonuses that still run until the transaction ends; the active one first. */
export async function lockOpen(tx: Tx, playerId: string, at: Date): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from promotions.open_bonuses(${playerId}, ${at}) with ordinality as o (id, place)
    order by place`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Returns the ids of open bonuses and free bets that are due to expire, the oldest first. */
export async function dueBonuses(db: Db, at: Date, limit: number): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select b.id from promotions.bonus b
    where b.state in ('active', 'held') and b.expires_at <= ${at} and not promotions.runs(b, ${at})
    order by b.expires_at limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Returns true if one of these players took the offer. */
export async function tookOffer(db: Db, playerIds: readonly string[], offerId: number): Promise<boolean> {
  const { rows } = await sql`
    select from promotions.bonus
    where player_id = any (${playerIds}::uuid[]) and offer_id = ${offerId} and not void
    limit 1`.execute(db)
  return rows.length > 0
}

/** Locks the player's gate, so that claims of a player run one at a time. Taken before any other lock. */
export async function lockPlayer(tx: Tx, playerId: string): Promise<void> {
  await sql`select compliance.lock_gates(array[${playerId}::uuid])`.execute(tx)
}
