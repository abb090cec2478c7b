import { createECDH, generateKeyPair, hash, randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rename, unlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { type Clock, DAY_MS, randomId } from '@poyraz/kernel'
import type { SessionKey } from './edge/sealed.ts'
import { StartError } from './errors.ts'

/**
 * Secrets of an installation. They are stored outside the database, so that a dump alone decrypts nothing.
 */
export type Keys = {
  /** Keyed hashes of identity numbers. */
  readonly identity: Buffer
  /** Encrypts two-factor secrets at rest. */
  readonly totp: Buffer
  /** Encrypts server seeds at rest. */
  readonly seeds: Buffer
  /** Encrypts pictures of documents at rest. */
  readonly documents: Buffer
  /** Signs webhooks of the sandbox, and protects codes of prepaid cards. */
  readonly payments: Buffer
  /** Signs the tokens of demo games. */
  readonly demo: Buffer
  /** Private key of P-256 that identifies the installation to push services (RFC 8292). */
  readonly push: Buffer
  /** Newest first; the previous one still opens values that browsers stored. */
  readonly session: readonly SessionKey[]
}

const SECRET_BYTES = 32
const RSA_BITS = 2048
const SESSION_KEY_AGE_MS_MAX = 180 * DAY_MS
const SESSION_KEYS_KEPT = 2

/** Returns true if a missing key of this name, or `session`, may be created. */
type MayMake = (name: string) => boolean

/**
 * Reads the keys of `dir`. Where `mayMake` allows it, creates missing keys and renews a session key older
 * than 180 days. Throws `StartError` for a damaged key, and for a missing one that may not be created.
 */
export async function loadKeys(dir: string, clock: Clock, mayMake: MayMake): Promise<Keys> {
  const secret = (name: string, make: () => Buffer = () => randomBytes(SECRET_BYTES)) =>
    readSecret(join(dir, `${name}.key`), mayMake(name) ? make : null)
  const [identity, totp, seeds, documents, payments, demo, push] = await Promise.all([
    secret('identity'),
    secret('totp'),
    secret('seeds'),
    secret('documents'),
    secret('payments'),
    secret('demo'),
    secret('push', makePushKey),
  ])
  // Read last: if another key is missing, no session key is created.
  const session = await sessionKeys(join(dir, 'session.json'), clock, mayMake('session'))
  return { identity, totp, seeds, documents, payments, demo, push, session }
}

/** Browsers subscribe with its public key: with another one every subscription is lost. */
function makePushKey(): Buffer {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  return Buffer.from(pair.getPrivateKey('hex').padStart(2 * SECRET_BYTES, '0'), 'hex')
}

/** Reads a key; `make` creates a missing one, and is null where none may be created. */
async function readSecret(path: string, make: (() => Buffer) | null): Promise<Buffer> {
  if (make) await createOnce(path, `${make().toString('hex')}\n`)
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw isMissing(error) ? missing(path) : error
  })
  const stored = Buffer.from(text.trim(), 'hex')
  if (stored.length !== SECRET_BYTES) throw new StartError(`${path} is damaged: put the saved copy back`)
  return stored
}

async function sessionKeys(path: string, clock: Clock, mayMake: boolean): Promise<readonly SessionKey[]> {
  const kept = await readSessionKeys(path)
  const newest = kept[0]
  if (!mayMake && newest === undefined) throw missing(path)
  if (!mayMake || (newest && clock.nowMs() - newest.createdAtMs < SESSION_KEY_AGE_MS_MAX)) return kept
  const keys = [await makeSessionKey(clock), ...kept].slice(0, SESSION_KEYS_KEPT)
  const text = JSON.stringify(keys, null, 2)
  if (newest) await rename(await draftOf(path, text), path)
  else await createOnce(path, text)
  return readSessionKeys(path)
}

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT'
}

function missing(path: string): StartError {
  return new StartError(
    `there is no ${path}: check DATA_DIR, or put the saved copy back; a new installation begins with npm start`,
  )
}

/**
 * Creates a file once, also if two servers start together: `link` is atomic, and fails for the second one
 * because the name exists.
 */
async function createOnce(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
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
    if (isMissing(error)) return []
    throw new StartError(
      `${path} cannot be read: put the saved copy back or delete it (players log in again)`,
    )
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
