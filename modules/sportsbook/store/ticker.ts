import type { Db } from '@poyraz/db'
import type { Kurus } from '@poyraz/kernel'
import { sql } from 'kysely'
import { COUPON, type StoredCoupon } from './coupons.ts'

type TickerFilter = {
  readonly eventId: number | null
  readonly stakeMin: Kurus
  readonly limit: number
  readonly offset: number
}

/** Returns a page of the coupons of all players, the newest first. */
export async function latestCoupons(db: Db, { eventId, stakeMin, limit, offset }: TickerFilter) {
  const wanted = sql`stake >= ${stakeMin} and (${eventId}::integer is null
    or id in (select coupon_id from sports.leg where event_id = ${eventId}))`
  const { rows } = await sql<StoredCoupon>`select ${COUPON} where ${wanted}
    order by placed_at desc, id limit ${limit} offset ${offset}`.execute(db)
  const counted = await sql<{ total: number }>`
    select count(*)::integer as total from sports.coupon where ${wanted}`.execute(db)
  return { items: rows, total: counted.rows[0]?.total ?? 0 }
}
