import { assert } from '@poyraz/kernel'

/** The only encodings that are hashed: unsigned big-endian integers and length-prefixed bytes. */

export function u16(value: number): Uint8Array {
  return bigEndian(value, 2)
}

export function u32(value: number): Uint8Array {
  return bigEndian(value, 4)
}

/** `value` is a safe integer; nonces and round numbers stay far below 2^53. */
export function u64(value: number): Uint8Array {
  return bigEndian(value, 8)
}

function bigEndian(value: number, length: number): Uint8Array {
  return written(new Uint8Array(length), value, length)
}

/** Writes an integer into the first `length` bytes. */
function written(bytes: Uint8Array, value: number, length: number): Uint8Array {
  assert(Number.isSafeInteger(value) && value >= 0 && value < 2 ** (8 * length), 'the integer fits its bytes')
  let rest = value
  for (let index = length - 1; index >= 0; index--) {
    bytes[index] = rest % 256
    rest = Math.floor(rest / 256)
  }
  return bytes
}

const PREFIX_BYTES = 4

/** LP(x) = u32(byteLength(x)) || x, so that different lists of fields are never the same bytes. */
export function lp(bytes: Uint8Array): Uint8Array {
  const prefixed = written(new Uint8Array(PREFIX_BYTES + bytes.length), bytes.length, PREFIX_BYTES)
  prefixed.set(bytes, PREFIX_BYTES)
  return prefixed
}

/** LP of an ASCII text: tags, ids and client seeds. */
export function lpText(text: string): Uint8Array {
  return lp(ascii(text))
}

export function ascii(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length)
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    assert(code < 0x80, 'text is ASCII')
    bytes[index] = code
  }
  return bytes
}

export function concat(...parts: readonly Uint8Array[]): Uint8Array {
  let length = 0
  for (const part of parts) length += part.length
  const joined = new Uint8Array(length)
  let offset = 0
  for (const part of parts) {
    joined.set(part, offset)
    offset += part.length
  }
  return joined
}

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

/** Lower-case hex. */
export function toHex(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += HEX[byte]
  return text
}

/** Parses lower-case hex of even length. Throws for other text, which callers must refuse before. */
export function fromHex(hex: string): Uint8Array {
  assert(hex.length % 2 === 0, 'text is lower-case hex')
  const bytes = new Uint8Array(hex.length / 2)
  for (let index = 0; index < bytes.length; index++) {
    bytes[index] = 16 * hexDigit(hex.charCodeAt(2 * index)) + hexDigit(hex.charCodeAt(2 * index + 1))
  }
  return bytes
}

function hexDigit(code: number): number {
  // 0-9, then a-f.
  if (code >= 0x30 && code <= 0x39) return code - 0x30
  assert(code >= 0x61 && code <= 0x66, 'text is lower-case hex')
  return code - 0x61 + 10
}

export function equalBytes(left: Uint8Array, right: Uint8Array): boolean {
  return left.length === right.length && left.every((byte, index) => byte === right[index])
}

const NAME = /^[a-z0-9-]{1,64}$/
const CLIENT_SEED = /^[\x21-\x7e]{1,64}$/
const HASH = /^[0-9a-f]{64}$/

/** True for a valid name in a hash input: gameId, seasonId, handId, stream. */
export function isName(value: unknown): value is string {
  return typeof value === 'string' && NAME.test(value)
}

export function assertName(name: string): void {
  assert(isName(name), 'a name is 1-64 of a-z, 0-9 and -')
}

/** True for 1 to 64 visible ASCII characters. */
export function isClientSeed(seed: string): boolean {
  return CLIENT_SEED.test(seed)
}

/** True for 32 bytes in lower-case hex: a hash or a server seed. */
export function isHash(value: unknown): value is string {
  return typeof value === 'string' && HASH.test(value)
}
