import type { Registry } from '@poyraz/contract'
import { type Database, type MigrationUnit, transact } from '@poyraz/db'
import { createReceiptSigner } from '@poyraz/fairness/server'
import { JACKPOT_POOLS } from '@poyraz/games/jackpots'
import type { Job } from '@poyraz/jobs'
import { inTurn, MINUTE_MS } from '@poyraz/kernel'
import { accountName } from './account-name.ts'
import { addCatalogue } from './api/catalogue.ts'
import { addFairness } from './api/fairness.ts'
import { addFavorites } from './api/favorites.ts'
import { addFigures } from './api/figures.ts'
import { addInitGame } from './api/init-game.ts'
import { addJackpots } from './api/jackpots.ts'
import {
  addGameTableList,
  addLiveCategoryList,
  addLiveInitGame,
  addLiveProviderList,
} from './api/live-lobby.ts'
import { addLuck } from './api/luck.ts'
import { addPlay } from './api/play.ts'
import { addRecentGames } from './api/recent-games.ts'
import { addRound } from './api/round.ts'
import { addRounds } from './api/rounds.ts'
import { addSharedRounds } from './api/shared-rounds.ts'
import { addStats } from './api/stats.ts'
import { addWins } from './api/wins.ts'
import { addPlayerDays } from './commands/add-player-days.ts'
import { closeIdleRounds } from './commands/close-idle-rounds.ts'
import type { OpenRoundsDeps } from './commands/open-rounds.ts'
import { createReturnWatch, type ReturnFigure } from './commands/watch-returns.ts'
import { createCtx, createOpenRounds } from './create-ctx.ts'
import type { CasinoDeps } from './deps.ts'
import { HOUSE_GAMES } from './house-games.ts'
import { createJackpots, type Jackpots } from './jackpots/jackpots.ts'
import { createTableStates, type TableStates } from './live-tables.ts'
import { createLobby } from './lobby.ts'
import { CLOSED_WINS, createPublicWins, type PublicWins } from './public-wins.ts'
import { createPublished, type Published, publish } from './published.ts'
import { syncHouseGames } from './store/catalogue.ts'
import { findOpenRound, roundIdsByKey } from './store/rounds.ts'
import { closeUncertified } from './work.ts'

export { hidePlayer } from './commands/hide-player.ts'
export { retireSeeds } from './commands/retire-seeds.ts'
export type { CasinoDeps } from './deps.ts'
export { type PublicWin, winsChanged } from './public-wins.ts'
export type { Published } from './published.ts'

export const migrations: MigrationUnit = { name: 'casino', dir: new URL('./migrations/', import.meta.url) }

const WORK_EVERY_MS = MINUTE_MS

/**
 * Queries that need only the database. Modules that the casino depends on use them before the casino is
 * created.
 */
export type CasinoQueries = {
  /** Returns true if the player has an open round in any game. */
  hasOpenRound(playerId: string): Promise<boolean>
  /** Returns round ids by the ledger keys of their transactions. */
  roundIds(playerId: string, ledgerKeys: readonly string[]): Promise<ReadonlyMap<string, string>>
}

export type Casino = CasinoQueries & {
  register(registry: Registry): void
  /** Writes the deployed games into the catalogue; once at start, before serving. */
  sync(): Promise<void>
  /**
   * Closes games whose return is out of range or whose rules have changed, and retries closures that were not
   * stored.
   */
  work(): Promise<void>
  readonly jobs: readonly Job[]
  /** The public list of wins. */
  readonly wins: PublicWins
  readonly published: Published
  readonly jackpots: Pick<Jackpots, 'meters' | 'differences'>
  /** Called when scopes were closed for bets or opened: the catalogue is loaded again. */
  reloadCatalogue(): void
  /** Records an event of a live table for the lobby. */
  noteTable: TableStates['note']
  /** Returns of live rounds, from the last look on this server. */
  returns(): readonly ReturnFigure[]
  /** Returns true if the catalogue has this game, open or closed. */
  hasGame(gameId: number): Promise<boolean>
  /** Returns true if the game cannot be reopened on this server: its rules are not the certified ones. */
  staysClosed(gameId: number): boolean
  /**
   * Returns the name of an account of this module for statements: of a game, or of the stakes of open rounds.
   */
  gameName(houseCode: string, lang: 'tr' | 'en'): Promise<string | null>
}

export function createCasinoQueries({ db }: Database): CasinoQueries {
  return {
    hasOpenRound: async (playerId) => (await findOpenRound(db, playerId)) !== undefined,
    roundIds: (playerId, keys) => roundIdsByKey(db, playerId, keys),
  }
}

export function createCasino(deps: CasinoDeps): Casino {
  const games = deps.games ?? HOUSE_GAMES
  const lobby = createLobby(deps)
  const { broken } = lobby
  const wins = deps.publicWins
    ? createPublicWins({ ...deps, catalogue: lobby.catalogue }, deps.publicWins)
    : CLOSED_WINS
  const openRounds = createOpenRounds(deps, { games, lobby, wins })
  const receipts = { signer: createReceiptSigner(deps.receiptKey), currency: deps.currency }
  const pools = deps.pools ?? (deps.games ? [] : JACKPOT_POOLS)
  const jackpots = createJackpots({ ...deps, pools })
  const tableStates = createTableStates()
  const ctx = createCtx(deps, { lobby, wins, openRounds, receipts, jackpots, tableStates })
  const checkRules = () => closeUncertified(games, broken)
  const watch = createReturnWatch({ ...deps, games, broken })
  // The watch repeats notifications that failed, and records those that succeeded.
  const work = () => inTurn([watch.look, checkRules, broken.deliverRemaining])
  return {
    ...createCasinoQueries(deps.database),
    register(registry) {
      for (const add of HANDLERS) add(registry, ctx)
    },
    async sync() {
      await transact(deps.database.db, async (tx) => {
        await syncHouseGames(tx, games)
        await publish(tx, games, receipts.signer.keyID)
      })
      await jackpots.sync()
      await checkRules()
    },
    work,
    jobs: [...jobsOf(deps, work, openRounds), jobOf('jackpots', jackpots.work)],
    wins,
    published: createPublished(deps),
    jackpots,
    reloadCatalogue: lobby.reload,
    noteTable: tableStates.note,
    returns: watch.figures,
    hasGame: async (gameId) => (await ctx.catalogue()).byId.has(gameId),
    staysClosed: (gameId) =>
      broken.staysClosed(gameId) || games.some(({ id, certified }) => id === gameId && !certified),
    gameName: async (account, lang) => accountName(await ctx.catalogue(), account)?.[lang] ?? null,
  }
}

/** Each server closes games in its own memory first, so the job `work` runs on every server. */
function jobsOf(deps: CasinoDeps, work: () => Promise<void>, openRounds: OpenRoundsDeps): readonly Job[] {
  return [
    jobOf('work', work),
    jobOf('player-days', () => addPlayerDays(deps)),
    jobOf('idle-rounds', () => closeIdleRounds(openRounds)),
  ]
}

function jobOf(name: string, run: () => Promise<void>): Job {
  return { kind: 'local', name: `casino.${name}`, everyMs: WORK_EVERY_MS, alsoAt: ['start'], run }
}

const HANDLERS = [
  addCatalogue,
  addInitGame,
  addPlay,
  addRound,
  addRounds,
  addRecentGames,
  addStats,
  addJackpots,
  addLuck,
  addWins,
  addFigures,
  addSharedRounds,
  addFavorites,
  addFairness,
  addLiveCategoryList,
  addLiveProviderList,
  addGameTableList,
  addLiveInitGame,
]
