import { assert } from '@poyraz/kernel'

/**
 * Source of randomness of games: a cursor over one stream of 32-bit words. Words are used in order, without
 * gaps. `words` and `rejects` are stored with the round; a replay must produce the same counts.
 */
export type Draws = {
  /**
   * Uniform in [0, n), 1 <= n <= 2^53. One word per try up to n = 2^32, two beyond; n = 1 takes a word too.
   */
  int(n: number): number
  /** Uniform in [0, n), 1 <= n <= 2^64; the same words as `int` where both apply. */
  bigInt(n: bigint): bigint
  /** True in a out of b cases: int(b) < a. */
  chance(a: number, b: number): boolean
  /**
   * The first k with weights[0] + .. + weights[k] > int(sum); weights are integers >= 0 with a positive sum.
   */
  pick(weights: readonly number[]): number
  /** A permutation of 0..n-1, Fisher-Yates from the end. */
  shuffle(n: number): number[]
  /**
   * A shuffle from the front: item t depends only on the first t + 1 draws, so cards can be dealt one by one.
   */
  deal(n: number): number[]
  /** Words read so far, which is the index of the next word. */
  readonly words: number
  /** Number of rejected words. */
  readonly rejects: number
}

/** Position in a stream, which an open round stores to continue from. */
export type Cursor = { readonly words: number; readonly rejects: number }

const TWO_32 = 2 ** 32
const TWO_32_BIG = 1n << 32n
const TWO_64_BIG = 1n << 64n

/** Creates draws over uniform 32-bit words: a keyed stream in play, given words in tests and replays. */
export function drawsFrom(nextWord: () => number, start: Cursor = { words: 0, rejects: 0 }): Draws {
  const reject = () => {
    draws.rejects++
  }
  const word = () => {
    draws.words++
    return nextWord()
  }
  const int = (n: number): number => {
    assert(Number.isSafeInteger(n) && n >= 1, 'int draws below a positive integer')
    if (n > TWO_32) return Number(uniformWide(word, reject, BigInt(n)))
    return uniform(word, reject, TWO_32, n)
  }
  const bigInt = (n: bigint): bigint => {
    assert(n >= 1n && n <= TWO_64_BIG, 'bigInt draws below at most 2^64')
    return n <= TWO_32_BIG ? BigInt(int(Number(n))) : uniformWide(word, reject, n)
  }
  const draws = {
    int,
    bigInt,
    chance: (a: number, b: number) => int(b) < a,
    pick: (weights: readonly number[]) => pick(int, weights),
    shuffle: (n: number) => shuffle(int, n),
    deal: (n: number) => shuffle(int, n).reverse(),
    words: start.words,
    rejects: start.rejects,
  }
  return draws
}

/**
 * Returns a uniform integer in [0, n) by rejection sampling: words from `limit` on are rejected, so that all
 * remainders are equally likely. `range` is 2^32 in play and 256 in the exhaustive test.
 */
export function uniform(word: () => number, reject: () => void, range: number, n: number): number {
  const limit = range - (range % n)
  for (;;) {
    const value = word()
    if (value < limit) return value % n
    reject()
  }
}

/** The same with pairs of words, the high word first. A rejected pair counts as two words. */
function uniformWide(word: () => number, reject: () => void, n: bigint): bigint {
  const limit = TWO_64_BIG - (TWO_64_BIG % n)
  for (;;) {
    const value = BigInt(word()) * TWO_32_BIG + BigInt(word())
    if (value < limit) return value % n
    reject()
    reject()
  }
}

function pick(int: (n: number) => number, weights: readonly number[]): number {
  let sum = 0
  for (const weight of weights) {
    assert(Number.isSafeInteger(weight) && weight >= 0, 'a weight is an integer of at least 0')
    sum += weight
  }
  let rest = int(sum)
  for (const [index, weight] of weights.entries()) {
    if (rest < weight) return index
    rest -= weight
  }
  throw new Error('unreachable: the draw is below the sum of the weights')
}

function shuffle(int: (n: number) => number, n: number): number[] {
  const items = Array.from({ length: n }, (_, index) => index)
  for (let last = n - 1; last >= 1; last--) {
    const other = int(last + 1)
    const moved = items[last] as number
    items[last] = items[other] as number
    items[other] = moved
  }
  return items
}
