import type { Registry } from '@poyraz/contract'
import { type Database, type MigrationUnit, transact } from '@poyraz/db'
import { createReceiptSigner } from '@poyraz/fairness/server'
import { JACKPOT_POOLS, type JackpotPool } from '@poyraz/games/jackpots'
import type { HouseTable } from '@poyraz/games/tables'
import type { Job } from '@poyraz/jobs'
import { inTurn, MINUTE_MS } from '@poyraz/kernel'
import type { Wagering } from '@poyraz/wagering'
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
import type { Launch, LaunchRefusal } from './ctx.ts'
import type { HouseGame } from './house-game.ts'
import { HOUSE_GAMES } from './house-games.ts'
import { createJackpots, type Jackpots } from './jackpots/jackpots.ts'
import { createTableStates, type TableStates } from './live-tables.ts'
import { createLobby, type LobbyDeps } from './lobby.ts'
import type { Stopwatch } from './on-tick.ts'
import { CLOSED_WINS, createPublicWins, type PublicWins, type PublicWinsPort } from './public-wins.ts'
import { createPublished, type Published, publish } from './published.ts'
import { syncHouseGames } from './store/catalogue.ts'
import { findOpenRound, roundIdsByKey } from './store/rounds.ts'
import { closeUncertified } from './work.ts'

export { hidePlayer } from './commands/hide-player.ts'
export { retireSeeds } from './commands/retire-seeds.ts'
export { type PublicWin, winsChanged } from './public-wins.ts'
export type { Published } from './published.ts'

export const migrations: MigrationUnit = { name: 'casino', dir: new URL('./migrations/', import.meta.url) }

const WORK_EVERY_MS = MINUTE_MS

export type CasinoDeps = LobbyDeps & {
  /** 32-byte key, stored outside the database, that encrypts server seeds at rest. */
  readonly seedKey: Uint8Array
  /** Signs demo tokens. */
  readonly demoKey: Uint8Array
  /** Ed25519 key (PKCS #8 PEM) that signs receipts. */
  readonly receiptKey: string
  /** Currency of the books, which receipts name. */
  readonly currency: string
  /** Minimum time between two rounds of a player. */
  readonly spinIntervalMs: number
  /** Places and settles the bets of rounds with decisions. */
  readonly wagering: Pick<Wagering, 'openIn' | 'settleIn'>
  /** Decides if a player may open a slot; without it every player may. */
  readonly mayLaunch?: (launch: Launch) => Promise<LaunchRefusal | null>
  /** Live tables of the house. */
  readonly tables?: readonly HouseTable[]
  /** Needed for the public list of wins; without it the jurisdiction forbids the list. */
  readonly publicWins?: PublicWinsPort | undefined
  /** Called after the commit with each player whose money moved. */
  readonly onMoved?: (playerId: string) => void
  /** Delay of refusals; tests replace it. */
  readonly stopwatch?: Stopwatch
  /** Games of tests, instead of the slots of the house. */
  readonly games?: readonly HouseGame[]
  /** Pools of jackpots; without games of tests, those of the house. */
  readonly pools?: readonly JackpotPool[]
}

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
  /** Called when scopes were closed for bets or opened: the catalogue is read again. */
  reloadCatalogue(): void
  /** Notes an event of a live table for the lobby. */
  noteTable: TableStates['note']
  /** Returns of live rounds, from the last look on this server. */
  returns(): readonly ReturnFigure[]
  /** Returns true if the catalogue has this game, open or closed. */
  hasGame(gameId: number): Promise<boolean>
  /** Returns true if the game cannot be reopened on this server: its rules are not the certified ones. */
  staysClosed(gameId: number): boolean
  /** Returns the name of an account of this module, for statements: of a game, or of stakes that wait. */
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
    published: createPublished(deps.database),
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
