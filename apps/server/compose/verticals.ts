import type { Product } from '@poyraz/contract'
import type { Database, Tx } from '@poyraz/db'
import { casino } from './casino.ts'
import type { Part } from './part.ts'
import { sportsbook } from './sportsbook.ts'
import { tables } from './tables.ts'
import type { Platform, Vertical, VerticalPart } from './vertical.ts'

/** All verticals by the names of their modules. This is the one list that a new vertical joins. */
const LIST = { casino, sportsbook, tables }

type List = typeof LIST
/** The modules of all verticals. */
export type Verticals = { readonly [Name in keyof List]: ReturnType<List[Name]['create']> }

const entries = Object.entries<Vertical<unknown>>(LIST)

export const VERTICAL_NAMES = entries.map(([name]) => name)
/** Products that take bets on this server. */
export const OPEN_PRODUCTS: ReadonlySet<Product> = new Set(entries.flatMap(([, { products }]) => products))
export const VERTICAL_MIGRATIONS = entries.map(([, vertical]) => vertical.migrations)

/** Creates the query that counts the verticals in which a player has an open round. */
export function createOpenRounds(database: Database): (playerId: string) => Promise<number> {
  const all = entries.map(([, vertical]) => vertical.createQueries(database))
  return async (playerId) => {
    const open = await Promise.all(all.map(({ hasOpenRound }) => hasOpenRound(playerId)))
    return open.filter(Boolean).length
  }
}

/** Removes what others see of a player's play in all verticals, in the transaction that closes the account. */
export async function hidePlayer(tx: Tx, playerId: string): Promise<void> {
  for (const [, vertical] of entries) await vertical.hidePlayer?.(tx, playerId)
}

/** Creates all verticals, and what each of them adds to the server. */
export function composeVerticals(platform: Platform) {
  const modules: Record<string, unknown> = {}
  const parts = entries.map(([name, vertical]): Part & VerticalPart => {
    const module = vertical.create(platform, platform.failures.of(name), modules)
    modules[name] = module
    return { ...vertical.part(module), name }
  })
  // The entries are those of the list; only their types are lost on the way.
  return { modules: modules as Verticals, parts }
}
