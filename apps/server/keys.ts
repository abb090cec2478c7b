import { generateKeyPair, hash, randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rename, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Clock, DAY_MS, randomId } from '@poyraz/kernel'
import type { SessionKey } from './edge/sealed.ts'

/** The secrets of an installation, outside the database: a dump alone opens nothing. */
export type Keys = {
  /** Keyed hashes of identity numbers. */
  readonly identity: Buffer
  /** Two-factor secrets at rest. */
  readonly totp: Buffer
  /** Server seeds at rest. */
  readonly seeds: Buffer
  /** Pictures of documents at rest. */
  readonly documents: Buffer
  /** Webhooks of the sandbox, and codes of prepaid cards. */
  readonly payments: Buffer
  /** Signs the tokens of demo games. */
  readonly demo: Buffer
  /** Newest first; the one before it still opens values that browsers stored. */
  readonly session: readonly SessionKey[]
}

const SECRET_BYTES = 32
const RSA_BITS = 2048
const SESSION_KEY_AGE_MS_MAX = 180 * DAY_MS
const SESSION_KEYS_KEPT = 2

/**
 * Reads the keys of `dir`, makes those that are missing and rotates the session key when it is half a year
 * old.
 */
export async function loadKeys(dir: string, clock: Clock): Promise<Keys> {
  await mkdir(dir, { recursive: true, mode: 0o700 })
  const [identity, totp, seeds, documents, payments, demo, session] = await Promise.all([
    secret(dir, 'identity'),
    secret(dir, 'totp'),
    secret(dir, 'seeds'),
    secret(dir, 'documents'),
    secret(dir, 'payments'),
    secret(dir, 'demo'),
    sessionKeys(dir, clock),
  ])
  return { identity, totp, seeds, documents, payments, demo, session }
}

async function secret(dir: string, name: string): Promise<Buffer> {
  const path = join(dir, `${name}.key`)
  await createOnce(path, `${randomBytes(SECRET_BYTES).toString('hex')}\n`)
  const stored = Buffer.from((await readFile(path, 'utf8')).trim(), 'hex')
  if (stored.length !== SECRET_BYTES) throw new Error(`${path} is damaged: put the saved copy back`)
  return stored
}

async function sessionKeys(dir: string, clock: Clock): Promise<readonly SessionKey[]> {
  const path = join(dir, 'session.json')
  const kept = await readSessionKeys(path)
  const newest = kept[0]
  if (newest && clock.nowMs() - newest.createdAtMs < SESSION_KEY_AGE_MS_MAX) return kept
  const keys = [await makeSessionKey(clock), ...kept].slice(0, SESSION_KEYS_KEPT)
  const text = JSON.stringify(keys, null, 2)
  if (newest) await rename(await draftOf(path, text), path)
  else await createOnce(path, text)
  return readSessionKeys(path)
}

/**
 * Of two servers that start together one makes the file: a link appears whole or not at all, and the other's
 * attempt finds the name taken.
 */
async function createOnce(path: string, text: string): Promise<void> {
  const draft = await draftOf(path, text)
  try {
    await link(draft, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await unlink(draft)
  }
}

async function draftOf(path: string, text: string): Promise<string> {
  const draft = `${path}.${randomId()}`
  await writeFile(draft, text, { mode: 0o600 })
  return draft
}

async function readSessionKeys(path: string): Promise<readonly SessionKey[]> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as readonly SessionKey[]
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw new Error(`${path} cannot be read: put the saved copy back or delete it (players log in again)`)
  }
}

async function makeSessionKey(clock: Clock): Promise<SessionKey> {
  const { publicKey, privateKey } = await promisify(generateKeyPair)('rsa', {
    modulusLength: RSA_BITS,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  return { id: hash('sha256', publicKey).slice(0, 8), createdAtMs: clock.nowMs(), privateKey }
}
