import { createRandom } from '../simulator/random.ts'
import { signalTree } from './processes.ts'
import { end, onStage, type Stage, underLoad, untilWritable } from './stage.ts'

export type Victim = 'client' | 'postgres'
export type CrashOptions = {
  readonly seed: number
  /** Processes to kill under load, in this order. */
  readonly victims: readonly Victim[]
  /** Settings of the server: the negative control makes commits asynchronous. */
  readonly settings?: Readonly<Record<string, string>>
}
export type CrashReport = {
  readonly acknowledged: number
  readonly unknown: number
  readonly faults: readonly string[]
  /** Longest time from a kill of PostgreSQL until it accepted writes again, in ms. */
  readonly recoveryMs: number
}

/** Settings of the negative control: commits are acknowledged before they are on disk. */
export const ASYNCHRONOUS = {
  synchronous_commit: 'off',
  wal_writer_delay: '10s',
  wal_writer_flush_after: '1GB',
}

const LOAD_MS_MIN = 400
const LOAD_MS_MAX = 1_200
/** High limit, because this run kills the server on purpose. */
const RESTARTS_PER_MINUTE_MAX = 120

/**
 * Kills clients and PostgreSQL under load, waits for the restart, repeats every write without a reply, and
 * compares the journals of the clients with the tables. Uses a temporary cluster.
 */
export function runCrash({ seed, victims, settings = {} }: CrashOptions): Promise<CrashReport> {
  return onStage(
    { seed, settings: async () => settings, restartsPerMinuteMax: RESTARTS_PER_MINUTE_MAX },
    async (stage) => {
      const recoveryMs = await crash(stage, seed, victims)
      return { ...(await stage.check()), recoveryMs }
    },
  )
}

/** Resolves with the longest recovery time in ms after all clients have ended. */
async function crash(stage: Stage, seed: number, victims: readonly Victim[]): Promise<number> {
  const random = createRandom(seed)
  let client = await stage.startClient()
  let recoveryMs = 0
  for (const victim of victims) {
    await underLoad(client, LOAD_MS_MIN + random.below(LOAD_MS_MAX - LOAD_MS_MIN))
    if (victim === 'client') {
      await end(client, 'SIGKILL')
      client = await stage.startClient()
    } else {
      signalTree(stage.postgres.pid, 'SIGKILL')
      recoveryMs = Math.max(recoveryMs, await untilWritable(stage.database))
    }
  }
  await underLoad(client, LOAD_MS_MIN)
  await end(client, 'SIGTERM')
  return recoveryMs
}
