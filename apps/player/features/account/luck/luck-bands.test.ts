import { expect, it } from 'vitest'
import { expectedLine, luckBands, ownLine, QUANTILES } from './luck-bands.ts'

const SLICES = [
  { rounds: 100, stake: 10_000, win: 4_000 },
  { rounds: 100, stake: 20_000, win: 30_000 },
]

/** A generator of whole numbers that repeats itself in every run. */
function seeded() {
  let state = 1
  return (n: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % n
  }
}

it('adds the own results, and the exact share of the stakes that the return leaves', () => {
  expect(ownLine(SLICES)).toEqual([-6_000, 4_000])
  expect(expectedLine(SLICES, 9_600)).toEqual([-400, -1_200])
})

it('has lines in their order, around the expected result, and wider with more rounds', () => {
  // Half of the rounds pay 1.92 stakes: a return of 96 %.
  const { lines, below } = luckBands(SLICES, { wins: [0, 1.92], random: seeded() })
  expect(lines).toHaveLength(QUANTILES.length)
  const ends = lines.map((line) => line.at(-1) ?? 0)
  expect(ends).toEqual([...ends].sort((left, right) => left - right))
  expect(Math.abs((ends[2] ?? 0) + 1_200)).toBeLessThan(500)
  const width = (place: number) => (lines[4]?.[place] ?? 0) - (lines[0]?.[place] ?? 0)
  expect(width(1)).toBeGreaterThan(width(0))
  // 4,000 above the stakes is more than two deviations over the expected -1,200.
  expect(below).toBeGreaterThan(0.95)
})

it('knows one result only for a game that always pays the same', () => {
  const { lines, below } = luckBands(SLICES, { wins: [1], random: seeded() })
  expect(lines.map((line) => line.at(-1))).toEqual([0, 0, 0, 0, 0])
  expect(below).toBe(1)
})
