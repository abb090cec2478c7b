import type { Db, Tx } from '@poyraz/db'
import type { Kurus } from '@poyraz/kernel'
import { sql } from 'kysely'

/** Rule of a player to sell an open coupon: at an offer of at least `target`, or of at most `floor`. */
export type CashOutRule = {
  readonly couponId: string
  readonly target: Kurus | null
  readonly floor: Kurus | null
  /** End of the in-play delay of a met rule; `null` while it waits for its offer. */
  readonly sellsAt: Date | null
}

/** Writes a rule of a locked coupon in place of the one before. */
export async function saveRule(
  tx: Tx,
  { couponId, target, floor }: Omit<CashOutRule, 'sellsAt'>,
  at: Date,
): Promise<void> {
  await sql`insert into sports.cash_out_rule (coupon_id, target, floor, set_at)
    values (${couponId}, ${target}, ${floor}, ${at})
    on conflict (coupon_id) do update set target = excluded.target, floor = excluded.floor,
      set_at = excluded.set_at, seen = -1, sells_at = null`.execute(tx)
}

/** Locks the rules of a player until the transaction ends, and counts those of other coupons. */
export async function countOtherRules(tx: Tx, playerId: string, couponId: string): Promise<number> {
  await sql`
    select pg_advisory_xact_lock(hashtextextended(${`sports.cash_out_rule ${playerId}`}, 0))`.execute(tx)
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from sports.coupon c join sports.cash_out_rule r on r.coupon_id = c.id
    where c.player_id = ${playerId} and c.state = 'open' and c.id <> ${couponId}`.execute(tx)
  return rows[0]?.count ?? 0
}

/** Deletes the rule of a locked coupon; returns false if it has none. */
export async function deleteRule(tx: Tx, couponId: string): Promise<boolean> {
  const { rows } = await sql`
    delete from sports.cash_out_rule where coupon_id = ${couponId} returning coupon_id`.execute(tx)
  return rows.length > 0
}

/** Deletes the rules of locked coupons. */
export async function deleteRules(tx: Tx, couponIds: readonly string[]): Promise<void> {
  await sql`delete from sports.cash_out_rule where coupon_id = any (${couponIds})`.execute(tx)
}

/** Returns the rules of coupons. */
export async function rulesOf(db: Db, couponIds: readonly string[]): Promise<readonly CashOutRule[]> {
  const { rows } = await sql<CashOutRule>`
    select coupon_id as "couponId", target, floor, sells_at as "sellsAt" from sports.cash_out_rule
    where coupon_id = any (${couponIds})`.execute(db)
  return rows
}

/** Records the versions of the events that a rule was compared with, and when it sells. */
export async function noteRule(
  tx: Tx,
  couponId: string,
  { seen, sellsAt }: { readonly seen: number; readonly sellsAt: Date | null },
): Promise<void> {
  await sql`update sports.cash_out_rule set seen = ${seen}, sells_at = ${sellsAt}
    where coupon_id = ${couponId}`.execute(tx)
}

/** Returns coupons whose rule waits for a comparison: an event changed, or its in-play delay is over. */
export async function dueRules(db: Db, at: Date, limit: number): Promise<readonly string[]> {
  const { rows } = await sql<{ couponId: string }>`
    select r.coupon_id as "couponId" from sports.cash_out_rule r
    where case when r.sells_at is not null then r.sells_at <= ${at}
      else r.seen is distinct from (select sum(e.version) from sports.event e
        where e.id in (select l.event_id from sports.leg l where l.coupon_id = r.coupon_id)) end
    order by r.sells_at nulls last, r.set_at limit ${limit}`.execute(db)
  return rows.map(({ couponId }) => couponId)
}
