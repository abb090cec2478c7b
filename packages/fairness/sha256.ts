import type { Hash } from './hash.ts'

/**
 * SHA-256 and HMAC in plain TypeScript: synchronous, without a dependency, in any browser and offline.
 * Written from FIPS 180-4; tests compare it with `node:crypto`.
 */
export const portableHash: Hash = { sha256: (message) => digest(message), hmac }

const BLOCK = 64
const WORDS_PER_BLOCK = 16
const STATE_WORDS = 8
const ROUNDS = 64

/** Both tables follow from the first 64 primes: fractions of square roots (state) and cube roots (rounds). */
const PRIMES = firstPrimes(ROUNDS)
const INITIAL = Int32Array.from(PRIMES.slice(0, STATE_WORDS), (prime) => rootFraction(prime, 2n))
const ROUND_CONSTANTS = Int32Array.from(PRIMES, (prime) => rootFraction(prime, 3n))

function firstPrimes(count: number): number[] {
  const primes: number[] = []
  for (let candidate = 2; primes.length < count; candidate++) {
    if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate)
  }
  return primes
}

/** Returns the first 32 bits of the fraction of the `degree`-th root, by integer bisection. */
function rootFraction(prime: number, degree: bigint): number {
  const target = BigInt(prime) << (32n * degree)
  let low = 0n
  let high = 1n << 40n
  while (high - low > 1n) {
    const middle = (low + high) / 2n
    if (middle ** degree <= target) low = middle
    else high = middle
  }
  return Number(low & 0xffff_ffffn) | 0
}

function digest(message: Uint8Array, start: Int32Array = INITIAL, consumed = 0): Uint8Array {
  const state = start.slice()
  const padded = pad(message, consumed)
  for (let offset = 0; offset < padded.length; offset += BLOCK) compress(state, padded, offset)
  const bytes = new Uint8Array(32)
  const view = new DataView(bytes.buffer)
  for (let index = 0; index < STATE_WORDS; index++) view.setInt32(4 * index, at(state, index))
  return bytes
}

/** Appends bit 1, zeros and the length in bits (64-bit big-endian), up to a whole block. */
function pad(message: Uint8Array, consumed: number): Uint8Array {
  const length = Math.ceil((message.length + 9) / BLOCK) * BLOCK
  const padded = new Uint8Array(length)
  padded.set(message)
  padded[message.length] = 0x80
  const bits = (consumed + message.length) * 8
  const view = new DataView(padded.buffer)
  view.setUint32(length - 8, Math.floor(bits / 2 ** 32))
  view.setUint32(length - 4, bits % 2 ** 32)
  return padded
}

const schedule = new Int32Array(ROUNDS)

/** Compresses one block into the state (FIPS 180-4, 6.2.2). */
function compress(state: Int32Array, bytes: Uint8Array, offset: number): void {
  expand(bytes, offset)
  let [a, b, c, d, e, f, g, h] = [
    at(state, 0),
    at(state, 1),
    at(state, 2),
    at(state, 3),
    at(state, 4),
    at(state, 5),
    at(state, 6),
    at(state, 7),
  ]
  for (let t = 0; t < ROUNDS; t++) {
    const sum1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
    const choice = (e & f) ^ (~e & g)
    const t1 = (h + sum1 + choice + at(ROUND_CONSTANTS, t) + at(schedule, t)) | 0
    const sum0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
    const majority = (a & b) ^ (a & c) ^ (b & c)
    h = g
    g = f
    f = e
    e = (d + t1) | 0
    d = c
    c = b
    b = a
    a = (t1 + sum0 + majority) | 0
  }
  add(state, 0, a)
  add(state, 1, b)
  add(state, 2, c)
  add(state, 3, d)
  add(state, 4, e)
  add(state, 5, f)
  add(state, 6, g)
  add(state, 7, h)
}

/** Reads a word whose index is always in range, which the compiler cannot know. */
function at(words: Int32Array, index: number): number {
  return words[index] as number
}

function add(state: Int32Array, index: number, word: number): void {
  state[index] = at(state, index) + word
}

function expand(bytes: Uint8Array, offset: number): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset + offset, BLOCK)
  for (let t = 0; t < WORDS_PER_BLOCK; t++) schedule[t] = view.getInt32(4 * t)
  for (let t = WORDS_PER_BLOCK; t < ROUNDS; t++) {
    const near = at(schedule, t - 2)
    const far = at(schedule, t - 15)
    const sigma1 = rotate(near, 17) ^ rotate(near, 19) ^ (near >>> 10)
    const sigma0 = rotate(far, 7) ^ rotate(far, 18) ^ (far >>> 3)
    schedule[t] = (sigma1 + at(schedule, t - 7) + sigma0 + at(schedule, t - 16)) | 0
  }
}

function rotate(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits))
}

/** The two padded keys are one block each: their states are computed once per key. */
function hmac(key: Uint8Array): (message: Uint8Array) => Uint8Array {
  const block = new Uint8Array(BLOCK)
  block.set(key.length > BLOCK ? digest(key) : key)
  const inner = INITIAL.slice()
  compress(
    inner,
    block.map((byte) => byte ^ 0x36),
    0,
  )
  const outer = INITIAL.slice()
  compress(
    outer,
    block.map((byte) => byte ^ 0x5c),
    0,
  )
  return (message) => digest(digest(message, inner, BLOCK), outer, BLOCK)
}
