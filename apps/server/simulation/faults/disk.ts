import { statfsSync } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { onStage, type Report } from './stage.ts'

/** `recoveryMs`: longest time from freeing the disk until players had answers again. */
export type DiskReport = Report & { readonly recoveryMs: number }

/** 0: nothing is left. 8 MB: enough for tables but not for a new WAL file, so PostgreSQL stops. */
const LEFT_BYTES = [0, 8_000_000]
const LOAD_MS = 2_000
const FULL_MS = 3_000
const CHUNK_BYTES = 1_000_000

/** Fills the small disk `dir` under load and frees it again, once for each value of `LEFT_BYTES` (F17). */
export function runDisk(dir: string): Promise<DiskReport> {
  return onStage({ dataDir: join(dir, 'db') }, async ({ crowd, check }) => {
    let recoveryMs = 0
    for (const leftBytes of LEFT_BYTES) {
      await crowd.underLoad(LOAD_MS)
      const ballast = join(dir, 'ballast')
      await fill(ballast, dir, leftBytes)
      await sleep(FULL_MS)
      await rm(ballast)
      const startMs = performance.now()
      await crowd.underLoad(0)
      recoveryMs = Math.max(recoveryMs, Math.round(performance.now() - startMs))
    }
    await crowd.underLoad(LOAD_MS)
    return { ...(await check()), recoveryMs }
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
