import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseStartError } from '../errors.ts'
import { isAlive, startMark } from './processes.ts'

type Holder = { readonly pid: number; readonly mark: string | null }

const ATTEMPTS_MAX = 5

/**
 * Ensures one launcher per data directory. Takes the lock file or throws `DatabaseStartError`; the lock of a
 * dead process is taken over. Returns a function that releases it.
 */
export function takeLock(path: string): () => void {
  const own = JSON.stringify({ pid: process.pid, mark: startMark(process.pid) } satisfies Holder)
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt++) {
    if (create(path, own)) return () => release(path, own)
    const found = read(path)
    if (found === null) continue
    const holder = parse(found)
    if (holder && isHeld(holder)) {
      throw new DatabaseStartError(
        `the database in ${dirname(path)} is in use by process ${holder.pid}: stop it, or set another DATA_DIR`,
      )
    }
    removeStale(path, found)
  }
  throw new DatabaseStartError(`cannot take the lock ${path}: several starts at once, try again`)
}

/**
 * Creates the lock by a hard link, which appears atomically with its whole content and only if there is no
 * lock yet.
 */
function create(path: string, content: string): boolean {
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, content)
  try {
    linkSync(draft, path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

/** Moves the stale lock away; if another process has replaced it in between, puts that one back. */
function removeStale(path: string, seen: string): void {
  const aside = `${path}.${process.pid}.stale`
  try {
    renameSync(path, aside)
  } catch {
    return
  }
  if (read(aside) !== seen) linkSync(aside, path)
  rmSync(aside, { force: true })
}

function release(path: string, own: string): void {
  if (read(path) === own) rmSync(path, { force: true })
}

function isHeld(holder: Holder): boolean {
  return isAlive(holder.pid) && startMark(holder.pid) === holder.mark
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}

function parse(text: string): Holder | null {
  try {
    const value: Holder = JSON.parse(text)
    return Number.isInteger(value.pid) ? value : null
  } catch {
    return null
  }
}
