import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { assert } from '@poyraz/kernel'
import { ascii, concat } from './encoding.ts'

const SEED_BYTES = 32

/** Creates a server seed: 32 bytes of the system's random generator. */
export function newSeed(): Uint8Array {
  return randomBytes(SEED_BYTES)
}

/** Creates a client seed for a player whose browser sent none. Such rounds are marked `staleSeed`. */
export function newClientSeed(): string {
  return randomBytes(16).toString('hex')
}

/** Encrypts seeds for the database with a key that is stored outside of it. */
export type SeedBox = {
  /** Returns 12 bytes nonce, ciphertext, 16 bytes tag. Bound to `seedId`, so rows cannot be exchanged. */
  seal(seedId: string, seed: Uint8Array): Uint8Array
  /** Throws if key, id and bytes do not belong together. */
  open(seedId: string, sealed: Uint8Array): Uint8Array
}

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** `key` has 32 bytes. */
export function createSeedBox(key: Uint8Array): SeedBox {
  assert(key.length === 32, 'the seed key has 32 bytes')
  return {
    seal(seedId, seed) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(ascii(seedId))
      return concat(nonce, cipher.update(seed), cipher.final(), cipher.getAuthTag())
    },
    open(seedId, sealed) {
      const tagAt = sealed.length - TAG_BYTES
      assert(tagAt >= NONCE_BYTES, 'a sealed seed holds nonce and tag')
      const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      })
      decipher.setAAD(ascii(seedId)).setAuthTag(sealed.subarray(tagAt))
      return concat(decipher.update(sealed.subarray(NONCE_BYTES, tagAt)), decipher.final())
    },
  }
}
