import { drawsFrom } from '@poyraz/fairness'
import { describe, expect, it } from 'vitest'
import { goodnessAbove } from '../goodness.ts'
import { examine, type Judged } from '../judge.ts'
import { type DrawsOf, drawsOfPlay, hashOf, pairsFrom } from '../seeds.ts'
import { type Bits, bitsOf } from './bits.ts'
import { blockFrequency, cumulativeSums, frequency } from './frequency.ts'
import { approximateEntropy, serial } from './patterns.ts'
import { matrixRank, rankChances, rankCounts } from './rank.ts'
import { longestRun, longestRunChances, longestRunCounts, runs } from './runs.ts'
import { nextBits, SAMPLES, wordsOf } from './samples.ts'
import { fourier, spectral } from './spectral.ts'
import { sequenceTests, streamTests } from './suite.ts'
import { aperiodicTemplates, nonOverlappingTemplates } from './templates.ts'

const bits = (text: string): Bits => Uint8Array.from(text, Number)

/** Number of digits that SP 800-22 prints. */
const DIGITS = 6
/** The first 100 binary digits of π, the document's longer example. */
const PI = bits(
  '1100100100001111110110101010001000100001011010001100001000110100110001001100011001100010100010111000',
)
/** The 128 bits of 2.4.8. */
const LONGEST_RUNS = bits(
  '11001100000101010110110001001100111000000000001001001101010100010001001111010110100000001101011111001100111001101101100010110010',
)

/** Probabilities of 2.4 for blocks of 10,000 bits, as printed. */
const PRINTED_CHANCES = [0.0882, 0.2092, 0.2483, 0.1933, 0.1208, 0.0675, 0.0727]

/** Returns the first binary digits of e = Σ 1 / k!, by recursive halving of the sum into fractions. */
function digitsOfE(count: number): Bits {
  const sum = (from: number, to: number): readonly [bigint, bigint] => {
    if (to - from === 1) return [1n, BigInt(to)]
    const middle = Math.floor((from + to) / 2)
    const [[upper, below], [later, belowLater]] = [sum(from, middle), sum(middle, to)]
    return [upper * belowLater + later, below * belowLater]
  }
  // 1/k! is below 2^-count long before k = count / 8, which is far beyond e² for the counts asked for.
  const [numerator, denominator] = sum(0, Math.ceil(count / 8))
  const e = (1n << BigInt(count - 2)) + (numerator << BigInt(count - 2)) / denominator
  return bits(e.toString(2))
}

