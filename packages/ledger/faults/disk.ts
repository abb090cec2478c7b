import { statfsSync } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { systemClock } from '@poyraz/kernel'
import type { Caller } from '../crash/caller.ts'
import { end, onStage, underLoad, untilWritable } from '../crash/stage.ts'

export type DiskReport = {
  readonly acknowledged: number
  readonly unknown: number
  readonly faults: readonly string[]
  /** Error messages of database and driver that a caller got while the disk was full. */
  readonly refusals: readonly string[]
  /** Longest time from freeing the disk until the ledger accepted writes again, in ms. */
  readonly recoveryMs: number
}

/** 0: nothing is left. 8 MB: enough for tables but not for a new WAL file, so the server stops. */
const LEFT_BYTES = [0, 8_000_000]
const LOAD_MS = 2_000
const FULL_MS = 3_000
const CHUNK_BYTES = 1_000_000

/** Fills the small disk `dir` under load and frees it again, once for each value of `LEFT_BYTES` (F17). */
export function runDisk(seed: number, dir: string): Promise<DiskReport> {
  return onStage({ seed, dataDir: join(dir, 'db') }, async (stage) => {
    const client = await stage.startClient()
    const caller = await stage.openCaller()
    const refusals = new Set<string>()
    let recoveryMs = 0
    for (const leftBytes of LEFT_BYTES) {
      await underLoad(client, LOAD_MS)
      const ballast = join(dir, 'ballast')
      await fill(ballast, dir, leftBytes)
      for (const refusal of await refusalsOf(caller)) refusals.add(refusal)
      await rm(ballast)
      recoveryMs = Math.max(recoveryMs, await untilWritable(stage.database))
    }
    await underLoad(client, LOAD_MS)
    await end(client, 'SIGTERM')
    await caller.close()
    return { ...(await stage.check()), refusals: [...refusals], recoveryMs }
  })
}

async function fill(path: string, dir: string, leftBytes: number): Promise<void> {
  const file = await open(path, 'w')
  const zeros = Buffer.alloc(CHUNK_BYTES)
  try {
    for (let free = freeBytes(dir); free > leftBytes; free = freeBytes(dir)) {
      await file.write(zeros, 0, Math.min(CHUNK_BYTES, free - leftBytes))
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  } finally {
    await file.close()
  }
}

function freeBytes(dir: string): number {
  const { bavail, bsize } = statfsSync(dir)
  return bavail * bsize
}

/** Writes until an error and for `FULL_MS` after it. Returns the messages without variable parts. */
async function refusalsOf(caller: Caller): Promise<ReadonlySet<string>> {
  const refusals = new Set<string>()
  let refusedAtMs = Number.POSITIVE_INFINITY
  while (systemClock.nowMs() - refusedAtMs < FULL_MS) {
    const answer = await caller.ask()
    if (answer.outcome === 'done') continue
    refusals.add(
      answer.outcome === 'refused' ? answer.status.replaceAll(/"[^"]*"|\S*\/\S*/g, '…') : 'unknown',
    )
    refusedAtMs = Math.min(refusedAtMs, systemClock.nowMs())
  }
  return refusals
}
