import type { Postgres } from '@poyraz/db'
import { createRandom } from '../random.ts'
import { signalTree } from './signal-tree.ts'
import { onStage, type Report, type Stage } from './stage.ts'
import { asSuperuser, targetOf } from './target.ts'

/** Targets: PostgreSQL and the server are killed by SIGKILL, or all connections between them are closed. */
export type Victim = 'server' | 'postgres' | 'connections'
export type CrashOptions = {
  readonly seed: number
  /** Killed under load, in this order. */
  readonly victims: readonly Victim[]
  /** Settings of PostgreSQL: the negative control makes commits asynchronous. */
  readonly settings?: Readonly<Record<string, string>>
}
/** `recoveryMs`: the longest time from a kill until players had answers again. */
export type CrashReport = Report & { readonly recoveryMs: Readonly<Record<Victim, number>> }

/** Settings of the negative control: commits are acknowledged before they are on disk. */
export const ASYNCHRONOUS = {
  synchronous_commit: 'off',
  wal_writer_delay: '10s',
  wal_writer_flush_after: '1GB',
}

const LOAD_MS_MIN = 400
const LOAD_MS_MAX = 1_200
/** High limit, because this run kills PostgreSQL on purpose. */
const RESTARTS_PER_MINUTE_MAX = 120

/**
 * Kills the victims in turn while players bet and deposit. Players repeat what was not answered; at the end
 * all answers are compared with the tables.
 */
export function runCrash({ seed, victims, settings = {} }: CrashOptions): Promise<CrashReport> {
  const options = { settings: async () => settings, restartsPerMinuteMax: RESTARTS_PER_MINUTE_MAX }
  const random = createRandom(seed)
  const recoveryMs = { server: 0, postgres: 0, connections: 0 }
  return onStage(options, async (stage) => {
    for (const victim of victims) {
      await stage.crowd.underLoad(LOAD_MS_MIN + random.below(LOAD_MS_MAX - LOAD_MS_MIN))
      const startMs = performance.now()
      await KILL[victim](stage)
      await stage.crowd.underLoad(0)
      recoveryMs[victim] = Math.max(recoveryMs[victim], Math.round(performance.now() - startMs))
    }
    return { ...(await stage.check()), recoveryMs }
  })
}

const KILL: Readonly<Record<Victim, (stage: Stage) => Promise<void>>> = {
  async server({ server, postgres }) {
    await server.kill()
    await server.start(postgres)
  },
  async postgres({ postgres }) {
    signalTree(postgres.pid, 'SIGKILL')
  },
  connections: ({ postgres }) => endConnections(postgres),
}

async function endConnections(postgres: Postgres): Promise<void> {
  await asSuperuser(targetOf(postgres), (client) =>
    client.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`),
  )
}
