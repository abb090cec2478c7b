import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { assert } from '@poyraz/kernel'
import { ROOT } from '../../repository.ts'
import { EXPECTED_LEAST, goodness } from '../goodness.ts'

/**
 * One line of a certificate's distribution: `weight` combinations of stops pay `payout` units and award
 * `awarded` free spins.
 */
type Row = { readonly weight: number; readonly payout: number; readonly awarded: number }

/** Distribution of a spin in one mode, from the committed certificate of the game. */
export type Certified = {
  /** Number of combinations of stops. */
  readonly cycle: number
  /** Number of combinations by units paid. */
  readonly payouts: ReadonlyMap<number, number>
  /** Number of combinations by free spins awarded. */
  readonly awards: ReadonlyMap<number, number>
}

const FOLDER = 'packages/games/slots'
const COLUMNS = 'id,weight,payout,awarded'

/** Reads the distribution of a game's paid or free spins. */
export function certifiedSpins(slug: string, mode: 'base' | 'free'): Certified {
  const [columns, ...lines] = readFileSync(join(ROOT, FOLDER, slug, `${mode}.csv`), 'utf8')
    .trimEnd()
    .split('\n')
  assert(columns === COLUMNS, `${slug}: a distribution has the columns ${COLUMNS}`)
  const rows = lines.map((line): Row => {
    const [, weight = Number.NaN, payout = Number.NaN, awarded = Number.NaN] = line.split(',').map(Number)
    return { weight, payout, awarded }
  })
  return {
    cycle: rows.reduce((sum, { weight }) => sum + weight, 0),
    payouts: weightsBy(rows, ({ payout }) => payout),
    awards: weightsBy(rows, ({ awarded }) => awarded),
  }
}

/** Reads how many tickets of a book, or orders of the contents of covers, pay so many units. */
export function certifiedPays(slug: string, of: 'rounds' | 'covers'): ReadonlyMap<number, number> {
  const [columns, ...lines] = readFileSync(join(ROOT, FOLDER, slug, `${of}.csv`), 'utf8')
    .trimEnd()
    .split('\n')
  assert(columns === 'id,weight,payout', `${slug}: ${of} have the columns of a distribution`)
  return new Map(
    lines.map((line) => {
      const [, weight = Number.NaN, payout = Number.NaN] = line.split(',').map(Number)
      return [payout, weight]
    }),
  )
}

function weightsBy(rows: readonly Row[], by: (row: Row) => number): ReadonlyMap<number, number> {
  const weights = new Map<number, number>()
  for (const row of rows) weights.set(by(row), (weights.get(by(row)) ?? 0) + row.weight)
  return weights
}

/**
 * Returns the p-value of values against their weights. Neighbouring rare values share a class. Returns 0 if a
 * value without a weight occurs.
 */
export function asCertified(values: readonly number[], weights: ReadonlyMap<number, number>): number {
  const cycle = weights.values().reduce((sum, weight) => sum + weight, 0)
  const classOf = new Map<number, number>()
  const chances: number[] = [0]
  for (const [value, weight] of [...weights].sort(([a], [b]) => a - b)) {
    if ((chances.at(-1) as number) * values.length >= EXPECTED_LEAST) chances.push(0)
    classOf.set(value, chances.length - 1)
    chances[chances.length - 1] = (chances.at(-1) as number) + weight / cycle
  }
  const counts = new Array<number>(chances.length).fill(0)
  for (const value of values) {
    const place = classOf.get(value)
    if (place === undefined) return 0
    counts[place] = (counts[place] as number) + 1
  }
  if ((chances.at(-1) as number) * values.length < EXPECTED_LEAST && chances.length > 1) {
    chances.push((chances.pop() as number) + (chances.pop() as number))
    counts.push((counts.pop() as number) + (counts.pop() as number))
  }
  return chances.length > 1 ? goodness(counts, chances) : 1
}
