import type { Db } from '@poyraz/db'
import { type Kurus, kurus } from '@poyraz/kernel'
import { sql } from 'kysely'
import type { BonusFlag } from '../ctx.ts'
import type { BonusState } from './bonuses.ts'

/** A bonus that was granted with risk flags. */
export type FlaggedBonus = {
  readonly id: string
  readonly playerId: string
  readonly offerId: number
  readonly amount: Kurus
  readonly state: BonusState
  readonly grantedAt: Date
  readonly flags: readonly BonusFlag[]
}

/** Lists flagged bonuses that are open or were granted since this time, newest first, with their count. */
export async function listFlagged(
  db: Db,
  { since, limit }: { readonly since: Date; readonly limit: number },
): Promise<{ readonly items: readonly FlaggedBonus[]; readonly total: number }> {
  const shown = sql`flags <> '{}' and (state in ('active', 'held') or granted_at >= ${since})`
  const [page, count] = await Promise.all([
    sql<Omit<FlaggedBonus, 'amount'> & { amount: bigint }>`
      select id, player_id as "playerId", offer_id as "offerId", amount, state, granted_at as "grantedAt", flags
      from promotions.bonus where ${shown} order by granted_at desc, id desc limit ${limit}`.execute(db),
    sql<{ total: bigint }>`select count(*) as total from promotions.bonus where ${shown}`.execute(db),
  ])
  const items = page.rows.map((row) => ({ ...row, amount: kurus(row.amount) }))
  return { items, total: Number(count.rows[0]?.total ?? 0) }
}
