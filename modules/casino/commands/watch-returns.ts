import { type Database, transact } from '@poyraz/db'
import type { PaidSpin } from '@poyraz/games'
import { type Clock, inTurn, MINUTE_MS } from '@poyraz/kernel'
import type { BrokenGames } from '../broken-games.ts'
import type { HouseGame } from '../house-game.ts'
import { faultOf, sigmasOf, type Watched } from '../returns.ts'
import { addRounds, beginAnew, PASS_ROUNDS, readWatched } from '../store/returns.ts'
import { firstIdOf } from '../store/rounds.ts'

/**
 * A round has its id before it waits for its batch, and clocks of servers differ; what commits behind the
 * reader is passed over. A connection is waited for 5 seconds and a batch gives up after 20: this is ample.
 */
export const UNREAD_MS = 2 * MINUTE_MS
/** Of one look; what is left is read in the next. */
const PASSES_MAX = 10

/** How the pay of watched rounds lies, for the metrics. */
export type ReturnFigure = {
  readonly game: string
  readonly span: keyof Watched
  readonly rounds: number
  /** From its mean, in standard deviations. */
  readonly sigmas: number
}

export type ReturnWatch = {
  /** Counts what is held against; once at start, because everything else stands still meanwhile. */
  prepare(): void
  /** Reads the rounds that are new, and closes the games whose return is out of range. */
  look(): Promise<void>
  /** As the last look of this server found them. */
  figures(): readonly ReturnFigure[]
}

type WatchDeps = {
  readonly database: Database
  readonly clock: Clock
  readonly games: readonly HouseGame[]
  readonly broken: BrokenGames
}

/**
 * Rounds are counted once, whichever server does it, and every server judges. Where old and new rules are
 * deployed side by side, rounds of those that the reading server does not have stay uncounted.
 */
export function createReturnWatch({ database, clock, games, broken }: WatchDeps): ReturnWatch {
  const { db } = database
  const found = new Map<string, readonly ReturnFigure[]>()
  const watched = games.filter((game): game is Watchable => game.paidSpin !== undefined)
  const readNew = async () => {
    const rules = watched.map((game) => ({ ...rulesOf(game), cutUnits: game.paidSpin().cutUnits }))
    const endId = firstIdOf(clock.nowMs() - UNREAD_MS)
    for (let pass = 1; pass <= PASSES_MAX; pass++) {
      if ((await transact(db, (tx) => addRounds(tx, rules, endId))) < PASS_ROUNDS) return
    }
  }
  const judge = async (game: Watchable) => {
    const watch = await readWatched(db, rulesOf(game))
    found.set(game.slug, watch === null ? [] : figuresOf(game, watch))
    const fault = watch && faultOf(watch, game.paidSpin())
    if (!fault) return
    await broken.close(game.id, new Error(`the return of ${game.slug} is out of range: ${fault}`))
    // It was heard and is kept. A game that is mended and opened again must not be closed for what it was.
    await beginAnew(db, rulesOf(game), watch)
  }
  return {
    prepare() {
      for (const game of watched) game.paidSpin()
    },
    look: () => inTurn([readNew, ...watched.map((game) => () => judge(game))]),
    figures: () => [...found.values()].flat(),
  }
}

type Watchable = HouseGame & { readonly paidSpin: () => PaidSpin }

function rulesOf({ id, rulesHash }: HouseGame) {
  return { gameId: id, rulesHash }
}

function figuresOf(game: Watchable, watch: Watched): readonly ReturnFigure[] {
  return (['all', 'block'] as const).map((span) => ({
    game: game.slug,
    span,
    rounds: watch[span].rounds,
    sigmas: sigmasOf(watch[span], game.paidSpin()),
  }))
}
