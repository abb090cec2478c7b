import { createRandom } from '../simulator/random.ts'
import { signalTree } from './processes.ts'
import { end, onStage, type Stage, underLoad, untilWritable } from './stage.ts'

export type Victim = 'client' | 'postgres'
export type CrashOptions = {
  readonly seed: number
  /** Who is killed under load, one after the other. */
  readonly victims: readonly Victim[]
  /** Settings of the server: the negative control makes commits asynchronous. */
  readonly settings?: Readonly<Record<string, string>>
}
export type CrashReport = {
  readonly acknowledged: number
  readonly unknown: number
  readonly faults: readonly string[]
  /** The longest time from a kill of PostgreSQL until it took writes again, in ms. */
  readonly recoveryMs: number
}

/** Acknowledges what is not on the disk yet: the negative control, which the check must catch. */
export const ASYNCHRONOUS = {
  synchronous_commit: 'off',
  wal_writer_delay: '10s',
  wal_writer_flush_after: '1GB',
}

const LOAD_MS_MIN = 400
const LOAD_MS_MAX = 1_200
/** It is killed that often: nothing is wrong with it. */
const RESTARTS_PER_MINUTE_MAX = 120

/**
 * Kills clients and PostgreSQL under load, lets everything come back, asks for every unanswered write again,
 * and compares the journals of the clients with the tables. The cluster is its own and is removed afterwards.
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

/** Resolves with the longest recovery in ms, once all clients have ended. */
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
