import type { PlaceTerms } from '@poyraz/betting'
import type { CouponState, DECLINE_REASONS, OddsPolicy } from '@poyraz/contract'
import type { Db, Tx } from '@poyraz/db'
import type { Kurus } from '@poyraz/kernel'
import { sql } from 'kysely'
import type { FeedScore } from '../feed/messages.ts'
import type { StoredBuilder } from './builders.ts'

export type StoredCoupon = {
  readonly id: string
  readonly playerId: string
  readonly code: string
  readonly state: CouponState
  readonly sizes: number[] | null
  /** Terms of an each-way coupon: its legs are the win and the place. */
  readonly eachWay: PlaceTerms | null
  readonly lines: number
  readonly unitStake: Kurus
  readonly stake: Kurus
  readonly oddsMilli: bigint
  readonly potential: Kurus
  readonly freeBet: boolean
  readonly oddsPolicy: OddsPolicy
  readonly placedAt: Date
  readonly decidesAt: Date | null
  readonly acceptedAt: Date | null
  readonly declineReason: (typeof DECLINE_REASONS)[number] | null
  readonly settledAt: Date | null
  readonly cashedStake: Kurus
  /** Money paid to the player so far: cash-outs, settlement, a returned stake. */
  readonly paid: Kurus
  /** Amount that the rest was settled for; `null` while it is open. */
  readonly settledWin: Kurus | null
  /** Money that the settlement paid, which its rollback takes back. */
  readonly settledPaid: Kurus
  readonly revision: number
  /** The coupon that was sold for this one. */
  readonly replaces: string | null
  /** The coupon for which this one was sold. */
  readonly replacedBy: string | null
}

export type StoredLeg = {
  readonly couponId: string
  readonly place: number
  readonly eventId: number
  readonly market: string
  readonly outcome: string
  readonly oddsMilli: number
  readonly banker: boolean
  /** Money that the house pays, on average, if this leg wins. */
  readonly exposure: bigint
  readonly live: boolean
  readonly score: FeedScore | null
  /** An obvious error was corrected: the leg counts at its odds, which are the right ones, or is void. */
  readonly correction: 'price' | 'void' | null
  /** Odds at which a corrected leg was taken. */
  readonly takenOdds: number | null
  /** Parts of a bet builder; `null` for other legs. */
  readonly builder: StoredBuilder | null
}

/** Columns of a coupon, from its table. */
export const COUPON = sql`id, player_id as "playerId", code, state, sizes,
  each_way as "eachWay", lines, unit_stake as "unitStake", stake, odds_milli as "oddsMilli",
  potential, free_bet as "freeBet", odds_policy as "oddsPolicy",
  placed_at as "placedAt", decides_at as "decidesAt", accepted_at as "acceptedAt",
  decline_reason as "declineReason", settled_at as "settledAt", cashed_stake as "cashedStake", paid,
  settled_win as "settledWin", settled_paid as "settledPaid", revision, replaces,
  (select n.id from sports.coupon n where n.replaces = coupon.id) as "replacedBy" from sports.coupon`

export async function insertCoupon(tx: Tx, coupon: StoredCoupon, legs: readonly StoredLeg[]): Promise<void> {
  const { id, playerId, code, state, sizes, lines, unitStake, stake, oddsMilli, potential } = coupon
  await sql`insert into sports.coupon (id, player_id, code, state, sizes, each_way, lines, unit_stake, stake,
      odds_milli, potential, free_bet, odds_policy, placed_at, decides_at, accepted_at, replaces)
    values (${id}, ${playerId}, ${code}, ${state}, ${sizes},
      ${coupon.eachWay && JSON.stringify(coupon.eachWay)}::jsonb, ${lines}, ${unitStake}, ${stake},
      ${oddsMilli}, ${potential}, ${coupon.freeBet}, ${coupon.oddsPolicy}, ${coupon.placedAt},
      ${coupon.decidesAt}, ${coupon.acceptedAt}, ${coupon.replaces})`.execute(tx)
  const rows = legs.map((leg) => ({ ...leg, exposure: String(leg.exposure) }))
  await sql`insert into sports.leg (coupon_id, place, event_id, market, outcome, odds_milli, banker, exposure,
      live, score, builder)
    select ${id}, l.place, l."eventId", l.market, l.outcome, l."oddsMilli", l.banker, l.exposure, l.live,
      l.score, nullif(l.builder, 'null'::jsonb)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as l (place integer, "eventId" integer, market text,
      outcome text, "oddsMilli" integer, banker boolean, exposure bigint, live boolean, score jsonb,
      builder jsonb)`.execute(tx)
}

export async function lockCoupon(tx: Tx, id: string): Promise<StoredCoupon | undefined> {
  const { rows } = await sql<StoredCoupon>`select ${COUPON} where id = ${id} for no key update`.execute(tx)
  return rows[0]
}

export async function findCoupon(db: Db, id: string, playerId: string): Promise<StoredCoupon | undefined> {
  const { rows } = await sql<StoredCoupon>`
    select ${COUPON} where id = ${id} and player_id = ${playerId}`.execute(db)
  return rows[0]
}

