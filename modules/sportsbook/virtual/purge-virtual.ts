import { type Db, type Tx, transact } from '@poyraz/db'
import { DAY_MS } from '@poyraz/kernel'
import { sql } from 'kysely'

/** Retention of the events of virtual rounds, since their start: a round of the league alone has seven. */
const KEPT_MS = 7 * DAY_MS
/** Events of one transaction, so that none runs long. */
const BATCH_MAX = 500

/**
 * Deletes old events of virtual rounds that nobody bet on. Others lose their prices, which no settled coupon
 * shows. Safe to run at any time, on any server.
 */
export async function purgeVirtual(db: Db, nowMs: number): Promise<void> {
  const before = new Date(nowMs - KEPT_MS)
  for (let count = BATCH_MAX; count === BATCH_MAX; )
    count = await transact(db, async (tx) => {
      const old = await oldEvents(tx, before)
      const unused = old.filter(({ isUsed }) => !isUsed).map(({ id }) => id)
      await deleteEvents(tx, unused)
      const used = old.filter(({ isUsed }) => isUsed).map(({ id }) => id)
      await sql`update sports.event set markets = '[]', joint = null where id = any (${used})`.execute(tx)
      return old.length
    })
}

type OldEvent = { readonly id: number; readonly isUsed: boolean }

/** Returns old events that still have their prices. Those with coupons or decisions of staff are used. */
async function oldEvents(tx: Tx, before: Date): Promise<readonly OldEvent[]> {
  const { rows } = await sql<OldEvent>`
    select e.id, exists (select from sports.leg l where l.event_id = e.id)
      or exists (select from sports.intervention i where i.event_id = e.id) as "isUsed"
    from sports.virtual_event v join sports.event e on e.id = v.event_id
    where e.starts_at < ${before} and e.state in ('finished', 'cancelled') and e.markets <> '[]'
    order by e.id limit ${BATCH_MAX}`.execute(tx)
  return rows
}

async function deleteEvents(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`delete from sports.price where event_id = any (${ids})`.execute(tx)
  await sql`delete from sports.result where event_id = any (${ids})`.execute(tx)
  await sql`delete from sports.exposure where event_id = any (${ids})`.execute(tx)
  await sql`delete from sports.virtual_event where event_id = any (${ids})`.execute(tx)
  await sql`delete from sports.event where id = any (${ids})`.execute(tx)
}
