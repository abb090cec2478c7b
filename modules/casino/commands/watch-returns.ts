import { type Database, transact } from '@poyraz/db'
import { WATCHED_KINDS, type WatchedFigures, type WatchedKind, type WatchedMost } from '@poyraz/games'
import { type Clock, inTurn, MINUTE_MS } from '@poyraz/kernel'
import type { BrokenGames } from '../broken-games.ts'
import type { HouseGame } from '../house-game.ts'
import { faultOf, sigmasOf, type Watched } from '../returns.ts'
import { addRounds, beginAnew, PASS_ROUNDS, readWatched, type WatchedSeries } from '../store/returns.ts'
import { firstIdOf } from '../store/rounds.ts'

/**
 * Age from which rounds are read. A round gets its id before it waits for its batch, and clocks of servers
 * differ, so a younger id may commit after the reader has passed it. A connection is waited for up to 5
 * seconds, a batch up to 20.
 */
export const UNREAD_MS = 2 * MINUTE_MS
/** Maximum of passes per look; the next look reads the rest. */
const PASSES_MAX = 10

/** State of one watched figure, for the metrics. */
export type ReturnFigure = {
  readonly game: string
  readonly kind: WatchedKind
  readonly span: keyof Watched
  /** Number of rounds, of free spins for the kind `free`, of calls for `gamble`, of bought rounds for `bought`. */
  readonly rounds: number
  /** Distance from the mean, in standard deviations. */
  readonly sigmas: number
}

export type ReturnWatch = {
  /** Counts new rounds, and closes games whose return is out of range. */
  look(): Promise<void>
  /** Figures of the last look on this server. */
  figures(): readonly ReturnFigure[]
}

type WatchDeps = {
  readonly database: Database
  readonly clock: Clock
  readonly games: readonly HouseGame[]
  readonly broken: BrokenGames
}

/**
 * Each round is counted once, by any server; every server checks the returns. While two versions of the rules
 * are deployed, rounds of rules that the reading server does not have are not counted.
 */
export function createReturnWatch({ database, clock, games, broken }: WatchDeps): ReturnWatch {
  const { db } = database
  const found = new Map<string, readonly ReturnFigure[]>()
  const watched = games.filter(isWatchable)
  const readNew = async () => {
    const series = watched.flatMap(seriesOf)
    const endId = firstIdOf(clock.nowMs() - UNREAD_MS)
    for (let pass = 1; pass <= PASSES_MAX; pass++) {
      if ((await transact(db, (tx) => addRounds(tx, series, endId))) < PASS_ROUNDS) return
    }
  }
  const judge = async (game: Watchable) => {
    const watch = await readWatched(db, rulesOf(game))
    // The expected figures of a game are counted once it has rounds: half a second of work for each game.
    if ([...watch.values()].every(({ all }) => all.rounds === 0)) return void found.delete(game.slug)
    found.set(game.slug, figuresOf(game, watch))
    const faults = kindsOf(game).map(([kind, figure]) => faultOf(kind, watch.get(kind) ?? NOTHING, figure))
    const fault = faults.find((one) => one !== null)
    if (!fault) return
    const error = new Error(`the return of ${game.slug} is out of range: ${fault}`)
    // After the closure is stored, the count starts again, without rounds that were played before. So a game
    // that staff reopen is not closed for the old figures. If the game was already closed, nothing is
    // reported, and the count goes on.
    if (await broken.close(game.id, error)) await beginAnew(db, seriesOf(game), clock.nowMs() + UNREAD_MS)
  }
  return {
    look: () => inTurn([readNew, ...watched.map((game) => () => judge(game))]),
    figures: () => [...found.values()].flat(),
  }
}

/** The figures of a game that are watched; none for one without. */
export function seriesOf(game: HouseGame): readonly WatchedSeries[] {
  if (!isWatchable(game)) return []
  return WATCHED_KINDS.flatMap((kind) => {
    const most = game.watchedMost[kind]
    return most === undefined ? [] : [{ ...rulesOf(game), kind, most }]
  })
}

function isWatchable(game: HouseGame): game is Watchable {
  return game.watchedFigures !== undefined && game.watchedMost !== undefined
}

type Watchable = HouseGame & {
  readonly watchedFigures: () => WatchedFigures
  readonly watchedMost: WatchedMost
}

const NO_ROUNDS = { rounds: 0, units: 0, hits: 0 }
const NOTHING: Watched = { all: NO_ROUNDS, block: NO_ROUNDS }

function rulesOf({ id, rulesHash }: HouseGame) {
  return { gameId: id, rulesHash }
}

function kindsOf({ watchedFigures }: Watchable) {
  const figures = watchedFigures()
  return WATCHED_KINDS.flatMap((kind) => {
    const figure = figures[kind]
    return figure ? [[kind, figure] as const] : []
  })
}

function figuresOf(game: Watchable, watch: ReadonlyMap<WatchedKind, Watched>): readonly ReturnFigure[] {
  return kindsOf(game).flatMap(([kind, figure]) => {
    const tallies = watch.get(kind)
    if (!tallies?.all.rounds) return []
    return (['all', 'block'] as const).map((span) => {
      const { rounds } = tallies[span]
      return { game: game.slug, kind, span, rounds, sigmas: sigmasOf(tallies[span], figure) }
    })
  })
}
