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
  /** Signs receipts of rounds: an Ed25519 key as PKCS #8 PEM. Its public part stays in the database. */
  readonly receipts: string
  /** Newest first; the previous one still opens values that browsers stored. */
  readonly session: readonly SessionKey[]
}

const SECRET_BYTES = 32
const RSA_BITS = 2048
const SESSION_KEY_AGE_MS_MAX = 180 * DAY_MS
const SESSION_KEYS_KEPT = 2
const RECEIPT_KEY_AGE_MS_MAX = 365 * DAY_MS

/** Returns true if a missing key of this name, also `session` and `receipts`, may be created. */
type MayMake = (name: string) => boolean

/**
 * Reads the keys of `dir`. Where `mayMake` allows it, creates missing keys and renews a session key older
 * than 180 days and a key of receipts older than a year. Throws `StartError` for a damaged key, and for a
 * missing one that may not be created.
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
  // Read last: if another key is missing, none of these is created.
  const session = await keyRing(join(dir, 'session.json'), clock, mayMake('session') ? SESSION_KEYS : null)
  const signing = await keyRing(join(dir, 'receipts.json'), clock, mayMake('receipts') ? RECEIPT_KEYS : null)
  const receipts = signing[0]?.privateKey ?? ''
  return { identity, totp, seeds, documents, payments, demo, push, receipts, session }
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

/** A key pair that is renewed, as it is stored. */
type RenewedKey = SessionKey

/** Rules by which the keys of a file are made and renewed. */
type Renewal = {
  /** Returns the public key (SPKI) and the private key (PKCS #8). */
  readonly make: () => Promise<{ readonly publicKey: Buffer; readonly privateKey: string }>
  readonly ageMsMax: number
  readonly kept: number
}

const PUBLIC = { type: 'spki', format: 'der' } as const
const PRIVATE = { type: 'pkcs8', format: 'pem' } as const

const SESSION_KEYS: Renewal = {
  make: () =>
    promisify(generateKeyPair)('rsa', {
      modulusLength: RSA_BITS,
      publicKeyEncoding: PUBLIC,
      privateKeyEncoding: PRIVATE,
    }),
  ageMsMax: SESSION_KEY_AGE_MS_MAX,
  kept: SESSION_KEYS_KEPT,
}

/** Old receipts are checked with the public key alone, so only the newest private key is kept. */
const RECEIPT_KEYS: Renewal = {
  make: () =>
    promisify(generateKeyPair)('ed25519', { publicKeyEncoding: PUBLIC, privateKeyEncoding: PRIVATE }),
  ageMsMax: RECEIPT_KEY_AGE_MS_MAX,
  kept: 1,
}

/** Reads keys that are renewed, newest first; `renewal` is null where none may be created. */
async function keyRing(path: string, clock: Clock, renewal: Renewal | null): Promise<readonly RenewedKey[]> {
  const kept = await readRenewed(path)
  const newest = kept[0]
  if (!renewal && newest === undefined) throw missing(path)
  if (!renewal || (newest && clock.nowMs() - newest.createdAtMs < renewal.ageMsMax)) return kept
  const { publicKey, privateKey } = await renewal.make()
  const made = { id: hash('sha256', publicKey).slice(0, 8), createdAtMs: clock.nowMs(), privateKey }
  const text = JSON.stringify([made, ...kept].slice(0, renewal.kept), null, 2)
  if (newest) await rename(await draftOf(path, text), path)
  else await createOnce(path, text)
  return readRenewed(path)
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

async function readRenewed(path: string): Promise<readonly RenewedKey[]> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as readonly RenewedKey[]
  } catch (error) {
    if (isMissing(error)) return []
    throw new StartError(
      `${path} cannot be read: put the saved copy back or delete it (without session.json players log in again)`,
    )
  }
}
