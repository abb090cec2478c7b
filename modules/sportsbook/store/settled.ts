import type { Tx } from '@poyraz/db'
import type { Kurus } from '@poyraz/kernel'
import { sql } from 'kysely'
import { COUPON, type StoredCoupon } from './coupons.ts'

/** Locks coupons in the order of their ids. */
export async function lockCoupons(tx: Tx, ids: readonly string[]): Promise<readonly StoredCoupon[]> {
  const { rows } = await sql<StoredCoupon>`
    select ${COUPON} where id = any (${ids}) order by id for no key update`.execute(tx)
  return rows
}

/** A locked coupon whose stake was settled for `win`; `paid` went to the player. */
export type SettledCoupon = {
  readonly id: string
  readonly playerId: string
  readonly state: 'won' | 'lost' | 'void'
  readonly win: Kurus
  readonly paid: Kurus
}

/** Writes first settlements of coupons, and adds them to their histories. */
export async function saveSettled(tx: Tx, coupons: readonly SettledCoupon[], at: Date): Promise<void> {
  const column = <T>(of: (coupon: SettledCoupon) => T) => coupons.map(of)
  await sql`
    with settled as (
      select * from unnest(${column(({ id }) => id)}::uuid[], ${column(({ state }) => state)}::text[],
        ${column(({ win }) => String(win))}::bigint[], ${column(({ paid }) => String(paid))}::bigint[])
        as s (id, state, win, paid)
    ), saved as (
      update sports.coupon c set state = s.state, revision = c.revision + 1, settled_win = s.win,
        settled_paid = s.paid, paid = c.paid + s.paid, settled_at = ${at}, due = false, due_at = null
      from settled s where c.id = s.id
    )
    insert into sports.coupon_event (coupon_id, number, event, amount, at)
    select s.id, coalesce((select max(e.number) from sports.coupon_event e where e.coupon_id = s.id), 0) + 1,
      case s.state when 'void' then 'voided' else 'settled' end, s.paid, ${at}
    from settled s`.execute(tx)
}
