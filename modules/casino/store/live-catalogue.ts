import type { TABLE_TYPES } from '@poyraz/contract'
import type { Db } from '@poyraz/db'
import type { HouseTable } from '@poyraz/games/tables'
import { type Kurus, kurus } from '@poyraz/kernel'
import { searchKey } from '@poyraz/text'
import { sql } from 'kysely'
import type { Category, Provider } from './catalogue.ts'

export type LiveProvider = Provider & { readonly isTest: boolean }

export type LiveTable = {
  readonly id: number
  readonly name: { readonly tr: string; readonly en: string }
  readonly game: (typeof TABLE_TYPES)[number]
  readonly provider: LiveProvider
  readonly dealer: string
  readonly minBet: Kurus
  readonly maxBet: Kurus
  /** `null` if the number of players is not limited. */
  readonly seats: number | null
  readonly open: boolean
  /** Opening hours; without them it is open all day. */
  readonly hours?: HouseTable['hours']
  readonly categories: readonly number[]
  /** Folded names, for search. */
  readonly keys: readonly string[]
}

/** The live lobby as one value, in its order, with items under test. */
export type LiveCatalogue = {
  readonly providers: readonly LiveProvider[]
  readonly categories: readonly Category[]
  readonly tables: readonly LiveTable[]
  readonly byId: ReadonlyMap<number, LiveTable>
}

type TableRow = {
  id: number
  provider_id: number
  name_tr: string
  name_en: string
  game: LiveTable['game']
  dealer: string
  min_bet: bigint
  max_bet: bigint
  seats: number | null
  open: boolean
  categories: number[]
}

export async function loadLiveCatalogue(db: Db): Promise<LiveCatalogue> {
  const [tables, categories, providers] = await Promise.all([
    sql<TableRow>`
      select t.id, t.provider_id, t.name_tr, t.name_en, t.game, t.dealer, t.min_bet, t.max_bet, t.seats,
        t.open, array(
          select c.category_id from casino.live_table_category c where c.table_id = t.id order by 1
        ) as categories
      from casino.live_table t order by t.sort, t.id`.execute(db),
    sql<{ id: number; name_tr: string; name_en: string }>`
      select id, name_tr, name_en from casino.live_category order by sort, id`.execute(db),
    sql<LiveProvider>`
      select id, name, logo, state = 'test' as "isTest" from casino.live_provider order by sort, id`.execute(
      db,
    ),
  ])
  const byProvider = new Map(providers.rows.map((provider) => [provider.id, provider]))
  const list = tables.rows.flatMap((row) => {
    const provider = byProvider.get(row.provider_id)
    return provider ? [toTable(row, provider)] : []
  })
  return {
    providers: providers.rows,
    categories: categories.rows.map((row) => ({ id: row.id, name: { tr: row.name_tr, en: row.name_en } })),
    tables: list,
    byId: new Map(list.map((table) => [table.id, table])),
  }
}

function toTable(row: TableRow, provider: LiveProvider): LiveTable {
  const { id, game, dealer, seats, open, categories } = row
  return {
    id,
    game,
    dealer,
    seats,
    open,
    categories,
    provider,
    name: { tr: row.name_tr, en: row.name_en },
    minBet: kurus(row.min_bet),
    maxBet: kurus(row.max_bet),
    keys: [...new Set([row.name_tr, row.name_en, provider.name].map(searchKey))],
  }
}
