/** SHA-512 in plain TypeScript, for signatures in the browser. Written from FIPS 180-4. */

const BLOCK = 128
const LENGTH_BYTES = 16
const WORDS_PER_BLOCK = 16
const STATE_WORDS = 8
const ROUNDS = 80
const WORD_BITS = 64n

/** Both tables follow from the first 80 primes: fractions of square roots (state) and cube roots (rounds). */
const PRIMES = firstPrimes(ROUNDS)
const INITIAL = PRIMES.slice(0, STATE_WORDS).map((prime) => rootFraction(prime, 2n))
const ROUND_CONSTANTS = PRIMES.map((prime) => rootFraction(prime, 3n))

export function sha512(message: Uint8Array): Uint8Array {
  const padded = pad(message)
  let state: readonly bigint[] = INITIAL
  for (let offset = 0; offset < padded.length; offset += BLOCK) state = compress(state, padded, offset)
  const bytes = new Uint8Array(8 * STATE_WORDS)
  const view = new DataView(bytes.buffer)
  for (const [index, word] of state.entries()) view.setBigUint64(8 * index, word)
  return bytes
}

function firstPrimes(count: number): number[] {
  const primes: number[] = []
  for (let candidate = 2; primes.length < count; candidate++) {
    if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate)
  }
  return primes
}

/** Returns the first 64 bits of the fraction of the `degree`-th root, by integer bisection. */
function rootFraction(prime: number, degree: bigint): bigint {
  const target = BigInt(prime) << (WORD_BITS * degree)
  let low = 0n
  let high = 1n << (WORD_BITS + 8n)
  while (high - low > 1n) {
    const middle = (low + high) / 2n
    if (middle ** degree <= target) low = middle
    else high = middle
  }
  return word(low)
}

/** Appends bit 1, zeros and the length in bits (128-bit big-endian), up to a whole block. */
function pad(message: Uint8Array): Uint8Array {
  const length = Math.ceil((message.length + 1 + LENGTH_BYTES) / BLOCK) * BLOCK
  const padded = new Uint8Array(length)
  padded.set(message)
  padded[message.length] = 0x80
  new DataView(padded.buffer).setBigUint64(length - 8, BigInt(message.length) * 8n)
  return padded
}

/** Compresses one block into the state (FIPS 180-4, 6.4.2). */
function compress(state: readonly bigint[], bytes: Uint8Array, offset: number): readonly bigint[] {
  const schedule = expand(bytes, offset)
  let [a, b, c, d, e, f, g, h] = state as [bigint, bigint, bigint, bigint, bigint, bigint, bigint, bigint]
  for (let t = 0; t < ROUNDS; t++) {
    const sum1 = rotate(e, 14n) ^ rotate(e, 18n) ^ rotate(e, 41n)
    const t1 = word(h + sum1 + ((e & f) ^ (~e & g)) + at(ROUND_CONSTANTS, t) + at(schedule, t))
    const sum0 = rotate(a, 28n) ^ rotate(a, 34n) ^ rotate(a, 39n)
    const t2 = sum0 + ((a & b) ^ (a & c) ^ (b & c))
    h = g
    g = f
    f = e
    e = word(d + t1)
    d = c
    c = b
    b = a
    a = word(t1 + t2)
  }
  return [a, b, c, d, e, f, g, h].map((value, index) => word(at(state, index) + value))
}

function expand(bytes: Uint8Array, offset: number): readonly bigint[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset + offset, BLOCK)
  const schedule = Array.from({ length: WORDS_PER_BLOCK }, (_, t) => view.getBigUint64(8 * t))
  for (let t = WORDS_PER_BLOCK; t < ROUNDS; t++) {
    const near = at(schedule, t - 2)
    const far = at(schedule, t - 15)
    const sigma1 = rotate(near, 19n) ^ rotate(near, 61n) ^ (near >> 6n)
    const sigma0 = rotate(far, 1n) ^ rotate(far, 8n) ^ (far >> 7n)
    schedule.push(word(sigma1 + at(schedule, t - 7) + sigma0 + at(schedule, t - 16)))
  }
  return schedule
}

function rotate(value: bigint, bits: bigint): bigint {
  return word((value >> bits) | (value << (WORD_BITS - bits)))
}

function word(value: bigint): bigint {
  return BigInt.asUintN(64, value)
}

/** Reads a word whose index is always in range, which the compiler cannot know. */
function at(words: readonly bigint[], index: number): bigint {
  return words[index] as bigint
}
