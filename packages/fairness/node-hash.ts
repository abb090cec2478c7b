import { createHash, hash } from 'node:crypto'
import type { Hash } from './hash.ts'

const BLOCK_BYTES = 64
const HASH_BYTES = 32

/** Hashing of the server, by `node:crypto`. */
export const nodeHash: Hash = {
  sha256: (message) => createHash('sha256').update(message).digest(),
  hmac,
}

/**
 * HMAC by RFC 2104 with one-call hashes, because the setup of `createHmac` costs several times as much as the
 * hashes of a round. The hashes are hex: as bytes they would cost twice as much.
 */
function hmac(key: Uint8Array): (message: Uint8Array) => Uint8Array {
  const block = new Uint8Array(BLOCK_BYTES)
  block.set(key.length > BLOCK_BYTES ? nodeHash.sha256(key) : key)
  const outer = Buffer.allocUnsafe(BLOCK_BYTES + HASH_BYTES)
  for (let index = 0; index < BLOCK_BYTES; index++) outer[index] = (block[index] as number) ^ 0x5c
  return (message) => {
    const inner = Buffer.allocUnsafe(BLOCK_BYTES + message.length)
    for (let index = 0; index < BLOCK_BYTES; index++) inner[index] = (block[index] as number) ^ 0x36
    inner.set(message, BLOCK_BYTES)
    outer.write(hash('sha256', inner, 'hex'), BLOCK_BYTES, 'hex')
    return Buffer.from(hash('sha256', outer, 'hex'), 'hex')
  }
}
