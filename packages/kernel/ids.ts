import { getRandomValues } from './random-values.ts'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const ID_LENGTH = 26
/**
 * The largest multiple of 62 within a byte. Bytes from here on are rejected, so that every letter is equally
 * likely.
 */
const REJECT_FROM = 248

/** 26 characters of `A-Za-z0-9` (154 bits) from the system generator, by rejection sampling. */
export function randomId(): string {
  let id = ''
  while (id.length < ID_LENGTH) {
    for (const byte of getRandomValues(ID_LENGTH + 6)) {
      if (byte >= REJECT_FROM) continue
      id += ALPHABET[byte % ALPHABET.length]
      if (id.length === ID_LENGTH) break
    }
  }
  return id
}

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))
const UUID_BYTES = 16
/** Bytes per call of the system generator, for many ids at once: a call costs more than its bytes. */
const POOL_BYTES = 256 * UUID_BYTES
let pool: Uint8Array = new Uint8Array(0)
let poolAt = 0

/**
 * A version 7 UUID (RFC 9562): 48 bits of `nowMs`, then randomness. Ids made later sort later,
 * to the millisecond. An id is not a secret.
 */
export function uuidv7(nowMs: number): string {
  if (poolAt === pool.length) {
    pool = getRandomValues(POOL_BYTES)
    poolAt = 0
  }
  const bytes = pool.subarray(poolAt, (poolAt += UUID_BYTES))
  let rest = nowMs
  for (let index = 5; index >= 0; index--) {
    bytes[index] = rest % 256
    rest = Math.floor(rest / 256)
  }
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f)
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f)
  let hex = ''
  for (const byte of bytes) hex += HEX[byte]
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
