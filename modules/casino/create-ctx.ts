import { onCommit } from '@poyraz/db'
import { createSeedBox } from '@poyraz/fairness/server'
import { remembered } from '@poyraz/kernel'
import { createPlaceInstant } from '@poyraz/wagering'
import { beginRound } from './commands/begin-round.ts'
import { continueRound } from './commands/continue-round.ts'
import type { OpenRoundsDeps } from './commands/open-rounds.ts'
import { playRound } from './commands/play.ts'
import { createSeedPairs } from './commands/seed-pairs.ts'
import { seriesOf } from './commands/watch-returns.ts'
import type { CasinoCtx } from './ctx.ts'
import { createDemoPlay } from './demo.ts'
import type { CasinoDeps } from './deps.ts'
import type { HouseGame } from './house-game.ts'
import type { Jackpots } from './jackpots/jackpots.ts'
import { type TableStates, withHouseTables } from './live-tables.ts'
import { CATALOGUE_TTL_MS, type Lobby } from './lobby.ts'
import { systemStopwatch } from './on-tick.ts'
import { isPublicWin, type PublicWins } from './public-wins.ts'
import { createReadSharedRound } from './queries/read-shared-round.ts'
import type { ReceiptDeps } from './receipts.ts'
import { loadLiveCatalogue } from './store/live-catalogue.ts'
import { type PlayedBatchItem, type PlaySubmission, playBatch } from './store/play-batch.ts'
import { addLatePlayed } from './store/player-days.ts'
import { addLate } from './store/returns.ts'
import { createTurns } from './turns.ts'

type Parts = { readonly games: readonly HouseGame[]; readonly lobby: Lobby; readonly wins: PublicWins }

/** Creates the dependencies of rounds with decisions. */
export function createOpenRounds(deps: CasinoDeps, { games, lobby, wins }: Parts): OpenRoundsDeps {
  const { broken } = lobby
  const { database, clock, wagering } = deps
  return {
    database,
    clock,
    wagering,
    winGamble: deps.winGamble ?? false,
    pairs: createSeedPairs({ database, clock, seedBox: createSeedBox(deps.seedKey) }),
    stateBox: createSeedBox(deps.seedKey),
    intervalMs: deps.spinIntervalMs,
    currency: deps.currency,
    games: new Map(games.map((game) => [game.id, game])),
    async onBroken({ id, certified }, error) {
      await (certified ? broken.close(id, error) : broken.closeForGood(id, error))
    },
    async count(tx, game, { roundId, stake, win, wasOpen }) {
      if (isPublicWin({ stake, win, free: false })) onCommit(tx, wins.changed)
      if (!wasOpen) return
      await addLatePlayed(tx, roundId)
      await addLate(tx, game ? seriesOf(game) : [], roundId)
    },
  }
}

type CtxParts = Pick<Parts, 'lobby' | 'wins'> & {
  readonly openRounds: OpenRoundsDeps
  readonly receipts: ReceiptDeps
  readonly jackpots: Jackpots
  readonly tableStates: TableStates
}

/** Creates what the handlers of the casino need. */
export function createCtx(
  deps: CasinoDeps,
  { lobby, wins, openRounds, receipts, jackpots, tableStates }: CtxParts,
): CasinoCtx {
  const { database, clock, pairs, games, onBroken } = openRounds
  const submit = createPlaceInstant<PlaySubmission, PlayedBatchItem>({
    clock,
    async write(plays, at) {
      const written = await jackpots.write(plays, (triggers) =>
        playBatch(database, plays, { intervalMs: deps.spinIntervalMs, triggers, at }),
      )
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
    houseGames: games,
    catalogue: lobby.catalogue,
    wins,
    receipts,
    jackpots,
    winsPort: deps.publicWins,
    winGamble: deps.winGamble ?? false,
    featureBuy: deps.featureBuy ?? false,
    readSharedRound: createReadSharedRound(deps),
    live: readLive(deps),
    tableStates,
    mayLaunch: async (launch) => deps.mayLaunch?.(launch) ?? null,
    play: (request) => playRound({ ...openRounds, pools: jackpots.pools, submit }, request),
    begin: (request, keyed) => beginRound(openRounds, request, keyed),
    goOn: (continuing, keyed) => continueRound(openRounds, continuing, keyed),
    onBroken,
    inTurn: createTurns(),
  }
}

/** Returns the catalogue of live games with the tables of the house. */
function readLive({ database, clock, tables }: CasinoDeps) {
  const load = async () => withHouseTables(await loadLiveCatalogue(database.db), tables)
  return remembered(load, { clock, ttlMs: CATALOGUE_TTL_MS })
}
