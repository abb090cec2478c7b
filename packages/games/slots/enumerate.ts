import { assert } from '@poyraz/kernel'
import type { Model } from './model.ts'
import type { Tables } from './tables.ts'

/**
 * One kind of spin among all equally likely combinations of stops: how many combinations show this many
 * scatters and pay these units on lines or ways.
 */
export type Bucket = { readonly scatters: number; readonly units: number; readonly weight: number }

/** Every combination of stops, counted once: `cycle` is the product of the strip lengths. */
export type Distribution = { readonly cycle: number; readonly buckets: readonly Bucket[] }

/**
 * Counts every combination of stops exactly. Heads with the same open runs form a group: its tails are
 * counted once and combined with the units of its heads.
 */
export function enumerate(model: Model, tables: Tables): Distribution {
  const cycle = model.reels.reduce((product, reel) => product * reel.length, 1)
  assert(Number.isSafeInteger(cycle), 'the cycle can be counted exactly')
  const kinds = model.scatterUnits.length
  const total: Weights = new Map()
  for (const [classes, heads] of groupHeads(tables, kinds)) {
    const tails = countTails(tables, classes, kinds)
    for (const [head, headWeight] of heads) {
      for (const [tail, tailWeight] of tails) add(total, head + tail, headWeight * tailWeight)
    }
  }
  const buckets = [...total].map(([key, weight]) => {
    return { scatters: key % kinds, units: Math.floor(key / kinds), weight }
  })
  buckets.sort((left, right) => left.scatters - right.scatters || left.units - right.units)
  return { cycle, buckets }
}

/** Combinations by `units × kinds + scatters`: such keys add up as their units and scatters do. */
type Weights = Map<number, number>

function groupHeads(tables: Tables, kinds: number): Map<string, Weights> {
  const { settled, first, classes, headScatters } = tables
  const groups = new Map<string, Weights>()
  for (let head = 0; head < settled.length; head++) {
    const alive = classes
      .subarray(first[head], first[head + 1])
      .toSorted()
      .join()
    let heads = groups.get(alive)
    if (!heads) groups.set(alive, (heads = new Map()))
    add(heads, (settled[head] as number) * kinds + (headScatters[head] as number), 1)
  }
  return groups
}

function countTails({ tails, tailSize, tailScatters }: Tables, group: string, kinds: number): Weights {
  const starts = group === '' ? [] : group.split(',').map((id) => Number(id) * tailSize)
  const weights: Weights = new Map()
  for (let tail = 0; tail < tailSize; tail++) {
    let units = 0
    for (const start of starts) units += tails[start + tail] as number
    add(weights, units * kinds + (tailScatters[tail] as number), 1)
  }
  return weights
}

function add(weights: Weights, key: number, weight: number): void {
  weights.set(key, (weights.get(key) ?? 0) + weight)
}
