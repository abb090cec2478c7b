import type { Draws } from '@poyraz/fairness'
import { assert, type Kurus, kurus } from '@poyraz/kernel'
import type { CompiledMode, SlotMachine } from './machine.ts'
import { countScatters, type Reel } from './model.ts'
import type { SlotOutcome, SlotSpin } from './outcome.ts'
import type { SlotRules } from './rules.ts'
import { findWins } from './wins.ts'

/**
 * Plays a whole round, free spins included: a slot round has no choices. The outcome depends on the rules and
 * the draws alone; it knows neither stake nor player.
 */
export function play(machine: SlotMachine, draws: Draws): SlotOutcome {
  const { capUnits, freeSpins } = machine.rules
  const spins: SlotSpin[] = []
  let [units, left, granted] = [0, 0, 0]
  do {
    const mode = spins.length === 0 ? machine.base : machine.free
    assert(mode, 'free spins have a mode')
    const room = (freeSpins?.maxSpins ?? 0) - granted
    const spin = spinOnce(mode, drawStops(mode, draws), Math.max(left - 1, 0), room)
    spins.push(spin)
    units += spin.units
    left = spin.left
    granted += spin.awarded
  } while (left > 0 && units < capUnits)
  return { spins, units: Math.min(units, capUnits), capped: units > capUnits || left > 0 }
}

/** Stakes of a game, rising. */
export function slotStakes(rules: SlotRules): readonly Kurus[] {
  return rules.stakes.map(kurus)
}

/**
 * Returns the pay of an outcome for a stake. It is whole kuruş without rounding, because a stake is a
 * multiple of its units.
 */
export function slotPayout(rules: SlotRules, stake: Kurus, outcome: SlotOutcome): Kurus {
  const unitsPerBet = BigInt(rules.unitsPerBet)
  assert(stake > 0n && stake % unitsPerBet === 0n, 'a stake is a whole number of kuruş per unit')
  return kurus((stake / unitsPerBet) * BigInt(outcome.units))
}

function drawStops({ model }: CompiledMode, draws: Draws): Int32Array {
  const stops = new Int32Array(model.reels.length)
  for (let reel = 0; reel < stops.length; reel++) stops[reel] = draws.int((model.reels[reel] as Reel).length)
  return stops
}

/**
 * Evaluates one spin at given stops. `left` free spins remained before it, and `room` more may be awarded.
 * The tables give the pay and the wins explain it; every spin asserts that both have the same sum.
 */
function spinOnce({ model, units }: CompiledMode, stops: Int32Array, left: number, room: number): SlotSpin {
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
function seen(reels: readonly Reel[], at: Int32Array): Pick<SlotSpin, 'stops' | 'window' | 'expanded'> {
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
