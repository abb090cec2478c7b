import type { Db } from '@poyraz/db'
import { sql } from 'kysely'
import { DEPOSIT, type Direction, WITHDRAWAL } from '../methods/method.ts'
import { COLUMNS, type Payment, type Row, type Step, toPayment } from './payments.ts'

export async function stepsOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, readonly Step[]>> {
  const { rows } = await sql<Step & { id: string }>`
    select payment_id as id, state, at, actor, note, owed, proposal from cashier.payment_step
    where payment_id = any(${[...ids]}::uuid[]) order by payment_id, n`.execute(db)
  return Map.groupBy(rows, (row) => row.id)
}

export type PaymentFilter = {
  readonly playerId: string
  readonly direction: Direction | null
  readonly id: string | null
  readonly limit: number
  readonly offset: number
}

/** Returns a page of a player's payments, newest first, with the total count of matches. */
export async function listPayments(
  db: Db,
  { playerId, direction, id, limit, offset }: PaymentFilter,
): Promise<{ payments: readonly Payment[]; total: number }> {
  const fits = sql`
    player_id = ${playerId}
    and (${direction}::smallint is null or direction = ${direction})
    and (${id}::uuid is null or id = ${id})`
  const [page, count] = await Promise.all([
    sql<Row>`
      select ${COLUMNS} from cashier.payment where ${fits}
      order by created_at desc, id desc limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: bigint }>`select count(*) as total from cashier.payment where ${fits}`.execute(db),
  ])
  return { payments: page.rows.map(toPayment), total: Number(count.rows[0]?.total ?? 0) }
}

/** Maximum number of payments in the list; later ones appear as these are decided. */
const WAITING_MAX = 250

/** Written as literals so that the query planner uses the partial indexes of waiting payments. */
const WAITS = {
  [DEPOSIT]: sql`state = 'pending_review' and direction = 1`,
  [WITHDRAWAL]: sql`state in ('requested', 'in_review', 'pending_review') and direction = 2`,
} as const

/** Returns payments of all players that wait for staff, oldest first, with the total count. */
export async function waitingPayments(
  db: Db,
  direction: Direction,
): Promise<{ readonly payments: readonly Payment[]; readonly total: number }> {
  const [page, count] = await Promise.all([
    sql<Row>`
      select ${COLUMNS} from cashier.payment where ${WAITS[direction]}
      order by created_at, id limit ${WAITING_MAX}`.execute(db),
    sql<{ total: bigint }>`
      select count(*) as total from cashier.payment where ${WAITS[direction]}`.execute(db),
  ])
  return { payments: page.rows.map(toPayment), total: Number(count.rows[0]?.total ?? 0) }
}
