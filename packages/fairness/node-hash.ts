import { createHash, createHmac } from 'node:crypto'
import type { Hash } from './hash.ts'

/** The server's hashing. */
export const nodeHash: Hash = {
  sha256: (message) => createHash('sha256').update(message).digest(),
  hmac: (key) => (message) => createHmac('sha256', key).update(message).digest(),
}
