import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { npm } from './npm.js'
import { ROOT } from './processes.js'

/**
 * Installs the locked packages if `node_modules` does not match the lockfile. It does not use `npm ci`, which
 * refuses a lockfile without the packages of every other platform; which of those a registry offers differs.
 * `--no-save` keeps the lockfile as it is, and npm still checks every package against it.
 */
export async function ensureInstalled(node) {
  const [locked, installed] = await Promise.all([
    readPackages('package-lock.json'),
    readPackages('node_modules/.package-lock.json'),
  ])
  if (matches(locked, installed)) return
  process.stdout.write('Installing the packages of the lockfile, about a minute the first time ...\n')
  const options = ['--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  await npm(node, ['install', ...options], ROOT, 'npm install')
}

/**
 * Reads the packages of a lockfile. npm writes `node_modules/.package-lock.json` last, after everything is
 * installed.
 */
async function readPackages(path) {
  const text = await readFile(join(ROOT, path), 'utf8').catch(() => '{}')
  return JSON.parse(text).packages ?? {}
}

/** Returns true if every locked package is installed; packages of other platforms may be missing. */
export function matches(locked, installed) {
  return Object.entries(locked)
    .filter(([path]) => path.includes('node_modules/'))
    .every(([path, entry]) => {
      const found = installed[path]
      if (!found) return entry.optional === true
      return (
        found.version === entry.version && found.integrity === entry.integrity && found.link === entry.link
      )
    })
}
