import { add, multiply, type Ratio, ratio } from '../../ratio.ts'
import type { BookCount } from './count-book.ts'

/** A distribution by value; its weights are tickets, or free spins of all tickets. */
export type Row = { readonly units: bigint; readonly awarded: bigint; readonly weight: bigint }

/** The distributions of a book, and the count that they come from. */
export type BookRows = {
  readonly rounds: readonly Row[]
  readonly paid: readonly Row[]
  readonly free: readonly Row[]
  readonly count: BookCount
}

/** Sorted by units; a key may join units and free spins awarded. */
export function rowsOf(counts: ReadonlyMap<number, number>, radix: number): readonly Row[] {
  return [...counts]
    .sort(([left], [right]) => left - right)
    .map(([key, weight]) => ({
      units: BigInt(Math.floor(key / radix)),
      awarded: BigInt(key % radix),
      weight: BigInt(weight),
    }))
}

export function meanOf(rows: readonly Row[], of: (row: Row) => bigint): Ratio {
  const weight = rows.reduce((sum, row) => sum + row.weight, 0n)
  return ratio(
    rows.reduce((sum, row) => sum + row.weight * of(row), 0n),
    weight,
  )
}

export function shareOf(rows: readonly Row[], is: (row: Row) => boolean): Ratio {
  return meanOf(rows, (row) => (is(row) ? 1n : 0n))
}

export function varianceOf(rows: readonly Row[], stake: bigint): Ratio {
  const mean = meanOf(rows, ({ units }) => units)
  const square = meanOf(rows, ({ units }) => units ** 2n)
  return multiply(less(square, multiply(mean, mean)), ratio(1n, stake ** 2n))
}

export function less(left: Ratio, right: Ratio): Ratio {
  return add(left, ratio(-right.numerator, right.denominator))
}
