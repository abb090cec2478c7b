import { createDatabaseClock, type Database } from '@poyraz/db'
import { type Clock, repeat, SECOND_MS } from '@poyraz/kernel'
import type { Logger } from 'pino'

const LOOK_MS = 5 * SECOND_MS
/** NTP keeps a clock much closer than this, so the operator is warned. */
const WARN_MS = 30 * SECOND_MS

/** Follows the database's clock, which all servers share, and compares the machine's clock with it. */
export type ClockWatch = {
  /** The database's time, used for all ordering, limits and expiry on this server. */
  readonly clock: Clock
  /**
   * Lead of this machine's clock over the database's, in ms; negative if it is behind. It is the
   * smallest value that the response time allows, so that a slow database does not look like a wrong clock.
   */
  skewMs(): number
  /** Returns true if the clock is wrong by more than the allowed maximum; then writes are refused (R63). */
  isWrong(): boolean
  /** Compares now; also runs every five seconds. Throws errors of the database. */
  look(): Promise<void>
  /**
   * Runs work while the clock is not wrong; `start` returns its stop function. The returned function ends the
   * work.
   */
  whileRight(start: () => Stop): Stop
  close(): Promise<void>
}

type Stop = () => Promise<void>

export type ClockWatchDeps = {
  /** The machine's clock. */
  readonly clock: Clock
  readonly database: Pick<Database, 'pool'>
  /** Largest clock error before writes are refused, in ms. */
  readonly skewMsMax: number
  readonly log: Logger
}

type State = 'right' | 'drifting' | 'wrong'

/** Resolves after the first comparison. While the database does not answer, the last result stays valid. */
export async function watchClock({
  clock: machine,
  database,
  skewMsMax,
  log,
}: ClockWatchDeps): Promise<ClockWatch> {
  const clock = await createDatabaseClock(database)
  let skewMs = 0
  let state: State = 'right'
  const isWrong = () => state === 'wrong'
  const works = createWorks(isWrong)
  let asked = 0
  let newest = 0
  const look = async () => {
    const question = ++asked
    const askedMs = machine.nowMs()
    const databaseMs = await clock.measure()
    // Ignores a late answer to an earlier question.
    if (question < newest) return
    newest = question
    skewMs = leastSkewMs({ askedMs, databaseMs, answeredMs: machine.nowMs() })
    const found = stateOf(Math.abs(skewMs), skewMsMax)
    if (found !== state) tell(log, found, skewMs)
    state = found
    works.follow()
  }
  await look()
  // Errors are ignored here: callers that need the database report them.
  const stop = repeat(look, LOOK_MS, () => undefined)
  return {
    clock,
    skewMs: () => skewMs,
    isWrong,
    look,
    whileRight: works.whileRight,
    close: stop,
  }
}

/** Pauses all registered work while the clock is wrong. */
function createWorks(isWrong: () => boolean) {
  const works = new Set<() => void>()
  return {
    follow() {
      for (const follow of works) follow()
    },
    whileRight(start: () => Stop): Stop {
      const work = pausable(start)
      const follow = () => (isWrong() ? work.pause() : work.resume())
      follow()
      works.add(follow)
      return async () => {
        works.delete(follow)
        await work.end()
      }
    },
  }
}

/** Wraps work so that it can be stopped and started repeatedly. */
function pausable(start: () => Stop) {
  let running: Stop | null = null
  let pausing: Promise<unknown> = Promise.resolve()
  const pause = () => {
    if (running) pausing = Promise.all([pausing, running()])
    running = null
  }
  return {
    pause,
    resume() {
      running ??= start()
    },
    async end() {
      pause()
      await pausing
    },
  }
}

type Comparison = { readonly askedMs: number; readonly databaseMs: number; readonly answeredMs: number }

/**
 * Returns the smallest possible skew: the database read its clock at some moment between question and answer.
 */
function leastSkewMs({ askedMs, databaseMs, answeredMs }: Comparison): number {
  if (askedMs > databaseMs) return askedMs - databaseMs
  return Math.min(0, answeredMs - databaseMs)
}

function stateOf(offMs: number, skewMsMax: number): State {
  if (offMs > skewMsMax) return 'wrong'
  return offMs > WARN_MS ? 'drifting' : 'right'
}

function tell(log: Logger, state: State, skewMs: number): void {
  const facts = { skewSeconds: skewMs / SECOND_MS }
  if (state === 'wrong') log.error(facts, 'this clock is wrong: nothing is accepted until it is set right')
  else if (state === 'drifting') log.warn(facts, 'this clock drifts from the database: set it right')
  else log.info('this clock is right again')
}
