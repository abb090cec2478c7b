import { goodnessAbove } from '../goodness.ts'
import type { TestResult } from '../judge.ts'
import type { Bits } from './bits.ts'
import { blockFrequency, cumulativeSums, frequency } from './frequency.ts'
import { approximateEntropy, serial } from './patterns.ts'
import { matrixRank } from './rank.ts'
import { longestRun, runs } from './runs.ts'
import { spectral } from './spectral.ts'
import { nonOverlappingTemplates } from './templates.ts'

/** Bits of one sequence: enough for all tests below with their parameters, by SP 800-22. */
export const SEQUENCE_BITS = 2 ** 20

const FREQUENCY_BLOCK = 128
const LONGEST_RUN = { size: 10_000, shortest: 10, longest: 16 }
const TEMPLATES = { length: 9, blocks: 8 }
const ENTROPY_PATTERN = 10
const SERIAL_PATTERN = 16

/**
 * Runs our subset of SP 800-22 rev. 1a on one sequence, with the parameters of its table for a million bits.
 */
export function sequenceTests(bits: Bits): Readonly<Record<string, number>> {
  const [serialFirst, serialSecond] = serial(bits, SERIAL_PATTERN)
  return {
    frequency: frequency(bits),
    'block frequency': blockFrequency(bits, FREQUENCY_BLOCK),
    'cumulative sums, forward': cumulativeSums(bits, 'first'),
    'cumulative sums, backward': cumulativeSums(bits, 'last'),
    runs: runs(bits),
    'longest run of ones': longestRun(bits, LONGEST_RUN),
    'matrix rank': matrixRank(bits),
    spectral: spectral(bits),
    templates: smallest([...nonOverlappingTemplates(bits, TEMPLATES).values()]),
    'approximate entropy': approximateEntropy(bits, ENTROPY_PATTERN),
    'serial, first': serialFirst,
    'serial, second': serialSecond,
  }
}

/** SP 800-22, 4.2.2: minimum number of sequences to fill the ten classes of the spread. */
const SPREAD_LEAST = 55
const SPREAD_CLASSES = 10

/**
 * Tests many sequences. Returns for each test the smallest p-value, and whether all its p-values are uniform
 * from 0 to 1.
 */
export function streamTests(sequences: number, next: () => Bits): readonly TestResult[] {
  const byTest = new Map<string, number[]>()
  for (let count = 0; count < sequences; count++) {
    for (const [test, p] of Object.entries(sequenceTests(next()))) {
      byTest.set(test, [...(byTest.get(test) ?? []), p])
    }
  }
  return [...byTest].flatMap(([kind, ps]) => [
    { kind, of: `smallest of ${ps.length}`, p: smallest(ps) },
    ...(ps.length < SPREAD_LEAST ? [] : [{ kind, of: 'spread', p: spread(ps) }]),
  ])
}

/** Returns the probability that the smallest of this many p-values is at most theirs. */
function smallest(ps: readonly number[]): number {
  return -Math.expm1(ps.length * Math.log1p(-Math.min(...ps)))
}

function spread(ps: readonly number[]): number {
  const counts = new Array<number>(SPREAD_CLASSES).fill(0)
  for (const p of ps) {
    const place = Math.min(Math.floor(p * SPREAD_CLASSES), SPREAD_CLASSES - 1)
    counts[place] = (counts[place] as number) + 1
  }
  return goodnessAbove(counts, new Array<number>(SPREAD_CLASSES).fill(1 / SPREAD_CLASSES))
}
