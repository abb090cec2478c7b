import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { archiveTo, backUp, type Postgres, restorePostgres, startPostgres } from '@poyraz/db'
import { assert, SECOND_MS, systemClock } from '@poyraz/kernel'
import { auditRows } from '../auditor/audit-rows.ts'
import { readRows } from '../auditor/rows.ts'
import { attemptOnce, newRequest } from './players.ts'
import { signalTree } from './signal-tree.ts'
import { onStage, type Stage } from './stage.ts'
import { asSuperuser, targetOf } from './target.ts'

export type RestoreReport = {
  /** Number of transfers after the restore to a point in time, and after the full restore. */
  readonly transfers: readonly [number, number]
  readonly faults: readonly string[]
  /** Duration of a base backup under load, in ms. */
  readonly backupMs: number
  /** Time until the restored database accepted connections, in ms: to a point in time, and of all. */
  readonly restoreMs: readonly [number, number]
  /** Time between the last restored commit and the last acknowledged one, in ms. */
  readonly lostMs: number
}

const LOAD_MS = 10_000
/** Slow writes for longer than the archive timeout of the log. */
const TRICKLE_MS = 75 * SECOND_MS
const TRICKLE_EVERY_MS = 250
/** The archive timeout is 60 s; copying the log file takes a moment. */
const LOST_MS_MAX = 65 * SECOND_MS

/**
 * A PostgreSQL under load, with a base backup and an archived log, loses its disk. It is restored to a point
 * in time, where the tables must equal those of that time, and to the end of the archived log (F25).
 */
export function runRestore(): Promise<RestoreReport> {
  const settings = (dir: string) => archiveTo(join(dir, 'kept'))
  return onStage({ settings, restartsPerMinuteMax: 0 }, async (stage) => {
    const from = join(stage.dir, 'kept')
    await stage.crowd.underLoad(LOAD_MS)
    const backupMs = await backUpNow(stage, from)
    await stage.crowd.underLoad(LOAD_MS)
    await stage.crowd.end()
    const between = await stateOf(stage.postgres)
    const lastMs = await trickle(stage)
    await stage.server.kill()
    signalTree(stage.postgres.pid, 'SIGKILL')
    await rm(stage.dataDir, { recursive: true, force: true })

    const past = await restored(stage, { from, until: between.at })
    const all = await restored(stage, { from })
    const faults = [...past.faults, ...all.faults]
    if (past.digest !== between.digest) faults.push('the books are not those of the time restored to')
    const lostMs = lastMs - (all.lastAt?.getTime() ?? 0)
    if (lostMs > LOST_MS_MAX) faults.push(`more is lost than the log may wait: ${lostMs} ms`)
    return {
      transfers: [past.transfers, all.transfers],
      faults,
      backupMs,
      restoreMs: [past.tookMs, all.tookMs],
      lostMs,
    }
  })
}

/** Resolves with the duration of the backup in ms. */
async function backUpNow({ dataDir, postgres }: Stage, from: string): Promise<number> {
  const startMs = systemClock.nowMs()
  await backUp({ dataDir, superuserUrl: postgres.urls.superuser }, from)
  return systemClock.nowMs() - startMs
}

/** Resolves with the instant of the last acknowledged bet. */
async function trickle(stage: Stage): Promise<number> {
  const player = await stage.newPlayer()
  const startMs = systemClock.nowMs()
  let lastMs = startMs
  while (systemClock.nowMs() - startMs < TRICKLE_MS) {
    const answer = await attemptOnce(player, 0, newRequest(1))
    assert(typeof answer === 'object', 'a server without a fault answers')
    lastMs = systemClock.nowMs()
    await sleep(TRICKLE_EVERY_MS)
  }
  return lastMs
}

type State = {
  readonly digest: string
  readonly transfers: number
  readonly faults: readonly string[]
  readonly at: Date
}

/** Reads the tables without code of the product, and the time of this state; nobody may write meanwhile. */
async function stateOf(postgres: Postgres): Promise<State> {
  return asSuperuser(targetOf(postgres), async (client) => {
    const rows = await readRows(client)
    const { rows: now } = await client.query<{ at: Date }>('select clock_timestamp() as at')
    const sorted = [rows.transfers, rows.accounts, rows.holds].map((part) =>
      part.map((row) => JSON.stringify(row)).sort(),
    )
    const digest = createHash('sha256').update(JSON.stringify(sorted)).digest('hex')
    assert(now[0], 'a server knows the time')
    return { digest, transfers: rows.transfers.length, faults: auditRows(rows), at: now[0].at }
  })
}

async function restored(stage: Stage, what: { from: string; until?: Date }) {
  const dataDir = join(stage.dir, what.until ? 'past' : 'all')
  const startMs = systemClock.nowMs()
  const { at: lastAt } = await restorePostgres({ ...what, dataDir })
  const postgres = await startPostgres({ dataDir })
  try {
    const tookMs = systemClock.nowMs() - startMs
    return { ...(await stateOf(postgres)), lastAt, tookMs }
  } finally {
    await postgres.stop()
  }
}
