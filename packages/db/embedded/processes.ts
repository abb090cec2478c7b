import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { basename } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { assert } from '@poyraz/kernel'

const POLL_MS = 20

/** Returns true if a process exists, including dead children that were not waited for. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Returns a mark that differs between processes with the same number; `null` for a dead process that nobody
 * has waited for, and on systems without /proc.
 */
export function startMark(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The fields after the name, which may hold spaces itself: the state is field 3, the start time field 22.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (fields[0] === 'Z') return null
    const started = fields[19]
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return `${boot}:${started}`
  } catch {
    return null
  }
}

/**
 * Returns the living PostgreSQL processes of a data directory, which is the working directory of each. Empty
 * without /proc.
 */
export function postgresIn(clusterDir: string): number[] {
  return listProc()
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => link(pid, 'cwd') === clusterDir && basename(link(pid, 'exe') ?? '') === 'postgres')
}

/** Waits until `condition` holds; false when it did not within `timeoutMs`. */
export async function waitUntil(condition: () => boolean, timeoutMs: number): Promise<boolean> {
  for (let waitedMs = 0; !condition(); waitedMs += POLL_MS) {
    if (waitedMs >= timeoutMs) return false
    await sleep(POLL_MS)
  }
  return true
}

/**
 * Signals one process; does nothing if it is already gone. Numbers of zero and below would mean whole process
 * groups.
 */
export function signal(pid: number, name: NodeJS.Signals): void {
  assert(pid > 0, 'a signal goes to one process')
  try {
    process.kill(pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

function listProc(): string[] {
  try {
    return readdirSync('/proc')
  } catch {
    return []
  }
}

function link(pid: number, name: 'cwd' | 'exe'): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/${name}`)
  } catch {
    return undefined
  }
}
