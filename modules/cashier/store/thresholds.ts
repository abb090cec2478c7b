import { type Db, int4Array, type Tx } from '@poyraz/db'
import { sql } from 'kysely'
import type { Direction } from '../methods/method.ts'

/**
 * Selects the player's payments that count towards a threshold. Refused and returned payments do not count.
 */
export type Counted = {
  readonly playerId: string
  readonly direction: Direction
  /** Ids of the methods that share the threshold. */
  readonly methods: readonly number[]
  /** Only the Istanbul day of this instant; `null`: since registration. */
  readonly dayOf: Date | null
}

/**
 * Returns what is left of the threshold `max`, negative if exceeded. Holds the player's lock until the
 * commit.
 */
export async function lockLeftOf(tx: Tx, max: bigint, counted: Counted): Promise<bigint> {
  const { playerId, direction, methods, dayOf } = counted
  const { rows } = await sql<{ left: bigint }>`
    select cashier.left_of(${playerId}, ${direction}, ${int4Array(methods)}::int[], ${dayOf}, ${max}) as left`.execute(
    tx,
  )
  return rows[0]?.left ?? 0n
}

/**
 * True if the player requested `max` deposits or withdrawals on the Istanbul day of `at`, whatever became of
 * them. Holds the player's lock until the commit.
 */
export async function isDayFull(
  tx: Tx,
  { playerId, direction, at, max }: { playerId: string; direction: Direction; at: Date; max: number },
): Promise<boolean> {
  const { rows } = await sql<{ full: boolean }>`
    select cashier.is_day_full(${playerId}, ${direction}, ${at}, ${max}) as full`.execute(tx)
  return rows[0]?.full ?? true
}

/** Sums in kuruş by method id. */
export type CountedByMethod = ReadonlyMap<number, { readonly today: bigint; readonly inAll: bigint }>

/** Returns each method's counted sums, for the Istanbul day of `at` and in total; for display only. */
export async function countedByMethod(db: Db, playerId: string, at: Date): Promise<CountedByMethod> {
  const { rows } = await sql<{ methodId: number; today: bigint; inAll: bigint }>`
    select method_id as "methodId", sum(amount)::bigint as "inAll",
      coalesce(sum(amount) filter (
        where created_at >= date_trunc('day', ${at}::timestamptz, 'Europe/Istanbul')), 0)::bigint as today
    from cashier.counted_payment where player_id = ${playerId} group by method_id`.execute(db)
  return new Map(rows.map(({ methodId, ...sums }) => [methodId, sums]))
}
