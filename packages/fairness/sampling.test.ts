import { describe, expect, it } from 'vitest'
import { isFullRun } from './check/full-run.ts'
import { type Draws, drawsFrom, uniform } from './draws.ts'
import { portableHash } from './sha256.ts'
import { soloInput, streamWord } from './stream.ts'

/** The proofs of this file, each shown to turn red on the mistake that it exists for. */

type Sampler = (word: () => number, reject: () => void, range: number, n: number) => number

const BYTE = 256

/** Counts how often each value of [0, n) results when every word of 8 bits is fed once. */
function countsPerValue(sampler: Sampler, n: number): number[] {
  const counts = new Array<number>(n).fill(0)
  for (let value = 0; value < BYTE; value++) {
    const words = [value, 0]
    let rejected = false
    const result = sampler(
      () => words.shift() as number,
      () => {
        rejected = true
      },
      BYTE,
      n,
    )
    if (!rejected) counts[result] = (counts[result] as number) + 1
  }
  return counts
}

const isEven = (counts: readonly number[]) => new Set(counts).size === 1

/** Are all permutations of `size` items equally often reached, over every combination of `draws` dice? */
function permutationsEven(
  shuffle: (int: (n: number) => number) => number[],
  dice: readonly number[],
): boolean {
  const reached = new Map<string, number>()
  const combinations = dice.reduce((product, sides) => product * sides, 1)
  for (let combination = 0; combination < combinations; combination++) {
    let rest = combination
    const order = shuffle((n) => {
      const face = rest % n
      rest = Math.floor(rest / n)
      return face
    })
    reached.set(order.join(), (reached.get(order.join()) ?? 0) + 1)
  }
  return reached.size === 24 && isEven([...reached.values()])
}

describe('rejection sampling', () => {
  it('gives every value equally often, for every n up to 256 (R04: exhaustive, 8-bit words)', () => {
    for (let n = 1; n <= BYTE; n++) {
      const counts = countsPerValue(uniform, n)
      expect(counts).toHaveLength(n)
      expect(isEven(counts), `n = ${n}`).toBe(true)
      expect(counts[0]).toBe(Math.floor(BYTE / n))
    }
  })

  it('proof dies on scaling by modulo or by float, and on a limit that is off by one', () => {
    const modulo: Sampler = (word, _, __, n) => word() % n
    const float: Sampler = (word, _, range, n) => Math.floor((word() / range) * n)
    const offByOne: Sampler = (word, reject, range, n) => {
      const value = word()
      if (value <= range - (range % n)) return value % n
      reject()
      return 0
    }
    for (const mutant of [modulo, float, offByOne]) expect(isEven(countsPerValue(mutant, 37))).toBe(false)
  })

  it('rejects exactly the words from the limit on at 32 bits', () => {
    const limit = 2 ** 32 - (2 ** 32 % 37)
    const tape = [limit, 2 ** 32 - 1, limit - 1]
    const draws = drawsFrom(() => tape.shift() as number)
    expect(draws.int(37)).toBe(36)
    expect(draws).toMatchObject({ words: 3, rejects: 2 })
  })

  it('rejects pairs of words at 64 bits', () => {
    const n = 2n ** 63n + 1n
    const tape = [2 ** 32 - 1, 2 ** 32 - 1, 2 ** 31, 0]
    const draws = drawsFrom(() => tape.shift() as number)
    expect(draws.bigInt(n)).toBe(2n ** 63n)
    expect(draws).toMatchObject({ words: 4, rejects: 2 })
  })

  it('takes a word for n = 1 too, so that a replay counts the same', () => {
    const draws = drawsFrom(() => 7)
    expect(draws.int(1)).toBe(0)
    expect(draws.words).toBe(1)
  })
})

describe('shuffle', () => {
  it('reaches all 24 orders of four items equally often (R12: exhaustive)', () => {
    const production = (int: (n: number) => number) => {
      const sides = [4, 3, 2]
      // A word below the bound is the draw itself.
      return drawsFrom(() => int(sides.shift() as number)).shuffle(4)
    }
    expect(permutationsEven(production, [4, 3, 2])).toBe(true)
  })

  it('proof dies on the naive swap with any card', () => {
    const naive = (int: (n: number) => number) => {
      const items = [0, 1, 2, 3]
      for (let index = 0; index < 4; index++) {
        const other = int(4)
        const moved = items[index] as number
        items[index] = items[other] as number
        items[other] = moved
      }
      return items
    }
    expect(permutationsEven(naive, [4, 4, 4, 4])).toBe(false)
  })
})

/** Words of one fixed key, read again for every n: each n sees the stream a game would. */
function tapeOfWords(count: number): Uint32Array {
  const input = {
    serverSeed: new Uint8Array(32).fill(7),
    clientSeed: 'chi',
    gameId: 'chi',
    nonce: 1,
    stream: 'main',
  }
  const next = streamWord(soloInput({ ...input, rulesHash: '00'.repeat(32) }), portableHash, 0)
  return Uint32Array.from({ length: count }, next)
}

/** Distance of chi-square from its mean in standard deviations (cube-root approximation of Wilson and Hilferty). */
function chiSquareZ(counts: readonly number[], total: number): number {
  const expected = total / counts.length
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  const freedom = counts.length - 1
  const spread = 2 / (9 * freedom)
  return ((chiSquare / freedom) ** (1 / 3) - (1 - spread)) / Math.sqrt(spread)
}

function countInts(draws: Draws, n: number, total: number): number[] {
  const counts = new Array<number>(n).fill(0)
  for (let index = 0; index < total; index++) {
    const value = draws.int(n)
    counts[value] = (counts[value] as number) + 1
  }
  return counts
}

describe('the stream itself', () => {
  /** A tenth of the full run's: it already shows a bias of one in 200 (below). */
  const DRAWS = isFullRun ? 10_000_000 : 1_000_000
  const UP_TO_128 = Array.from({ length: 127 }, (_, index) => index + 2)
  /** A coin, a die, the reels of our slots, a deck; every n up to 128 in the full run (`FAIRNESS_CHECKS=full`). */
  const BOUNDS = isFullRun ? UP_TO_128 : [2, 6, 34, 35, 36, 37, 38, 39, 47, 49, 50, 52]

  it('is even for the n that games use (R04)', { timeout: 300_000 }, () => {
    const words = tapeOfWords(DRAWS + 100)
    for (const n of BOUNDS) {
      let at = 0
      const z = chiSquareZ(
        countInts(
          drawsFrom(() => words[at++] as number),
          n,
          DRAWS,
        ),
        DRAWS,
      )
      // One in a million for a fair stream; the key is fixed, so the result never changes from run to run.
      expect(Math.abs(z), `n = ${n}`).toBeLessThan(4.9)
    }
  })

  it('proof dies on a stream that favours a value once in 200 draws', () => {
    const words = tapeOfWords(1_000_000)
    const counts = new Array<number>(37).fill(0)
    words.forEach((word, index) => {
      const value = index % 200 === 0 ? 0 : word % 37
      counts[value] = (counts[value] as number) + 1
    })
    expect(chiSquareZ(counts, words.length)).toBeGreaterThan(4.9)
  })
})
