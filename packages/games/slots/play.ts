import type { Draws } from '@poyraz/fairness'
import { assert } from '@poyraz/kernel'
import type { CompiledMode, ReelMachine } from './machine.ts'
import { countScatters, type Reel } from './model.ts'
import type { ReelOutcome, ReelSpin } from './outcome.ts'
import type { SlotMode } from './rules.ts'
import { findWins } from './wins.ts'

/**
 * Plays a whole round, free spins included: a slot round has no choices. The outcome depends on the rules and
 * the draws alone; it knows neither stake nor player.
 */
export function play(machine: ReelMachine, draws: Draws): ReelOutcome {
  return playFrom(machine, drawStops(machine.base, draws), draws)
}

/** Plays a round whose paid spin has been drawn. */
export function playFrom(machine: ReelMachine, first: ArrayLike<number>, draws: Draws): ReelOutcome {
  const { freeSpins } = machine.rules
  const paid = spinOnce(machine.base, Int32Array.from(first), 0, freeSpins?.maxSpins ?? 0)
  return playOn(machine, [paid], paid.left, draws)
}

/** Plays free spins without a paid spin, `count` of them and those that they award. */
export function playFree(machine: ReelMachine, count: number, draws: Draws): ReelOutcome {
  return playOn(machine, [], count, draws)
}

/** Plays the free spins that are left, which were all awarded before. */
function playOn(
  machine: ReelMachine,
  before: readonly ReelSpin[],
  awarded: number,
  draws: Draws,
): ReelOutcome {
  const { capUnits, freeSpins } = machine.rules
  const spins = [...before]
  let units = before.reduce((sum, spin) => sum + spin.units, 0)
  let [left, granted] = [awarded, awarded]
  while (left > 0 && units < capUnits) {
    assert(machine.free, 'free spins have a mode')
    const room = (freeSpins?.maxSpins ?? 0) - granted
    const spin = spinOnce(machine.free, drawStops(machine.free, draws), left - 1, room)
    spins.push(spin)
    units += spin.units
    left = spin.left
    granted += spin.awarded
  }
  return { spins, units: Math.min(units, capUnits), capped: units > capUnits || left > 0 }
}

/** Evaluates a spin at stops that were set by hand. A free spin is the first of its round. */
export function spinAt(machine: ReelMachine, mode: SlotMode, stops: readonly number[]): ReelSpin {
  const compiled = machine[mode]
  assert(compiled, `${machine.rules.gameId} has this mode`)
  return spinOnce(compiled, Int32Array.from(stops), 0, machine.rules.freeSpins?.maxSpins ?? 0)
}

/** Draws a stop per reel, from the left. */
export function drawStops({ model }: CompiledMode, draws: Draws): Int32Array {
  const stops = new Int32Array(model.reels.length)
  for (let reel = 0; reel < stops.length; reel++) stops[reel] = draws.int((model.reels[reel] as Reel).length)
  return stops
}

/**
 * Evaluates one spin at given stops. `left` free spins remained before it, and `room` more may be awarded.
 * The tables give the pay and the wins explain it; every spin asserts that both have the same sum.
 */
function spinOnce({ model, units }: CompiledMode, stops: Int32Array, left: number, room: number): ReelSpin {
  const wins = findWins(model, stops)
  const paid = units(stops)
  let explained = 0
  for (const win of wins) explained += win.units
  assert(paid === explained, `${model.rules.gameId}: the wins explain the pay`)
  const multiplier = model.mode === 'free' ? (model.rules.freeSpins?.multiplier ?? 1) : 1
  const awarded = Math.min(model.awards[countScatters(model, stops)] as number, room)
  return {
    mode: model.mode,
    ...seen(model.reels, stops),
    wins,
    multiplier,
    awarded,
    left: left + awarded,
    units: paid * multiplier,
  }
}

/** Visible window at the given stops. */
function seen(reels: readonly Reel[], at: Int32Array): Pick<ReelSpin, 'stops' | 'window' | 'expanded'> {
  const stops: number[] = []
  const window: (readonly string[])[] = []
  const expanded: number[] = []
  for (let index = 0; index < reels.length; index++) {
    const reel = reels[index] as Reel
    const stop = at[index] as number
    stops.push(stop)
    window.push(reel.windows[stop] as readonly string[])
    if (reel.covered[stop]) expanded.push(index)
  }
  return expanded.length > 0 ? { stops, window, expanded } : { stops, window }
}
