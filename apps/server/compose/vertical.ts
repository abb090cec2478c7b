import type { Compliance } from '@poyraz/compliance'
import type { Product } from '@poyraz/contract'
import type { Database, MigrationUnit, Tx } from '@poyraz/db'
import type { Engagement } from '@poyraz/engagement'
import type { Identity } from '@poyraz/identity'
import type { Promotions } from '@poyraz/promotions'
import type { Sportsbook } from '@poyraz/sportsbook'
import type { Wagering } from '@poyraz/wagering'
import type { Base, Part } from './part.ts'

/** Dependencies of a vertical: the base, and the modules that all verticals share. */
export type Platform = Base & {
  readonly wagering: Wagering
  readonly identity: Identity
  readonly compliance: Compliance
  readonly promotions: Promotions
  readonly engagement: Pick<Engagement, 'tellPlayer' | 'push'>
}

/** Queries that the shared modules make before the vertical exists; the database is enough for them. */
export type VerticalQueries = {
  /** Returns true if a round of the player waits for a choice or for its end. */
  hasOpenRound(playerId: string): Promise<boolean>
}

/** Games that staff close for bets by their ids. */
export type Games = {
  hasGame(gameId: number): Promise<boolean>
  /** Returns true if staff cannot open the game. */
  staysClosed(gameId: number): boolean
}

export type VerticalPart = Omit<Part, 'name'> & { readonly games?: Games }

/** Verticals that others use. */
export type Earlier = { readonly sportsbook?: Sportsbook }

/** A product that players bet on: one file of this folder, and one line in `verticals.ts`. */
export type Vertical<Module> = {
  readonly migrations: MigrationUnit
  /** Products that it opens: offers that only other products can use are not made. */
  readonly products: readonly Product[]
  createQueries(database: Database): VerticalQueries
  /** Removes what others see of a player's play, in the transaction that closes the account. */
  readonly hidePlayer?: (tx: Tx, playerId: string) => Promise<void>
  /** `earlier` has the verticals before it in the list. */
  create(platform: Platform, onError: (error: unknown) => void, earlier: Earlier): Module
  part(module: Module): VerticalPart
}
