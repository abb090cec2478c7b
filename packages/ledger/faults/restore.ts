import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { archiveTo, backUp, openDatabase, type Postgres, restorePostgres, startPostgres } from '@poyraz/db'
import { assert, SECOND_MS, systemClock } from '@poyraz/kernel'
import { auditRows } from '../auditor/audit-rows.ts'
import { readRows } from '../auditor/rows.ts'
import { signalTree } from '../crash/processes.ts'
import { asSuperuser, end, onStage, type Stage, underLoad, untilWritable } from '../crash/stage.ts'

export type RestoreReport = {
  /** Number of transfers after the restore to a point in time, and after the full restore. */
  readonly transfers: readonly [number, number]
  readonly faults: readonly string[]
  /** Duration of a base backup under load, in ms. */
  readonly backupMs: number
  /** Time until the restored ledger accepted writes, in ms: to a point in time, and to the end of the log. */
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
 * A server under load, with a base backup and an archived log, loses its disk. It is restored to a point in
 * time, where the tables must equal those of that time, and to the end of the archived log (F25).
 */
export function runRestore(seed: number): Promise<RestoreReport> {
  const settings = (dir: string) => archiveTo(join(dir, 'kept'))
  return onStage({ seed, settings, restartsPerMinuteMax: 0 }, async (stage) => {
    const from = join(stage.dir, 'kept')
    const backupMs = await backUpUnderLoad(stage, from)
    const between = await stateOf(stage.postgres)
    await load(stage)
    const lastMs = await trickle(stage)
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
async function backUpUnderLoad(stage: Stage, from: string): Promise<number> {
  const client = await stage.startClient()
  await underLoad(client, LOAD_MS)
  const startMs = systemClock.nowMs()
  await backUp({ dataDir: stage.dataDir, superuserUrl: stage.postgres.urls.superuser }, from)
  const tookMs = systemClock.nowMs() - startMs
  await underLoad(client, LOAD_MS)
  await end(client, 'SIGTERM')
  return tookMs
}

async function load(stage: Stage): Promise<void> {
  const client = await stage.startClient()
  await underLoad(client, LOAD_MS)
  await end(client, 'SIGTERM')
}

/** Resolves with the instant of the last acknowledged write. */
async function trickle(stage: Stage): Promise<number> {
  const caller = await stage.openCaller()
  const startMs = systemClock.nowMs()
  let lastMs = startMs
  while (systemClock.nowMs() - startMs < TRICKLE_MS) {
    const { outcome } = await caller.ask()
    assert(outcome === 'done', 'a server without a fault answers')
    lastMs = systemClock.nowMs()
    await sleep(TRICKLE_EVERY_MS)
  }
  await caller.close()
  return lastMs
}

type State = {
  readonly digest: string
  readonly transfers: number
  readonly faults: readonly string[]
  readonly at: Date
}

/** Reads the tables without code of the ledger, and the time of this state. */
async function stateOf(postgres: Postgres): Promise<State> {
  return asSuperuser(postgres, async (client) => {
    const rows = await readRows(client)
    const sorted = [rows.transfers, rows.accounts, rows.holds].map((part) =>
      part.map((row) => JSON.stringify(row)).sort(),
    )
    const digest = createHash('sha256').update(JSON.stringify(sorted)).digest('hex')
    const { rows: now } = await client.query<{ at: Date }>('select clock_timestamp() as at')
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
    const state = await stateOf(postgres)
    const database = openDatabase({ url: postgres.urls.app, max: 1 })
    try {
      await untilWritable(database)
      return { ...state, lastAt, tookMs: systemClock.nowMs() - startMs }
    } finally {
      await database.close()
    }
  } finally {
    await postgres.stop()
  }
}