export async function saveCoupon(tx: Tx, coupon: StoredCoupon): Promise<void> {
  await sql`update sports.coupon set state = ${coupon.state}, decides_at = ${coupon.decidesAt},
    accepted_at = ${coupon.acceptedAt}, decline_reason = ${coupon.declineReason},
    settled_at = ${coupon.settledAt}, cashed_stake = ${coupon.cashedStake}, paid = ${coupon.paid},
    odds_milli = ${coupon.oddsMilli}, potential = ${coupon.potential},
    settled_win = ${coupon.settledWin}, settled_paid = ${coupon.settledPaid}, revision = ${coupon.revision}
    where id = ${coupon.id}`.execute(tx)
}

/** Writes the accepted prices of a coupon, and what they put at risk. */
export async function savePrices(tx: Tx, couponId: string, legs: readonly StoredLeg[]): Promise<void> {
  const column = <T>(of: (leg: StoredLeg) => T) => legs.map(of)
  await sql`update sports.leg l set odds_milli = p.odds, exposure = p.exposure, builder = p.builder
    from unnest(${column(({ place }) => place)}::integer[], ${column(({ oddsMilli }) => oddsMilli)}::integer[],
      ${column(({ exposure }) => String(exposure))}::bigint[],
      ${column(({ builder }) => builder && JSON.stringify(builder))}::jsonb[])
      as p (place, odds, exposure, builder)
    where l.coupon_id = ${couponId} and l.place = p.place`.execute(tx)
}

export async function legsOf(db: Db, couponIds: readonly string[]): Promise<readonly StoredLeg[]> {
  const { rows } = await sql<StoredLeg>`
    select coupon_id as "couponId", place, event_id as "eventId", market, outcome, odds_milli as "oddsMilli",
      banker, exposure, live, score, correction, taken_odds as "takenOdds", builder
    from sports.leg where coupon_id = any (${couponIds}) order by coupon_id, place`.execute(db)
  return rows
}

type CouponEvent = {
  readonly couponId: string
  readonly event: string
  readonly amount: bigint
  readonly at: Date
}

/** Appends to the history of a locked coupon. */
export async function addCouponEvent(tx: Tx, { couponId, event, amount, at }: CouponEvent): Promise<void> {
  await sql`insert into sports.coupon_event (coupon_id, number, event, amount, at)
    select ${couponId}, coalesce(max(number), 0) + 1, ${event}, ${amount}, ${at}
    from sports.coupon_event where coupon_id = ${couponId}`.execute(tx)
}

export type CouponEventRow = CouponEvent & { readonly number: number }

export async function couponEvents(db: Db, couponIds: readonly string[]): Promise<readonly CouponEventRow[]> {
  const { rows } = await sql<CouponEventRow>`
    select coupon_id as "couponId", number, event, amount, at from sports.coupon_event
    where coupon_id = any (${couponIds}) order by coupon_id, number`.execute(db)
  return rows
}

/** Clears the marks of locked coupons; results that come later set them again. */
export async function clearDue(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`update sports.coupon set due = false, due_at = null where id = any (${ids})`.execute(tx)
}

/** Delays a correction that wagering refused, such as one whose money the player has spent. */
export async function postpone(tx: Tx, id: string, until: Date): Promise<void> {
  await sql`update sports.coupon set due = true, due_at = ${until} where id = ${id}`.execute(tx)
}

/** Marks an accepted coupon, so that results which came during its delay count. */
export async function markCouponDue(tx: Tx, id: string, at: Date): Promise<void> {
  await sql`update sports.coupon set due = true, due_at = ${at} where id = ${id}`.execute(tx)
}

export async function dueCoupons(db: Db, at: Date, limit: number): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from sports.coupon where due and due_at <= ${at} and state <> 'pending'
    order by due_at limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

export async function undecidedCoupons(db: Db, at: Date, limit: number): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from sports.coupon where state = 'pending' and decides_at <= ${at}
    order by decides_at limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

export type CouponFilter = {
  readonly playerId: string
  readonly isOpen: boolean | null
  readonly from: Date
  readonly to: Date
  readonly limit: number
  readonly offset: number
}

/** Returns a page of a player's coupons, the newest first. */
export async function listCoupons(db: Db, filter: CouponFilter) {
  const { playerId, isOpen, from, to, limit, offset } = filter
  const wanted = sql`player_id = ${playerId} and placed_at >= ${from} and placed_at < ${to}
    and (${isOpen}::boolean is null or (state in ('pending', 'open')) = ${isOpen})`
  const { rows } = await sql<StoredCoupon>`select ${COUPON} where ${wanted}
    order by placed_at desc, id limit ${limit} offset ${offset}`.execute(db)
  const counted = await sql<{ total: number }>`
    select count(*)::integer as total from sports.coupon where ${wanted}`.execute(db)
  return { items: rows, total: counted.rows[0]?.total ?? 0 }
}
