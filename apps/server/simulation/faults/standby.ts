import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { backUp, type Postgres, startPostgres } from '@poyraz/db'
import { assert } from '@poyraz/kernel'
import { attemptOnce, newRequest } from './players.ts'
import { signalTree } from './signal-tree.ts'
import { onStage, type Report, type Stage } from './stage.ts'
import { asSuperuser, targetOf } from './target.ts'

export type StandbyOptions = {
  /** True: commits wait for the standby. False: the run is the negative control. */
  readonly isSynchronous: boolean
  /** True: also measures after how long a player gets no answer from a frozen standby, which takes longer. */
  readonly isMeasured: boolean
}

/**
 * Faults of the promoted standby, for example missing acknowledged writes. `reportedAfterMs`: time until a bet
 * that waited for the standby was answered as unknown.
 */
export type StandbyReport = Report & { readonly reportedAfterMs: number | null }

const NAME = 'standby'
const LOAD_MS = 1_000
const POLL_MS = 50

/**
 * Runs a primary and a standby under load. The standby is frozen and resumed; it is frozen again, and the
 * primary is killed. Then the standby is promoted, the server starts on it, and the answers of all players
 * are compared with it (F08).
 */
export function runStandby({ isSynchronous, isMeasured }: StandbyOptions): Promise<StandbyReport> {
  // The primary restarts after the first kill and not after the second.
  return onStage({ restartsPerMinuteMax: 1 }, async (stage) => {
    const standby = await startStandby(stage)
    try {
      await follow(stage.postgres, isSynchronous)
      const reportedAfterMs = isMeasured ? await freeze(stage, standby) : null
      await loseThePrimary(stage, standby, isSynchronous)
      await asSuperuser(targetOf(standby), (client) => client.query('select pg_promote()'))
      await stage.server.start(standby)
      return { ...(await stage.check(standby)), reportedAfterMs }
    } finally {
      signalTree(standby.pid, 'SIGCONT')
      await stage.server.kill()
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
    await asSuperuser(targetOf(postgres), async (client) => {
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

/** Resolves with the time in ms after which a bet was answered as unknown. */
async function freeze(stage: Stage, standby: Postgres): Promise<number> {
  const player = await stage.newPlayer()
  await stage.crowd.underLoad(LOAD_MS)
  signalTree(standby.pid, 'SIGSTOP')
  const startMs = performance.now()
  const request = newRequest(1)
  const first = await attemptOnce(player, 0, request)
  const reportedAfterMs = Math.round(performance.now() - startMs)
  assert(first === 'unknown', 'without the standby a bet has no definite answer')
  signalTree(standby.pid, 'SIGCONT')
  await stage.crowd.underLoad(LOAD_MS)
  const again = await attemptOnce(player, 0, request)
  assert(typeof again === 'object', 'with the standby the same key is answered')
  player.answers.push(again)
  return reportedAfterMs
}

/**
 * Kills the primary twice while the standby is frozen. In between it restarts and shows commits that the
 * standby does not have, and players repeat those requests with the same keys.
 */
async function loseThePrimary(stage: Stage, standby: Postgres, isSynchronous: boolean): Promise<void> {
  const { postgres, crowd, server } = stage
  const load = () => (isSynchronous ? untilWaiting(postgres) : crowd.underLoad(LOAD_MS))
  await crowd.underLoad(LOAD_MS)
  signalTree(standby.pid, 'SIGSTOP')
  await load()
  signalTree(postgres.pid, 'SIGKILL')
  await load()
  await server.kill()
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
    const holds = await asSuperuser(targetOf(postgres), (client) =>
      client.query<{ holds: boolean }>(text),
    ).then(
      ({ rows }) => rows[0]?.holds ?? false,
      () => false,
    )
    if (holds) return
    await sleep(POLL_MS)
  }
}
