import { lstat, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SECOND_MS } from '@poyraz/kernel'

export type FoundFile = {
  readonly name: string
  readonly path: string
  readonly modifiedMs: number
  readonly bytes: number
}

/** `left`: number of files beyond the maximum, which are not looked at. */
export type Found = { readonly files: readonly FoundFile[]; readonly left: number }

/** Files of a folder that are looked at, by name. */
const FILES_MAX = 500
const NAME_LENGTH_MAX = 120
/** Time without a change after which a file counts as written to its end. */
const SETTLED_MS = 2 * SECOND_MS

/**
 * Lists the CSV and JSON files of a folder, the oldest change first. Folders in it, links, hidden files and
 * files that are being written are left out.
 */
export async function listFiles(folder: string, nowMs: number): Promise<Found> {
  const names = (await readdir(folder)).filter(
    (name) => /^[^.].*\.(csv|json)$/i.test(name) && name.length <= NAME_LENGTH_MAX,
  )
  const found: FoundFile[] = []
  for (const name of names.toSorted().slice(0, FILES_MAX)) {
    const path = join(folder, name)
    const stats = await lstat(path)
    const modifiedMs = Math.floor(stats.mtimeMs)
    const isSettled = Math.abs(nowMs - modifiedMs) >= SETTLED_MS
    if (stats.isFile() && isSettled) found.push({ name, path, modifiedMs, bytes: stats.size })
  }
  const files = found.toSorted((one, other) => one.modifiedMs - other.modifiedMs)
  return { files, left: Math.max(0, names.length - FILES_MAX) }
}

/** Reads a file; `null` if it changed meanwhile. */
export async function readSettled({ path, modifiedMs, bytes }: FoundFile): Promise<Buffer | null> {
  const content = await readFile(path)
  const { mtimeMs, size } = await lstat(path)
  return Math.floor(mtimeMs) === modifiedMs && size === bytes && content.length === bytes ? content : null
}
