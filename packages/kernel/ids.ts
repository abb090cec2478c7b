import { getRandomValues } from './random-values.ts'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const ID_LENGTH = 26
/** The largest multiple of 62 that fits a byte: bytes from here on are drawn again, so no letter is favoured. */
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

/**
 * A version 7 UUID (RFC 9562): 48 bits of `nowMs`, then randomness. Ids made later sort later,
 * to the millisecond. An id is not a secret.
 */
export function uuidv7(nowMs: number): string {
  const bytes = getRandomValues(16)
  let rest = nowMs
  for (let index = 5; index >= 0; index--) {
    bytes[index] = rest % 256
    rest = Math.floor(rest / 256)
  }
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f)
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f)
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
