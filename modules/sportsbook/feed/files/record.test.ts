import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type MatchRecord, merged, recordOf } from './record.ts'
import type { MatchOdds, MatchRow } from './row.ts'

const odds: MatchOdds = { result: [2_000, 3_400, 3_800], goals: null, handicap: null, halves: false }
const goals = fc.record({ home: fc.nat(3), away: fc.nat(3) })

/** Lines about one match in files of a few times, so that many times are equal. */
const file = fc.record({
  atMs: fc.nat(4),
  kickOffMs: fc.nat(2),
  first: fc.option(fc.integer({ min: 1_500, max: 1_503 })),
  score: fc.option(goals),
})
type File = {
  atMs: number
  kickOffMs: number
  first: number | null
  score: { home: number; away: number } | null
}

function told({ atMs, kickOffMs, first, score }: File): MatchRecord {
  const about = { line: 1, league: 'L', season: 1, home: 'A', away: 'B', id: null, closing: null }
  const row: MatchRow = {
    ...about,
    kickOffMs,
    odds: first === null ? null : { ...odds, result: [first, 3_400, 3_800] },
    outcome: score && { status: 'played', score, half: null, stats: [] },
  }
  return recordOf(row, atMs)
}

const after = (files: readonly File[]) =>
  files.reduce<MatchRecord | null>((record, one) => merged(record, told(one)), null)

it('ends in the same record after files in any order and any repetition', () => {
  const cases = fc.array(file, { minLength: 1, maxLength: 8 }).chain((files) =>
    fc.record({
      files: fc.constant(files),
      mixed: fc.shuffledSubarray([...files, ...files], { minLength: files.length }),
    }),
  )
  fc.assert(
    fc.property(cases, ({ files, mixed }) => {
      // Files that the mix leaves out come last, so that each is read at least once.
      expect(after([...mixed, ...files.toReversed()])).toEqual(after(files))
    }),
    { numRuns: 2_000 },
  )
})

it('keeps the newest value of each part, and lets a missing part say nothing', () => {
  const record = after([
    { atMs: 3, kickOffMs: 1, first: null, score: { home: 1, away: 0 } },
    { atMs: 2, kickOffMs: 2, first: 1_500, score: { home: 0, away: 0 } },
    { atMs: 4, kickOffMs: 2, first: null, score: null },
  ])
  expect(record).toMatchObject({
    kickOff: { atMs: 4, value: 2 },
    odds: { atMs: 2, value: { result: [1_500, 3_400, 3_800] } },
    outcome: { atMs: 3, value: { score: { home: 1, away: 0 } } },
  })
})
