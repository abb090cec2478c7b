import { type Ratio, ratio } from '../ratio.ts'
import { enumerate } from './enumerate.ts'
import type { CompiledMode } from './machine.ts'

/** The exact distribution of one spin of a mode, before the mode's multiplier. */
export type Spins = {
  readonly cycle: bigint
  readonly rows: readonly SpinRow[]
  /** Combinations of stops whose win the cap cut. */
  readonly cut: bigint
}

/**
 * Number (`weight`) of the combinations of stops with these pays on lines or ways and on scatters, and these
 * free spins.
 */
export type SpinRow = {
  readonly weight: bigint
  readonly runUnits: bigint
  readonly scatterUnits: bigint
  readonly awarded: number
}

/** Counts all spins of a mode; what goes beyond the cap is taken off the lines or ways. */
export function spinsOf({ model, tables }: CompiledMode, capUnits: number): Spins {
  const { cycle, buckets } = enumerate(model, tables)
  let cut = 0n
  const rows = buckets.map(({ scatters, units, weight }) => {
    const scatterUnits = model.scatterUnits[scatters] as number
    const runUnits = Math.min(units, capUnits - scatterUnits)
    if (runUnits < units) cut += BigInt(weight)
    return {
      weight: BigInt(weight),
      runUnits: BigInt(runUnits),
      scatterUnits: BigInt(scatterUnits),
      awarded: model.awards[scatters] as number,
    }
  })
  return { cycle: BigInt(cycle), rows, cut }
}

export function unitsOf({ runUnits, scatterUnits }: SpinRow): bigint {
  return runUnits + scatterUnits
}

/** The mean of a figure of a spin. */
export function mean({ cycle, rows }: Spins, figure: (row: SpinRow) => bigint): Ratio {
  return ratio(
    rows.reduce((sum, row) => sum + row.weight * figure(row), 0n),
    cycle,
  )
}

/** The chance that a spin is of a kind. */
export function chance(spins: Spins, is: (row: SpinRow) => boolean): Ratio {
  return mean(spins, (row) => (is(row) ? 1n : 0n))
}

/** The most that one spin can pay, in units. */
export function highest({ rows }: Spins): bigint {
  return rows.reduce((most, row) => (unitsOf(row) > most ? unitsOf(row) : most), 0n)
}
