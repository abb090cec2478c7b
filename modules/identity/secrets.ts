import { createHmac, hash } from 'node:crypto'
import { createSeedBox } from '@poyraz/fairness/server'
import { assert } from '@poyraz/kernel'

/** Keys of 32 bytes each, stored outside the database. */
export type IdentityKeys = {
  /** Key of the hashes of people, codes and inputs. */
  readonly identity: Uint8Array
  /** Key that encrypts values which must be read again: authenticator secrets and identity numbers. */
  readonly totp: Uint8Array
}

/** Purpose of a keyed hash: equal texts of two purposes have different hashes. */
type Kind = 'account' | 'identity' | 'recovery' | 'sms' | 'input' | 'proof' | 'passkey'

export type Secrets = {
  /** HMAC-SHA256. Short or guessable texts cannot be found from it without the key. */
  mac(kind: Kind, text: string): Buffer
  /** Encrypts a text for the row `id`. */
  seal(id: string, text: string): Uint8Array
  /** Decrypts a text. Throws if it was encrypted for another row or with another key. */
  open(id: string, sealed: Uint8Array): string
}

export function createSecrets(keys: IdentityKeys): Secrets {
  assert(keys.identity.length === 32, 'the identity key has 32 bytes')
  const box = createSeedBox(keys.totp)
  return {
    mac: (kind, text) => createHmac('sha256', keys.identity).update(`${kind}\0${text}`).digest(),
    seal: (id, text) => box.seal(id, Buffer.from(text, 'utf8')),
    open: (id, sealed) => Buffer.from(box.open(id, sealed)).toString('utf8'),
  }
}

/** For values that are random enough to need no key: sids, devices, tokens. */
export function sha256(text: string): Buffer {
  return hash('sha256', text, 'buffer')
}
