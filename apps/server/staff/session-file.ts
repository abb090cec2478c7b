import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/**
 * Returns the session token of this machine's user: `STAFF_SESSION`, else from the file that a login wrote.
 */
export async function readSession(dataDir: string): Promise<string | null> {
  const given = process.env['STAFF_SESSION']
  if (given) return given
  try {
    return (await readFile(pathIn(dataDir), 'utf8')).trim() || null
  } catch {
    return null
  }
}

/** Stores a session token for later commands, in a file that only its owner can read. */
export async function writeSession(dataDir: string, session: string): Promise<void> {
  const path = pathIn(dataDir)
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  await writeFile(`${path}.new`, `${session}\n`, { mode: 0o600 })
  await rename(`${path}.new`, path)
}

function pathIn(dataDir: string): string {
  return join(dataDir, 'staff', 'session')
}
