import { copyFile, mkdir, open, readdir } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'

/** Copies one file to a new path and creates missing folders; it is synced to disk when this resolves. */
export async function copySynced(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 })
  await copyFile(from, to)
  await sync(to)
}

export type CopyRule = {
  /** Returns true for each path below the folder that is copied; a skipped folder is not created. */
  wants(path: string): boolean
  /** Called with a file that cannot be copied, instead of throwing. */
  onError(error: NodeJS.ErrnoException): void
}

/** Copies a folder with all its content, empty folders too; it is synced to disk when this resolves. */
export async function copyTree(from: string, to: string, rule?: CopyRule): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 })
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    const path = relative(from, join(entry.parentPath, entry.name))
    if (rule && !rule.wants(path)) continue
    if (entry.isDirectory()) await mkdir(join(to, path), { recursive: true, mode: 0o700 })
    if (!entry.isFile()) continue
    await copySynced(join(from, path), join(to, path)).catch((error: NodeJS.ErrnoException) => {
      if (!rule) throw error
      rule.onError(error)
    })
  }
}

/** Syncs a file or a folder to disk. */
export async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
