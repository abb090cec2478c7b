import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseStartError } from '../errors.ts'

/** Passwords of the three roles of an embedded cluster, made once when it is created. */
export type Credentials = { readonly superuser: string; readonly owner: string; readonly app: string }

export const CREDENTIALS_FILE = 'credentials.json'
const OWNER_ONLY = 0o600

export async function createCredentials(dataDir: string): Promise<Credentials> {
  const password = () => randomBytes(24).toString('hex')
  const credentials = { superuser: password(), owner: password(), app: password() }
  await writeFile(join(dataDir, CREDENTIALS_FILE), JSON.stringify(credentials), { mode: OWNER_ONLY })
  return credentials
}

export async function readCredentials(dataDir: string): Promise<Credentials> {
  const path = join(dataDir, CREDENTIALS_FILE)
  try {
    return JSON.parse(await readFile(path, 'utf8'))
  } catch {
    throw new DatabaseStartError(`${path} cannot be read: restore it from a backup, the database needs it`)
  }
}
