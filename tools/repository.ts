import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../', import.meta.url))

/** A file of the repository: its path from the root, and its text. */
export type SourceFile = { readonly path: string; readonly text: string }

const TEST_FILE = /\.(test|e2e)\.tsx?$|(^|\/)fixtures\/|^apps\/server\/simulation\//

/**
 * Folders with downloaded, built or runtime files, which `.gitignore` lists, too; and the files of the toy vertical,
 * which are checked in the copy of the project that its test makes.
 */
const NOT_OURS = new Set(['node_modules', 'dist', 'coverage', '.git', '.tools', '.data', 'toy-files'])

/** Returns true for tests and files that only tests use; the simulation is a test that also runs by itself. */
export function isTest(path: string): boolean {
  return TEST_FILE.test(path)
}

/**
 * Returns the paths of our files under the given folders, sorted. It does not use git, so that it works in a
 * plain copy as well.
 */
export function listFiles(...folders: readonly string[]): string[] {
  return folders.flatMap((folder) => walk(folder)).sort()
}

export function readSources(...folders: readonly string[]): SourceFile[] {
  return listFiles(...folders).map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }))
}

function walk(folder: string): string[] {
  const entries = readdirSync(join(ROOT, folder), { withFileTypes: true })
  return entries.flatMap((entry) => {
    if (NOT_OURS.has(entry.name)) return []
    const path = folder === '.' ? entry.name : `${folder}/${entry.name}`
    if (entry.isDirectory()) return walk(path)
    return entry.isFile() ? [path] : []
  })
}
