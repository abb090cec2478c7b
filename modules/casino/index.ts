import type { Registry } from '@poyraz/contract'
import { type Database, type Db, type MigrationUnit, transact } from '@poyraz/db'
import { createSeedBox } from '@poyraz/fairness/server'
import { type Clock, SECOND_MS } from '@poyraz/kernel'
import { createLanes } from '@poyraz/ledger'
import { addCategoryList } from './api/category-list.ts'
import { addFairness } from './api/fairness.ts'
import { addFavorites } from './api/favorites.ts'
import { addGamesList } from './api/games-list.ts'
import { addInitGame } from './api/init-game.ts'
import {
  addGameTableList,
  addLiveCategoryList,
  addLiveInitGame,
  addLiveProviderList,
} from './api/live-lobby.ts'
import { addPlay } from './api/play.ts'
import { addProviderList } from './api/provider-list.ts'
import { addRound } from './api/round.ts'
import { addRounds } from './api/rounds.ts'
import { playRound } from './commands/play.ts'
import { createSeedPairs } from './commands/seed-pairs.ts'
import type { CasinoCtx, Launch, LaunchRefusal } from './ctx.ts'
import { createDemoPlay } from './demo.ts'
import type { HouseGame } from './house-game.ts'
import { HOUSE_GAMES } from './house-games.ts'
import { loadCatalogue, syncHouseGames, without } from './store/catalogue.ts'
import { loadLiveCatalogue } from './store/live-catalogue.ts'
import { type PlayedBatchItem, type PlaySubmission, playBatch } from './store/play-batch.ts'
import { findOpenRound, roundIdsByKey } from './store/rounds.ts'
import { createTurns } from './turns.ts'

export const migrations: MigrationUnit = { name: 'casino', dir: new URL('./migrations/', import.meta.url) }

/** Changes of the catalogue show after this at the latest. */
const CATALOGUE_TTL_MS = 30 * SECOND_MS

export type CasinoDeps = {
  readonly database: Database
  readonly clock: Clock
  /** 32 bytes kept outside the database: server seeds at rest are sealed with it. */
  readonly seedKey: Uint8Array
  /** Signs demo tokens. */
  readonly demoKey: Uint8Array
  /** Least time between two rounds of a player. */
  readonly spinIntervalMs: number
  /** Asked before a slot opens; without it everybody may. */
  readonly mayLaunch?: (launch: Launch) => Promise<LaunchRefusal | null>
  /** Told, after the commit, whose money a round moved. */
  readonly onMoved?: (playerId: string) => void
  /** Told, before anybody is answered, of a game that must not be played on, once in the life of this casino. */
  readonly onBroken?: (gameId: number, error: unknown) => Promise<void>
  /** Tests hand in games of their own. */
  readonly games?: readonly HouseGame[]
}

export type Casino = {
  register(registry: Registry): void
  /** Writes the deployed games into the catalogue; once at start, before serving. */
  sync(): Promise<void>
  /** The name of the game behind a house account of the ledger (`house:game:<slug>`), for statements. */
  gameName(houseCode: string, lang: 'tr' | 'en'): Promise<string | null>
  /** Whether a round of the player waits for a choice, in whatever game. */
  hasOpenRound(playerId: string): Promise<boolean>
  /** Ids of the rounds behind transactions of the ledger, by the keys of these. */
  roundIds(playerId: string, ledgerKeys: readonly string[]): Promise<ReadonlyMap<string, string>>
}

export function createCasino(deps: CasinoDeps): Casino {
  const games = deps.games ?? HOUSE_GAMES
  const ctx = createCtx(deps, games)
  return {
    register(registry) {
      for (const add of HANDLERS) add(registry, ctx)
    },
    async sync() {
      await transact(deps.database.db, (tx) => syncHouseGames(tx, games))
      for (const game of games.filter(({ certified }) => !certified)) {
        await ctx.onBroken(game, new Error(`the rules of ${game.slug} are not the ones that were certified`))
      }
    },
    async gameName(houseCode, lang) {
      const slug = houseCode.replace('house:game:', '')
      const game = (await ctx.catalogue()).games.find((candidate) => candidate.slug === slug)
      return game?.name[lang] ?? null
    },
    hasOpenRound: async (playerId) => (await findOpenRound(deps.database.db, playerId)) !== undefined,
    roundIds: (playerId, keys) => roundIdsByKey(deps.database.db, playerId, keys),
  }
}

const HANDLERS = [
  addCategoryList,
  addProviderList,
  addGamesList,
  addInitGame,
  addPlay,
  addRound,
  addRounds,
  addFavorites,
  addFairness,
  addLiveCategoryList,
  addLiveProviderList,
  addGameTableList,
  addLiveInitGame,
]

function createCtx(deps: CasinoDeps, games: readonly HouseGame[]): CasinoCtx {
  const { database, clock } = deps
  const pairs = createSeedPairs({ database, clock, seedBox: createSeedBox(deps.seedKey) })
  const broken = new Set<number>()
  const catalogue = remembered(deps, loadCatalogue)
  const onBroken = async ({ id }: HouseGame, error: unknown) => {
    if (broken.has(id)) return
    broken.add(id)
    await deps.onBroken?.(id, error)
  }
  const lanes = createLanes<PlaySubmission, PlayedBatchItem>({
    ownerOf: (play) => play.playerId,
    flush: (plays) =>
      playBatch(database, plays, { intervalMs: deps.spinIntervalMs, at: new Date(clock.nowMs()) }),
  })
  const submit = async (play: PlaySubmission) => {
    const written = await lanes.submit(play)
    if (written.status === 'created') deps.onMoved?.(play.playerId)
    return written
  }
  return {
    database,
    clock,
    pairs,
    demo: createDemoPlay({ clock, key: deps.demoKey }),
    houseGames: new Map(games.map((game) => [game.id, game])),
    catalogue: async () => without(await catalogue(), broken),
    live: remembered(deps, loadLiveCatalogue),
    mayLaunch: async (launch) => deps.mayLaunch?.(launch) ?? null,
    play: (request) => playRound({ pairs, clock, submit, onBroken }, request),
    onBroken,
    inTurn: createTurns(),
  }
}

/** One load serves everybody for a while; callers that come during a load wait for the same one. */
function remembered<T>({ database, clock }: CasinoDeps, load: (db: Db) => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined
  let loadedAtMs = 0
  return () => {
    if (!loaded || clock.nowMs() - loadedAtMs >= CATALOGUE_TTL_MS) {
      loadedAtMs = clock.nowMs()
      loaded = load(database.db)
      loaded.catch(() => {
        loaded = undefined
      })
    }
    return loaded
  }
}
