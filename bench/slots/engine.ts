import type { Ratio } from '../../packages/games/ratio.ts'
import { goldenB } from '../../packages/games/slots/fixtures/golden-b.ts'
import { type CompiledMode, compileMode } from '../../packages/games/slots/machine.ts'
import { mean, spinsOf, unitsOf } from '../../packages/games/slots/spins.ts'
import type { Counted } from './reference.ts'
import { seededStops } from './words.ts'

export type Enumerated = Counted & { readonly cycle: number; readonly rtp: Ratio }

/**
 * Computes the exact return of the paid spin from the rules, `times` times; the tables are built anew each
 * time.
 */
export function enumerateEngine(times: number): Enumerated {
  const start = performance.now()
  let counted: Omit<Enumerated, 'seconds'> | null = null
  for (let time = 0; time < times; time++) {
    const spins = spinsOf(compileMode(goldenB, 'base'), Number.MAX_SAFE_INTEGER)
    const rtp = mean(spins, unitsOf)
    const units = spins.rows.reduce((sum, row) => sum + row.weight * unitsOf(row), 0n)
    const hits = spins.rows.reduce((sum, row) => (unitsOf(row) > 0n ? sum + row.weight : sum), 0n)
    counted = { units: Number(units), hits: Number(hits), cycle: Number(spins.cycle), rtp }
  }
  if (!counted) throw new Error('at least one cycle')
  return { ...counted, seconds: (performance.now() - start) / 1000 }
}

/** Runs the evaluator that `play` calls, with seeded stops. */
export function simulateEngine({ model, units }: CompiledMode, spins: number, seed: number): Counted {
  const next = seededStops(
    seed,
    Int32Array.from(model.reels, (reel) => reel.length),
  )
  const stops = new Int32Array(model.reels.length)
  let [total, hits] = [0, 0]
  const start = performance.now()
  for (let spin = 0; spin < spins; spin++) {
    next(stops)
    const paid = units(stops)
    total += paid
    if (paid > 0) hits++
  }
  return { units: total, hits, seconds: (performance.now() - start) / 1000 }
}
