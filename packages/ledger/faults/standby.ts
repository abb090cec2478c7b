import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { backUp, type Postgres, startPostgres } from '@poyraz/db'
import { assert, systemClock } from '@poyraz/kernel'
import { signalTree } from '../crash/processes.ts'
import { asSuperuser, end, onStage, type Stage, underLoad, untilWritable } from '../crash/stage.ts'

export type StandbyOptions = {
  readonly seed: number
  /** True: commits wait for the standby. False: the run is the negative control. */
  readonly isSynchronous: boolean
  /** True: also measures after how long a caller gives up on a frozen standby, which makes the run longer. */
  readonly isMeasured: boolean
}

export type StandbyReport = {
  readonly acknowledged: number
  readonly unknown: number
  /** Faults of the promoted standby, for example missing acknowledged writes. */
  readonly faults: readonly string[]
  /** Time until a write that waited for the standby was rejected with an unknown outcome, in ms. */
  readonly toldAfterMs: number | null
}

const NAME = 'standby'
const LOAD_MS = 1_000
const POLL_MS = 50

/**
 * Runs a primary and a standby under load. The standby is frozen and resumed; it is frozen again, and the
 * primary is killed. Then the standby is promoted and compared with the journals of the clients (F08).
 */
export function runStandby({ seed, isSynchronous, isMeasured }: StandbyOptions): Promise<StandbyReport> {
  // The primary restarts after the first kill and not after the second.
  return onStage({ seed, restartsPerMinuteMax: 1 }, async (stage) => {
    const standby = await startStandby(stage)
    try {
      await follow(stage.postgres, isSynchronous)
      const toldAfterMs = isMeasured ? await freeze(stage, standby) : null
      await loseThePrimary(stage, standby, isSynchronous)
      await asSuperuser(standby, (client) => client.query('select pg_promote()'))
      return { ...(await stage.check(standby)), toldAfterMs }
    } finally {
      signalTree(standby.pid, 'SIGCONT')
      await standby.stop()
    }
  })
}

/** Starts a standby from a base backup of the primary; needs no program but the server itself. */
async function startStandby({ dir, dataDir, postgres }: Stage): Promise<Postgres> {
  const superuserUrl = postgres.urls.superuser
  const base = await backUp({ dataDir, superuserUrl }, dir)
  const standbyDir = join(dir, NAME)
  await rename(base, standbyDir)
  await writeFile(join(standbyDir, 'cluster', 'standby.signal'), '')
  const primary = new URL(superuserUrl)
  primary.searchParams.set('application_name', NAME)
  return startPostgres({ dataDir: standbyDir, settings: { primary_conninfo: primary.href } })
}

/** Waits until the standby has caught up; if synchronous, makes commits wait for it. */
async function follow(postgres: Postgres, isSynchronous: boolean): Promise<void> {
  if (isSynchronous) {
    await asSuperuser(postgres, async (client) => {
      await client.query(`alter system set synchronous_standby_names = '${NAME}'`)
      await client.query('select pg_reload_conf()')
    })
  }
  const state = isSynchronous ? 'sync' : 'async'
  await until(
    postgres,
    `select true as holds from pg_stat_replication
    where state = 'streaming' and sync_state = '${state}'`,
  )
}

/** Resolves with the time in ms after which a write was rejected with an unknown outcome. */
async function freeze(stage: Stage, standby: Postgres): Promise<number> {
  const client = await stage.startClient()
  await underLoad(client, LOAD_MS)
  signalTree(standby.pid, 'SIGSTOP')
  const caller = await stage.openCaller()
  try {
    const startMs = systemClock.nowMs()
    const { outcome } = await caller.ask()
    const toldAfterMs = systemClock.nowMs() - startMs
    assert(outcome === 'unknown', `without the standby a write was answered: ${outcome}`)
    signalTree(standby.pid, 'SIGCONT')
    await untilWritable(stage.database)
    const again = await caller.askAgain()
    assert(again.outcome === 'done', 'with the standby the same key is answered')
    await underLoad(client, LOAD_MS)
    await end(client, 'SIGTERM')
    return toldAfterMs
  } finally {
    await caller.close()
  }
}

/**
 * Kills the primary twice while the standby is frozen. In between it restarts and shows commits that the
 * standby does not have, and clients retry those writes with the same keys.
 */
async function loseThePrimary(stage: Stage, standby: Postgres, isSynchronous: boolean): Promise<void> {
  const { postgres } = stage
  const client = await stage.startClient()
  await underLoad(client, LOAD_MS)
  signalTree(standby.pid, 'SIGSTOP')
  await (isSynchronous ? untilWaiting(postgres) : underLoad(client, LOAD_MS))
  signalTree(postgres.pid, 'SIGKILL')
  await (isSynchronous ? untilWaiting(postgres) : underLoad(client, LOAD_MS))
  await end(client, 'SIGKILL')
  signalTree(postgres.pid, 'SIGKILL')
  signalTree(standby.pid, 'SIGCONT')
}

/** Waits until commits have waited for the standby for a while. */
async function untilWaiting(postgres: Postgres): Promise<void> {
  await until(postgres, `select count(*) > 1 as holds from pg_stat_activity where wait_event = 'SyncRep'`)
  await sleep(LOAD_MS)
}

async function until(postgres: Postgres, text: string): Promise<void> {
  for (;;) {
    const holds = await asSuperuser(postgres, (client) => client.query<{ holds: boolean }>(text)).then(
      ({ rows }) => rows[0]?.holds ?? false,
      () => false,
    )
    if (holds) return
    await sleep(POLL_MS)
  }
}
