import { createSeedBox } from '@poyraz/fairness/server'
import { remembered } from '@poyraz/kernel'
import { createPlaceInstant } from '@poyraz/wagering'
import { playRound } from './commands/play.ts'
import { createSeedPairs } from './commands/seed-pairs.ts'
import type { CasinoCtx } from './ctx.ts'
import { createDemoPlay } from './demo.ts'
import type { HouseGame } from './house-game.ts'
import type { CasinoDeps } from './index.ts'
import { CATALOGUE_TTL_MS, type Lobby } from './lobby.ts'
import { systemStopwatch } from './on-tick.ts'
import { isPublicWin, type PublicWins } from './public-wins.ts'
import { loadLiveCatalogue } from './store/live-catalogue.ts'
import { type PlayedBatchItem, type PlaySubmission, playBatch } from './store/play-batch.ts'
import { createTurns } from './turns.ts'

type Parts = { readonly games: readonly HouseGame[]; readonly lobby: Lobby; readonly wins: PublicWins }

/** Creates what the handlers of the casino need. */
export function createCtx(deps: CasinoDeps, { games, lobby, wins }: Parts): CasinoCtx {
  const { database, clock } = deps
  const { broken } = lobby
  const pairs = createSeedPairs({ database, clock, seedBox: createSeedBox(deps.seedKey) })
  const onBroken = async ({ id, certified }: HouseGame, error: unknown) => {
    await (certified ? broken.close(id, error) : broken.closeForGood(id, error))
  }
  const submit = createPlaceInstant<PlaySubmission, PlayedBatchItem>({
    clock,
    async write(plays, at) {
      const written = await playBatch(database, plays, { intervalMs: deps.spinIntervalMs, at })
      if (plays.some((play, n) => written[n]?.status === 'created' && isPublicWin(play))) wins.changed()
      return written
    },
    onMoved: deps.onMoved,
  })
  return {
    database,
    clock,
    stopwatch: deps.stopwatch ?? systemStopwatch,
    pairs,
    demo: createDemoPlay({ clock, key: deps.demoKey }),
    houseGames: new Map(games.map((game) => [game.id, game])),
    catalogue: lobby.catalogue,
    wins,
    live: remembered(() => loadLiveCatalogue(database.db), { clock, ttlMs: CATALOGUE_TTL_MS }),
    mayLaunch: async (launch) => deps.mayLaunch?.(launch) ?? null,
    play: (request) => playRound({ pairs, clock, submit, onBroken }, request),
    onBroken,
    inTurn: createTurns(),
  }
}
