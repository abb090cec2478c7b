import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { DiskReport } from './disk.ts'

const run = promisify(execFile)
const SIZE_MB = 400
const PROGRAM = fileURLToPath(new URL('./on-small-disk.ts', import.meta.url))
const MOUNT = `mount -t tmpfs -o size=${SIZE_MB}m,mode=0700 tmpfs "$1" && shift && exec "$@"`

/**
 * Runs `runDisk` on a disk of 400 MB in a mount namespace of its own, which is removed afterwards. Returns
 * `null` if this machine allows no such namespace.
 */
export async function runOnSmallDisk(): Promise<DiskReport | null> {
  const dir = await mkdtemp(join(tmpdir(), 'poyraz-disk-'))
  const asRoot = process.getuid?.() === 0 ? [] : ['--map-root-user']
  const inside = ['--mount', ...asRoot, 'sh', '-c', MOUNT, 'sh', dir]
  try {
    if (!(await mayMount(inside))) return null
    const { stdout } = await run('unshare', [...inside, process.execPath, PROGRAM, dir])
    return JSON.parse(stdout) as DiskReport
  } finally {
    await rm(dir, { recursive: true })
  }
}

function mayMount(inside: readonly string[]): Promise<boolean> {
  return run('unshare', [...inside, 'true']).then(
    () => true,
    () => false,
  )
}
