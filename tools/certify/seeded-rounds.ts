import { seededStops } from '../../bench/slots/words.ts'
import type { CompiledMode, ReelMachine } from '../../packages/games/slots/machine.ts'
import { countScatters } from '../../packages/games/slots/model.ts'

/**
 * Returns a function that plays whole rounds and returns their units, directly from the evaluator. It follows
 * free spins on its own, independent of the code of play.
 */
export function seededRounds(machine: ReelMachine, seed: number): () => number {
  const { capUnits, freeSpins } = machine.rules
  const paid = seededSpins(machine.base, seed)
  const free = machine.free && seededSpins(machine.free, seed + 1)
  return () => {
    const first = paid()
    if (!free || !freeSpins) return Math.min(first.units, capUnits)
    let units = first.units
    let granted = first.awarded
    for (let played = 0; played < granted; played++) {
      const spin = free()
      units += spin.units * freeSpins.multiplier
      granted = Math.min(granted + spin.awarded, freeSpins.maxSpins)
    }
    return Math.min(units, capUnits)
  }
}

/** Returns a function that plays the next spin of a mode; it reuses the returned object. */
function seededSpins({ model, units }: CompiledMode, seed: number): () => { units: number; awarded: number } {
  const next = seededStops(
    seed,
    Int32Array.from(model.reels, (reel) => reel.length),
  )
  const stops = new Int32Array(model.reels.length)
  const spin = { units: 0, awarded: 0 }
  return () => {
    next(stops)
    spin.units = units(stops)
    spin.awarded = model.awards[countScatters(model, stops)] as number
    return spin
  }
}
