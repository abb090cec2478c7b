import { createPrivateKey, createPublicKey, subtle, type webcrypto } from 'node:crypto'
import { type Bounds, bounded } from '@poyraz/kernel'
import { createLru } from './lru.ts'

/** A key pair for encrypted session values; `privateKey` is PKCS #8 in PEM. */
export type SessionKey = { readonly id: string; readonly createdAtMs: number; readonly privateKey: string }

/** Public key with which a page encrypts a value: RSA-OAEP with SHA-256; `spki` is base64 of the DER. */
export type PublicKey = { readonly id: string; readonly spki: string }

export type SealedValues = {
  readonly publicKey: PublicKey
  /**
   * Returns the plain text of a stored value: plain, `<base64>` or `<key id>.<base64>`. Returns `null` if it
   * was encrypted with an unknown key, or forged.
   */
  open(value: string): Promise<string | null>
  /** Decrypts both values of a session. The result is cached: only the first call is asynchronous. */
  openPair(uid: string, sid: string): Pair | null | Promise<Pair | null>
}

type Pair = { readonly uid: string; readonly sid: string }

/** Plain values (a UUID, a 26 character id) are far shorter, ciphertexts of RSA-2048 far longer. */
const PLAIN_LENGTH_MAX = 128
/** Cached sessions, about 700 bytes each. */
const OPENED_MAX = 20_000
const TAIL_LENGTH = 32
/**
 * Concurrent decryptions, in the thread pool that pages and passwords share, and waiting ones: enough for
 * thousands of pages that reconnect to a new server. Forged values wait in the same queue and delay nothing
 * else.
 */
const BOUNDS: Bounds = { running: 2, waiting: 10_000 }
const ALGORITHM = { name: 'RSA-OAEP', hash: 'SHA-256' }
const SEALED = /^(?:([0-9a-f]{8})\.)?([A-Za-z0-9+/]+={0,2})$/

/** Too many values wait for decryption. */
export class SealedCrowd extends Error {}

/**
 * Decrypts values with any of `keys`, the newest first: the previous one still opens earlier values. Throws
 * `SealedCrowd` while too many wait.
 */
export async function createSealedValues(
  keys: readonly SessionKey[],
  bounds = BOUNDS,
): Promise<SealedValues> {
  const openers = await Promise.all(keys.map(importKey))
  const newest = openers[0]
  if (!newest) throw new Error('stored session values need a key')
  const queued = bounded(bounds)
  const open = async (value: string) => {
    if (value.length <= PLAIN_LENGTH_MAX) return value
    const opened = await queued(() => decipher(value, openers))
    if (!opened.ok) throw new SealedCrowd('too many sealed values wait')
    return opened.value
  }
  // Each session is decrypted once, not per call.
  const opened = createLru<{ readonly stored: Pair; readonly plain: Pair | null }>(OPENED_MAX)
  const openNew = async (stored: Pair) => {
    const [uid, sid] = await Promise.all([open(stored.uid), open(stored.sid)])
    const plain = uid === null || sid === null ? null : { uid, sid }
    opened.set(tailOf(stored), { stored, plain })
    return plain
  }
  return {
    publicKey: newest.publicKey,
    open,
    openPair(uid, sid) {
      if (uid.length <= PLAIN_LENGTH_MAX && sid.length <= PLAIN_LENGTH_MAX) return { uid, sid }
      const known = opened.get(tailOf({ sid }))
      return known?.stored.uid === uid && known.stored.sid === sid ? known.plain : openNew({ uid, sid })
    },
  }
}

/**
 * Returns the cache key: the end of a ciphertext is as random as the whole, and its lookup is eleven times
 * faster. A foreign end with another beginning is only decrypted again.
 */
function tailOf({ sid }: Pick<Pair, 'sid'>): string {
  return sid.slice(-TAIL_LENGTH)
}

type Opener = { readonly publicKey: PublicKey; readonly privateKey: webcrypto.CryptoKey }

async function importKey(key: SessionKey): Promise<Opener> {
  const privateKey = createPrivateKey(key.privateKey)
  const spki = createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).toString('base64')
  return {
    publicKey: { id: key.id, spki },
    privateKey: privateKey.toCryptoKey(ALGORITHM, false, ['decrypt']),
  }
}

/** Decrypts in the thread pool, not in the event loop. */
async function decipher(value: string, openers: readonly Opener[]): Promise<string | null> {
  const parts = SEALED.exec(value)
  if (!parts?.[2]) return null
  const [, id, text] = parts
  const ciphertext = Buffer.from(text ?? '', 'base64')
  for (const opener of openers) {
    if (id !== undefined && id !== opener.publicKey.id) continue
    try {
      const plain = await subtle.decrypt(ALGORITHM, opener.privateKey, ciphertext)
      return Buffer.from(plain).toString('utf8')
    } catch {
      // Encrypted with the other key, or forged: both end as 'session expired'.
    }
  }
  return null
}