describe('the tests of SP 800-22 give the results of its examples (R06)', () => {
  it('2.1 frequency', () => {
    expect(frequency(bits('1011010101'))).toBeCloseTo(0.527089, DIGITS)
    expect(frequency(PI)).toBeCloseTo(0.109599, DIGITS)
  })

  it('2.2 frequency within a block', () => {
    expect(blockFrequency(bits('0110011010'), 3)).toBeCloseTo(0.801252, DIGITS)
    expect(blockFrequency(PI, 10)).toBeCloseTo(0.706438, DIGITS)
  })

  it('2.3 runs', () => {
    expect(runs(bits('1001101011'))).toBeCloseTo(0.147232, DIGITS)
    expect(runs(PI)).toBeCloseTo(0.500798, DIGITS)
    expect(runs(bits('1'.repeat(100)))).toBe(0)
  })

  it('2.4 longest run of ones, with the probabilities of four digits in the document', () => {
    const classes = { size: 8, shortest: 1, longest: 4 }
    expect(longestRunCounts(LONGEST_RUNS, classes)).toEqual([4, 9, 3, 0])
    expect(longestRunChances(classes)).toEqual([55 / 256, 94 / 256, 59 / 256, 48 / 256])
    expect(longestRun(LONGEST_RUNS, classes)).toBeCloseTo(0.180609, 4)
  })

  it('2.5 rank, whose example of 3 × 3 uses the probabilities of large matrices', () => {
    const counts = rankCounts(bits('01011001001010101101'), 3)
    expect(counts).toEqual([1, 1, 0])
    expect(goodnessAbove(counts, [0.2888, 0.5776, 0.1336])).toBeCloseTo(0.741948, DIGITS)
    const [full, less, rest] = rankChances(32)
    expect([full, less, rest].map((chance) => chance.toFixed(4))).toEqual(['0.2888', '0.5776', '0.1336'])
  })

  it('2.5 rank: of all 512 matrices of 3 × 3 as many have full rank and one less as the chances say', () => {
    const all = Array.from({ length: 512 }, (_, matrix) => matrix.toString(2).padStart(9, '0')).join('')
    const counts = rankCounts(bits(all), 3)
    expect(counts).toEqual([168, 294, 50])
    expect(rankChances(3).map((chance) => chance * 512)).toEqual(counts)
  })

  it('2.7 templates', () => {
    const found = nonOverlappingTemplates(bits('10100100101110010110'), { length: 3, blocks: 2 })
    expect(found.get(0b001)).toBeCloseTo(0.344154, DIGITS)
    expect(aperiodicTemplates(9)).toHaveLength(148)
    expect(aperiodicTemplates(3)).toEqual([0b001, 0b011, 0b100, 0b110])
  })

  it('2.11 serial', () => {
    const [first, second] = serial(bits('0011011101'), 3)
    expect(first).toBeCloseTo(0.808792, DIGITS)
    expect(second).toBeCloseTo(0.67032, DIGITS)
  })

  it('2.12 approximate entropy', () => {
    expect(approximateEntropy(bits('0100110101'), 3)).toBeCloseTo(0.261961, DIGITS)
    expect(approximateEntropy(PI, 2)).toBeCloseTo(0.235301, DIGITS)
  })

  it('2.13 cumulative sums', () => {
    expect(cumulativeSums(bits('1011010111'), 'first')).toBeCloseTo(0.4116588, DIGITS)
    expect(cumulativeSums(PI, 'first')).toBeCloseTo(0.219194, DIGITS)
    expect(cumulativeSums(PI, 'last')).toBeCloseTo(0.114866, DIGITS)
  })

  it('appendix B: the first million binary digits of e', () => {
    const e = digitsOfE(1_000_000)
    expect(e).toHaveLength(1_000_000)
    // 2.11.8 counts the ones.
    expect(e.reduce((sum, bit) => sum + bit, 0)).toBe(500_029)
    const known: Readonly<Record<string, number>> = {
      frequency: 0.953749,
      'block frequency': 0.211072,
      'cumulative sums, forward': 0.669887,
      'cumulative sums, backward': 0.724266,
      runs: 0.561917,
      'matrix rank': 0.306156,
      spectral: 0.847187,
      'approximate entropy': 0.700073,
      'serial, first': 0.766182,
      'serial, second': 0.462921,
    }
    const found = sequenceTests(e)
    for (const [test, p] of Object.entries(known))
      expect(Math.abs((found[test] ?? 0) - p), test).toBeLessThan(1e-6)
    const longest = longestRunCounts(e, { size: 10_000, shortest: 10, longest: 16 })
    expect(goodnessAbove(longest, PRINTED_CHANCES)).toBeCloseTo(0.718945, DIGITS)
    const templates = nonOverlappingTemplates(e, { length: 9, blocks: 8 })
    expect(templates.get(1)).toBeCloseTo(0.07879, DIGITS)
    expect(matrixRank(e.subarray(0, 100_000))).toBeCloseTo(0.532069, DIGITS)
    expect(serial(e, 2).map((p) => p.toFixed(6))).toEqual(['0.843764', '0.561915'])
  })
})

