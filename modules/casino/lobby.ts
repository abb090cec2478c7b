import type { Database } from '@poyraz/db'
import { type Clock, remembered, SECOND_MS } from '@poyraz/kernel'
import { type BrokenGames, createBrokenGames } from './broken-games.ts'
import { type Catalogue, closedBy, gameScope, loadCatalogue, without } from './store/catalogue.ts'

/**
 * A change of the catalogue, or of closed scopes without a message on the bus, is visible after this time.
 */
export const CATALOGUE_TTL_MS = 30 * SECOND_MS

export type LobbyDeps = {
  readonly database: Database
  readonly clock: Clock
  /** Scopes closed for bets now: `all`, a product, or `game:<id>`; without it nothing is ever closed. */
  readonly closedScopes?: () => Promise<readonly string[]>
  /** Called, before any reply, with a game that must not be played on, unless its own scope is closed. */
  readonly onBroken?: (gameId: number, error: unknown) => Promise<void>
}

/** The lobby of this server, without games that take no bets. */
export type Lobby = {
  readonly broken: BrokenGames
  catalogue(): Promise<Catalogue>
  /** Forgets the catalogue: closed scopes may have changed. Without this call it is at most 30 seconds old. */
  reload(): void
}

export function createLobby(deps: LobbyDeps): Lobby {
  const { database, clock, closedScopes = nothing, onBroken } = deps
  const load = async () => {
    const [catalogue, scopes] = await Promise.all([loadCatalogue(database.db), closedScopes()])
    return without(catalogue, closedBy(scopes, catalogue))
  }
  const open = remembered(load, { clock, ttlMs: CATALOGUE_TTL_MS })
  const broken = createBrokenGames(async (gameId, error) => {
    if ((await closedScopes()).includes(gameScope(gameId))) return false
    await onBroken?.(gameId, error)
    open.forget()
    return true
  })
  return {
    broken,
    catalogue: async () => without(await open(), broken.closedHere()),
    reload: open.forget,
  }
}

async function nothing(): Promise<readonly string[]> {
  return []
}
