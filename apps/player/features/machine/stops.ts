import type {
  CompiledMode,
  DrawnHeights,
  Reel,
  ReelMachine,
  SlotMode,
  SlotStrips,
} from '@poyraz/games/machine-room'

type HeightWeights = DrawnHeights['base']

/** Returns the stop that lies `steps` further down the strip, around its end. */
export function stopAfter(strip: readonly string[], stop: number, steps: number): number {
  return (((stop + steps) % strip.length) + strip.length) % strip.length
}

/** Combinations of stops that show the same window, among all equally likely combinations. */
export type WindowChance = { readonly equal: number; readonly all: number }

export function windowChance(
  strips: SlotStrips,
  rows: readonly number[],
  stops: readonly number[],
): WindowChance {
  let [equal, all] = [1, 1]
  for (const [reel, strip] of strips.entries()) {
    const seen = windowText(strip, stops[reel] ?? 0, rows[reel] ?? 0)
    equal *= strip.filter((_, stop) => windowText(strip, stop, rows[reel] ?? 0) === seen).length
    all *= strip.length
  }
  return { equal, all }
}

/**
 * The chance of a window whose heights are drawn: weights of its heights times the stops that show its
 * symbols, among all. Both may be too large to be exact here; their ratio is what is shown.
 */
export function heightChance(
  strips: SlotStrips,
  weights: HeightWeights,
  { heights, stops }: { readonly heights: readonly number[]; readonly stops: readonly number[] },
): WindowChance {
  const { equal, all } = windowChance(strips, heights, stops)
  const drawn = weights.map((column, reel) => column[heights[reel] ?? 0] ?? 0)
  const sums = weights.map((column) => column.reduce((sum, weight) => sum + weight, 0))
  const product = (numbers: readonly number[]) => numbers.reduce((total, number) => total * number, 1)
  return { equal: equal * product(drawn), all: all * product(sums) }
}

/** Returns the next height of a reel that has a weight, up or down; the same where there is none. */
export function heightAfter(column: readonly number[], height: number, step: 1 | -1): number {
  for (let next = height + step; next > 0 && next < column.length; next += step) {
    if ((column[next] ?? 0) > 0) return next
  }
  return height
}

function windowText(strip: readonly string[], stop: number, rows: number): string {
  return Array.from({ length: rows }, (_, row) => strip[(stop + row) % strip.length]).join(' ')
}

/** Returns stops that show as many scatters as the reels have: they start the free spins of the game. */
export function freeSpinStops({ base }: ReelMachine): readonly number[] {
  return base.model.reels.map(({ scatters }) => scatters.indexOf(Math.max(...scatters)))
}

/** Returns stops that pay: the first that the search for the largest pay finds, so a page need not wait. */
export function payingStops({ base }: ReelMachine): readonly number[] {
  let found = climb(base, 0)
  for (let start = 1; found.units === 0 && start < STARTS; start++) found = climb(base, start)
  return [...found.stops]
}

/** Starts of the search, spread over the stops; enough for every game (tested against the certificates). */
const STARTS = 600
/** A prime, so that the starts of the reels differ. */
const STRIDE = 7_919

/**
 * Returns stops of the largest pay of a mode: from many starts, each reel in turn goes to the stop that pays
 * most with the others as they are, until no reel pays more.
 */
export function bestStops(machine: ReelMachine, mode: SlotMode): readonly number[] {
  const compiled = machine[mode] ?? machine.base
  let best = { units: -1, stops: new Int32Array(compiled.model.reels.length) }
  for (let start = 0; start < STARTS; start++) {
    const found = climb(compiled, start)
    if (found.units > best.units) best = found
  }
  return [...best.stops]
}

function climb({ model, units }: CompiledMode, start: number) {
  const stops = Int32Array.from(model.reels, (reel, index) => startOf(reel, index, start))
  let most = units(stops)
  for (let before = -1; most > before; ) {
    before = most
    for (const [index, reel] of model.reels.entries()) {
      let at = stops[index] as number
      for (let stop = 0; stop < reel.length; stop++) {
        stops[index] = stop
        const paid = units(stops)
        if (paid > most) [most, at] = [paid, stop]
      }
      stops[index] = at
    }
  }
  return { units: most, stops }
}

function startOf(reel: Reel, index: number, start: number): number {
  return (start * (index + 1) * STRIDE + Math.floor(start / reel.length)) % reel.length
}
