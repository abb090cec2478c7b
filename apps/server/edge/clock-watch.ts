import { createDatabaseClock, type Database } from '@poyraz/db'
import { type Clock, repeat, SECOND_MS } from '@poyraz/kernel'
import type { Logger } from 'pino'

const LOOK_MS = 5 * SECOND_MS
/** NTP keeps a machine much closer than this: whoever runs it should know. */
const WARN_MS = 30 * SECOND_MS

/** Follows the database's clock, which all servers share, and compares this machine's with it. */
export type ClockWatch = {
  /** The database's time: the one clock of everything that is ordered, limited or ended here. */
  readonly clock: Clock
  /**
   * How far this machine's clock is ahead of the database's, in ms; negative where it is behind. As little as the
   * time that the answer took allows, so that a slow database never looks like a wrong clock.
   */
  skewMs(): number
  /** Whether the clock is wrong by more than is allowed: then nothing is accepted here (R63). */
  isWrong(): boolean
  /** Compares now; it does so by itself every five seconds. Throws what the database throws. */
  look(): Promise<void>
  /** Runs work, which answers how it is stopped, while the clock is not wrong. Returns how to end that. */
  whileRight(start: () => Stop): Stop
  close(): Promise<void>
}

type Stop = () => Promise<void>

export type ClockWatchDeps = {
  /** The machine's own. */
  readonly clock: Clock
  readonly database: Pick<Database, 'pool'>
  /** How far the clock may be wrong before nothing is accepted, in ms. */
  readonly skewMsMax: number
  readonly log: Logger
}

type State = 'right' | 'drifting' | 'wrong'

/** Resolves once the clocks were compared. While the database does not answer, what was found last holds. */
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
    // What was asked before is older news, whenever the answer comes.
    if (question < newest) return
    newest = question
    skewMs = leastSkewMs({ askedMs, databaseMs, answeredMs: machine.nowMs() })
    const found = stateOf(Math.abs(skewMs), skewMsMax)
    if (found !== state) tell(log, found, skewMs)
    state = found
    works.follow()
  }
  await look()
  // A database that does not answer is told of where it matters.
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

/** Works that rest while the clock is wrong. */
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

/** Starts work, stops it, starts it again. */
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

/** The database read its clock at some moment between question and answer. */
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
