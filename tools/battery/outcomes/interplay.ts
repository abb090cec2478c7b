import { EXPECTED_LEAST } from '../goodness.ts'
import type { TestResult } from '../judge.ts'
import { chiSquareP } from '../special.ts'
import type { Sequence } from './sequences.ts'

/**
 * Tests whether two sequences are independent at equal positions (Pearson's test of independence). Returns no
 * result if they are too short to fill every pair of values.
 */
export function interplay(name: string, left: Sequence, right: Sequence): readonly TestResult[] {
  const length = Math.min(left.of.length, right.of.length)
  if (length < EXPECTED_LEAST * left.values * right.values) return []
  const [rows, columns] = [new Float64Array(left.values), new Float64Array(right.values)]
  const counts = new Float64Array(left.values * right.values)
  for (let index = 0; index < length; index++) {
    const [row, column] = [left.of[index] as number, right.of[index] as number]
    add(rows, row)
    add(columns, column)
    add(counts, row * right.values + column)
  }
  let statistic = 0
  for (const [cell, count] of counts.entries()) {
    const row = rows[Math.floor(cell / right.values)] as number
    const expected = (row * (columns[cell % right.values] as number)) / length
    if (expected > 0) statistic += (count - expected) ** 2 / expected
  }
  return [{ kind: 'interplay', of: name, p: chiSquareP(statistic, (left.values - 1) * (right.values - 1)) }]
}

function add(counts: Float64Array, index: number): void {
  counts[index] = (counts[index] as number) + 1
}

/** Returns the sequence shifted by this many places. */
export function later(sequence: Sequence, places: number): Sequence {
  return { ...sequence, of: sequence.of.subarray(places) }
}