describe('the spectrum', () => {
  it.each([8, 10, 49, 97, 100, 360])('of %d values equals its defining sum', (n) => {
    const values = Float64Array.from({ length: n }, (_, index) => ((index * 7919 + 13) % 17) - 8)
    const { re, im } = fourier(values)
    for (let k = 0; k < n; k++) {
      const part = (turn: (angle: number) => number) =>
        values.reduce((sum, value, index) => sum + value * turn((-2 * Math.PI * k * index) / n), 0)
      expect(re[k]).toBeCloseTo(part(Math.cos), 8)
      expect(im[k]).toBeCloseTo(part(Math.sin), 8)
    }
  })

  /**
   * The document prints 0.029523, for four peaks below the threshold of 5.47. By its own definition all five
   * peaks are below it; the highest is 4.47.
   */
  it('of the example of 2.6.4', () => {
    const { re, im } = fourier(Float64Array.from('1001010011', (bit) => 2 * Number(bit) - 1))
    const peaks = Array.from(re.subarray(0, 5), (x, k) => Math.hypot(x, im[k] as number))
    expect(Math.max(...peaks)).toBeCloseTo(4.4721, 4)
    expect(spectral(bits('1001010011'))).toBeCloseTo(0.46816, DIGITS)
  })
})

describe('words become bits', () => {
  it('the highest bit of each first', () => {
    const found = bitsOf(Uint32Array.of(0x8000_0001, 0xf000_0000))
    expect([...found].join('')).toBe(`1${'0'.repeat(30)}1${'1'.repeat(4)}${'0'.repeat(28)}`)
  })
})

const pairs = pairsFrom(new Uint8Array(32).fill(6))
/** Enough bits to detect the errors below, in a quarter of the time. */
const BITS = 2 ** 18

/** Examines a sequence of a sample with these draws. */
function judged(name: string, drawsOf?: DrawsOf): Judged {
  const sample = SAMPLES.find((one) => one.name === name)
  if (!sample) throw new Error(`no sample ${name}`)
  return examine({
    name,
    size: '',
    tests(attempt) {
      const words = wordsOf(sample, { pairs, name: `test/${attempt}`, ...(drawsOf ? { drawsOf } : {}) })
      return streamTests(1, () => nextBits(words, BITS))
    },
  })
}

/** Returns the draws of play with each word changed. */
const withWords =
  (change: (word: number, index: number) => number): DrawsOf =>
  (round) => {
    const draws = drawsOfPlay(round)
    let index = 0
    return drawsFrom(() => change(draws.int(2 ** 32), index++))
  }

describe('the raw stream (R06)', () => {
  it('is read word by word as a round reads it', () => {
    const sample = SAMPLES[1] as (typeof SAMPLES)[number]
    const words = wordsOf(sample, { pairs, name: 'test' })
    const first = Array.from({ length: 9 }, words)
    const { pair, nonce, stream } = sample.round(1)
    expect([pair, nonce, stream]).toEqual([0, 2, 'main'])
    expect(new Set(first).size).toBe(9)
    expect(Array.from({ length: 9 }, wordsOf(sample, { pairs, name: 'test' }))).toEqual(first)
    expect(Array.from({ length: 9 }, wordsOf(sample, { pairs, name: 'fresh' }))).not.toEqual(first)
  })

  it('passes', () => {
    expect(judged('rounds of a pair, games in turn', drawsOfPlay).red).toEqual([])
  })

  it.each<readonly [string, string, DrawsOf]>([
    ['a stuck bit', 'one long stream', withWords((word) => (word | 0x10) >>> 0)],
    [
      'a bit that sticks in every fourth word',
      'one long stream',
      withWords((word, at) => (at % 4 === 0 ? word | 1 : word) >>> 0),
    ],
    [
      'a counter in place of the words',
      'one long stream',
      withWords((_, at) => Math.imul(at, 0x9e37_79b9) >>> 0),
    ],
    [
      'a nonce that is used twice',
      'rounds of a pair, games in turn',
      (round) =>
        drawsOfPlay({ ...round, gameId: 'one', rulesHash: hashOf('one'), nonce: Math.ceil(round.nonce / 2) }),
    ],
  ])('would not pass with %s', (_, sample, drawsOf) => {
    expect(judged(sample, drawsOf).red).not.toEqual([])
  })
})
