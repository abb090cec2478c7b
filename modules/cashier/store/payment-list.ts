import type { Db } from '@poyraz/db'
import { sql } from 'kysely'
import type { Direction } from '../methods/method.ts'
import type { PaymentState } from '../payments/states.ts'
import { COLUMNS, type Payment, type Row, type Step, toPayment } from './payments.ts'

export async function stepsOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, readonly Step[]>> {
  const { rows } = await sql<Step & { id: string }>`
    select payment_id as id, state, at, actor, note from cashier.payment_step
    where payment_id = any(${[...ids]}::uuid[]) order by payment_id, n`.execute(db)
  return Map.groupBy(rows, (row) => row.id)
}

export type PaymentFilter = {
  readonly playerId: string | null
  readonly direction: Direction | null
  readonly states: readonly PaymentState[] | null
  readonly id: string | null
  readonly limit: number
  readonly offset: number
}

/** The newest first, with the count of all that fit. */
export async function listPayments(
  db: Db,
  { playerId, direction, states, id, limit, offset }: PaymentFilter,
): Promise<{ payments: readonly Payment[]; total: number }> {
  // Two texts, so that the plan of a player's list reads no more than the player's payments.
  const whose = playerId === null ? sql`true` : sql`player_id = ${playerId}`
  const fits = sql`
    ${whose}
    and (${direction}::smallint is null or direction = ${direction})
    and (${states}::text[] is null or state = any (${states}::text[]))
    and (${id}::uuid is null or id = ${id})`
  const [page, count] = await Promise.all([
    sql<Row>`
      select ${COLUMNS} from cashier.payment where ${fits}
      order by created_at desc, id desc limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: bigint }>`select count(*) as total from cashier.payment where ${fits}`.execute(db),
  ])
  return { payments: page.rows.map(toPayment), total: Number(count.rows[0]?.total ?? 0) }
}

const WAITING_MAX = 250

/** Of all players, the newest first. */
export async function waitingPayments(
  db: Db,
  direction: Direction,
  states: readonly PaymentState[],
): Promise<readonly Payment[]> {
  const page = { playerId: null, id: null, limit: WAITING_MAX, offset: 0 }
  return (await listPayments(db, { ...page, direction, states })).payments
}
