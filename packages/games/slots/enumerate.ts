import { assert } from '@poyraz/kernel'
import { runsOf } from './evaluations.ts'
import type { Model, Reel } from './model.ts'
import type { Runs } from './runs.ts'

/**
 * One kind of spin among all equally likely combinations of stops: how many combinations show this many
 * scatters and pay these units on lines or ways.
 */
export type Bucket = { readonly scatters: number; readonly units: number; readonly weight: number }

/** Every combination of stops, counted once: `cycle` is the product of the strip lengths. */
export type Distribution = { readonly cycle: number; readonly buckets: readonly Bucket[] }

/**
 * Counts every combination of stops exactly. It walks reel by reel and stops walking where no run is alive any
 * more: what remains then differs in scatters only, whose counts are known for each rest of the reels.
 */
export function enumerate(model: Model): Distribution {
  const cycle = model.reels.reduce((product, reel) => product * reel.length, 1)
  assert(Number.isSafeInteger(cycle), 'the cycle can be counted exactly')
  const tails = scatterTails(model)
  const kinds = (tails[0] as Float64Array).length
  const weights = new Map<number, number>()
  const add = (units: number, scatters: number, weight: number): void => {
    const key = units * kinds + scatters
    weights.set(key, (weights.get(key) ?? 0) + weight)
  }
  const runs = runsOf(model)
  walk({ runs, reels: model.reels, tails, add }, 0, 0, 0)
  const buckets = [...weights].map(([key, weight]) => {
    return { scatters: key % kinds, units: Math.floor(key / kinds), weight }
  })
  buckets.sort((left, right) => left.scatters - right.scatters || left.units - right.units)
  return { cycle, buckets }
}

type Walk = {
  readonly runs: Runs
  readonly reels: readonly Reel[]
  readonly tails: readonly Float64Array[]
  add(units: number, scatters: number, weight: number): void
}

function walk(state: Walk, reel: number, units: number, scatters: number): void {
  const { runs, reels, tails } = state
  const { length, scatters: seen } = reels[reel] as Reel
  const rest = tails[reel + 1] as Float64Array
  for (let stop = 0; stop < length; stop++) {
    const settled = units + runs.advance(reel, stop)
    const count = scatters + (seen[stop] as number)
    if ((runs.alive[reel + 1] as number) > 0) {
      walk(state, reel + 1, settled, count)
      continue
    }
    for (let more = 0; more < rest.length; more++) {
      const weight = rest[more] as number
      if (weight > 0) state.add(settled, count + more, weight)
    }
  }
}

/** `tails[reel][count]`: combinations of the reels from `reel` on that show `count` scatters. */
function scatterTails(model: Model): readonly Float64Array[] {
  const tails = [Float64Array.of(1)]
  for (const { scatters } of model.reels.toReversed()) {
    const tail = tails[0] as Float64Array
    const longer = new Float64Array(tail.length + Math.max(...scatters))
    for (const seen of scatters) {
      for (const [count, weight] of tail.entries()) longer[count + seen] = (longer[count + seen] as number) + weight
    }
    tails.unshift(longer)
  }
  return tails
}
